package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogAction.DrawTile;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.LayTile;
import io.github.casemate.fog.action.FogAction.PlayerBegins;
import io.github.casemate.fog.action.FogAction.PointArrow;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.BuildingEvents;
import io.github.casemate.fog.event.CombatEvents;
import io.github.casemate.fog.event.TileEvents;
import io.github.casemate.fog.event.TurnEvents;
import io.github.casemate.fog.event.UnitEvents;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.Conquests;
import io.github.casemate.fog.rules.Exploration;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.rules.FogTurn;
import io.github.casemate.fog.rules.FogTurnEnd;
import io.github.casemate.fog.rules.Income;
import io.github.casemate.fog.rules.LighthouseTile;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.rules.Movement;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.rules.UnitAction;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.fog.words.FogDrawing;
import io.github.casemate.fog.words.FogNotation;
import io.github.casemate.fog.words.FogWords;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.Block;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Battle on the Island of Fog as a pack: {@code island-of-fog}. */
public final class IslandOfFogPack
        implements GamePack<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> {

    /** SET-1. */
    public static final Setting<Integer> PLAYERS =
            Setting.number("players", 2, 4, 2, "How many people play.").also("p");

    /** HSE-1. */
    public static final Setting<Integer> BOARD = Setting.choice(
            "board",
            Array.of(3, 4, 5, 6),
            5,
            size -> size + "x" + size,
            "How many places the board has; on 4x4 and 6x6 the lighthouse is one of the pile (HSE-1, HSE-2).");

    /** TRN-3. */
    public static final Setting<Integer> UNITS_PER_TURN = Setting.number(
            "units-per-turn", 1, 40, FogRuleset.UNITS_PER_TURN, "How many units may be activated in a turn (TRN-3).");

    /** RUL-20. */
    public static final Setting<Integer> QUIET_ROUNDS = Setting.number(
            "quiet-rounds",
            0,
            FogRuleset.MOST_QUIET_ROUNDS,
            FogRuleset.QUIET_ROUNDS,
            "After this many rounds without a new tile the countdown begins; 0 for never (RUL-20).");

    /** The tiles. */
    public static final Setting<TileCatalog> TILES = Setting.document(
            "tiles",
            TileCatalog.class,
            TileCatalog.SHIPPED,
            "The field tiles; those that are shipped are reconstructed.");

    private static final Array<Setting<Boolean>> VARIANTS = Array.of(FogVariant.values())
            .map(variant -> Setting.flag(variant.text(), variant.about() + " (" + variant.rule() + ")"));

    private static final GameInfo INFO = new GameInfo(
            "island-of-fog",
            1,
            "Battle on the Island of Fog",
            "Explore an island tile by tile, build cities and factories, and fight for the lighthouse; the tiles are"
                    + " reconstructed.",
            2,
            4,
            false,
            true);

    /** For the service loader. */
    public IslandOfFogPack() {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    /**
     * {@return the setting of a variant}
     *
     * @param variant the variant
     */
    public static Setting<Boolean> variant(FogVariant variant) {
        return VARIANTS.get(variant.ordinal());
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.<Setting<?>>of(PLAYERS, BOARD, UNITS_PER_TURN, QUIET_ROUNDS)
                .appendAll(VARIANTS)
                .append(TILES);
    }

    @Override
    public Either<Rejection, Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>>> create(
            Settings settings) {
        FogRuleset ruleset = new FogRuleset(
                settings.get(PLAYERS),
                settings.get(BOARD),
                Array.of(FogVariant.values()).filter(variant -> settings.get(variant(variant))),
                settings.get(UNITS_PER_TURN),
                settings.get(QUIET_ROUNDS),
                settings.get(TILES));
        Option<String> problem = ruleset.problem();
        return problem.isDefined()
                ? Either.left(Rejection.of(Settings.IMPOSSIBLE, problem.get() + "."))
                : Either.right(AgendaGame.of(new FogRules(ruleset)));
    }

    @Override
    public Settings settingsOf(Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game) {
        FogRuleset ruleset = rules(game).ruleset();
        Settings settings = Settings.standard(settings())
                .with(PLAYERS, ruleset.players())
                .with(BOARD, ruleset.size())
                .with(UNITS_PER_TURN, ruleset.unitsPerTurn())
                .with(QUIET_ROUNDS, ruleset.quietRounds())
                .with(TILES, ruleset.tiles());
        for (FogVariant variant : ruleset.variants()) {
            settings = settings.with(variant(variant), true);
        }
        return settings;
    }

    private static FogRules rules(Game<?, ?, ?, ?> game) {
        if (game instanceof AgendaGame<?> onAgenda && onAgenda.rules() instanceof FogRules rules) {
            return rules;
        }
        throw new IllegalArgumentException("not a game of " + INFO.name() + ": " + game);
    }

    /** {@inheritDoc} Spaces, places and directions are named as on the board. */
    @Override
    public Notation<Action> notation(Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game) {
        return FogNotation::of;
    }

    @Override
    public Words<Action, Event<FogTable>, GameView<FogTable>> words(
            Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game, Names names) {
        return new FogWords(rules(game).table().board(), names);
    }

    @Override
    public TextDrawing<GameView<FogTable>> drawing(
            Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game, Names names) {
        return new FogDrawing(rules(game).table().board(), names);
    }

    /** {@inheritDoc} The field tiles. */
    @Override
    public Seq<BoxItem> box() {
        TextDrawing<?> drawing = new FogDrawing(new FogBoard(FogRuleset.standard(2)), Names.ofSeats(2));
        return TileCatalog.SHIPPED
                .tiles()
                .map(tile -> new BoxItem(
                        "reconstructed",
                        "tile",
                        tile.name(),
                        tile.rows().mkString(" "),
                        tile.id(),
                        width -> drawing.thing(tile.id(), width).getOrElse(Block.EMPTY)));
    }

    @Override
    public Seq<Class<?>> types(Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game) {
        return Array.of(
                FogChoice.class,
                PlayerBegins.class,
                DrawTile.class,
                LayTile.class,
                PointArrow.class,
                ActivateUnit.class,
                HeadFor.class,
                StopAt.class,
                ExploreFrom.class,
                AttackTowards.class,
                RollAgain.class,
                CombatRoll.class,
                TurnEvents.FirstPlayerChosen.class,
                TurnEvents.FogTurnBegan.class,
                TurnEvents.CoinsEarned.class,
                TurnEvents.FogTurnEnded.class,
                TurnEvents.CountdownBegan.class,
                TurnEvents.FogGameEnded.class,
                TileEvents.TileDrawn.class,
                TileEvents.TileLaid.class,
                TileEvents.EntryBlocked.class,
                UnitEvents.UnitActivated.class,
                UnitEvents.FogUnitMoved.class,
                UnitEvents.FogEntered.class,
                UnitEvents.UnitsStacked.class,
                UnitEvents.UnitFinished.class,
                UnitEvents.UnitMade.class,
                BuildingEvents.FogBuilt.class,
                BuildingEvents.BuildingSwapped.class,
                BuildingEvents.FactorySetUp.class,
                BuildingEvents.BuildingConquered.class,
                BuildingEvents.BuildingRemoved.class,
                BuildingEvents.PlayerDefeated.class,
                CombatEvents.FightBegan.class,
                CombatEvents.CombatDiceRolled.class,
                CombatEvents.FightDecided.class,
                CombatEvents.UnitDestroyed.class,
                CombatEvents.UnitAdvanced.class,
                FogSetUp.class,
                FogSetUp.StartingSide.class,
                FogSetUp.WhoBegins.class,
                FogTurn.class,
                Conquests.class,
                Conquests.KeepAs.class,
                Income.class,
                LighthouseTile.class,
                LighthouseTile.ChooseTilePlace.class,
                TilePile.class,
                TilePile.ChooseArrow.class,
                Activations.class,
                Movement.class,
                Movement.Destination.class,
                Exploration.class,
                UnitAction.class,
                Combat.RollForCombat.class,
                Combat.OfferSecondRoll.class,
                Combat.SecondRoll.class,
                Combat.DecideFight.class,
                MakeUnits.class,
                MakeUnits.MakeUnit.class,
                FogTurnEnd.class);
    }
}
