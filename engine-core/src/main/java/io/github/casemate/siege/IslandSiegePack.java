package io.github.casemate.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ShippedDocument;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.drawing.CardDrawing;
import io.github.casemate.siege.drawing.SiegeDrawing;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.words.SiegeWords;
import io.github.casemate.text.Block;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** Island Siege as a pack: {@code island-siege}. */
public final class IslandSiegePack implements GamePack<GameState<Table>, Action, Event<Table>, GameView<Table>> {

    /** The edition. */
    public static final Setting<Edition> EDITION = Setting.choice(
                    "edition",
                    Array.of(Edition.values()),
                    Edition.SECOND,
                    edition -> edition.name().toLowerCase(Locale.ROOT),
                    "The edition: the first is for two players.")
            .also("e");

    /** How many people play. */
    public static final Setting<Integer> PLAYERS = Setting.number(
                    "players", 1, 4, 2, "How many people play; one needs a module that plays against them.")
            .also("p");

    /** RUL-3. */
    public static final Setting<Boolean> OPEN_WATERS_WHEN_BLOCKED = Setting.flag(
            "open-waters-when-blocked", "Open Waters may be attacked when other fleets block every fort (RUL-3).");

    /** RUL-5. */
    public static final Setting<Boolean> REPAIR_FLAGS_ONLY =
            Setting.flag("repair-flags-only", "A repair goes only on an empty flag space of its colour (RUL-5).");

    /** RUL-31. */
    public static final Setting<Boolean> STARTING_FORTS_DISCARDED = Setting.flag(
            "starting-forts-discarded", "A destroyed Starting Fort goes to the discard pile like any fort (RUL-31).");

    /** RUL-20. */
    public static final Setting<Integer> TURN_LIMIT = Setting.number(
                    "turn-limit", 0, Integer.MAX_VALUE, 0, "After this many turns the game ends; 0 for never (RUL-20).")
            .spelled("none", 0)
            .also("t", "turns");

    /** The catalogues that differ from what is shipped. */
    public static final Setting<Array<Catalog>> CATALOGS = Setting.document(
            "cards",
            Catalog.class,
            Array.empty(),
            "Changed cards of the base game or of modules; none is changed.",
            IslandSiegePack::everythingIn);

    /**
     * RUL-20: games between bots end after this many turns. They may go round in circles forever; games that get
     * somewhere are over long before.
     */
    private static final int TURNS_OF_BOTS = 200;

    /** To ask for the value of {@link #modules}: settings are the same if their names are. */
    private static final Setting<Array<String>> CHOSEN_MODULES = several(Array.empty());

    private static final GameInfo INFO = new GameInfo(
            "island-siege",
            1,
            "Island Siege",
            "Build forts, settle colonists and besiege the forts of the others, with dice and hidden cards.",
            1,
            4,
            true,
            true);

    /** For the service loader. */
    public IslandSiegePack() {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Seq<Setting<?>> settings() {
        return settings(modules());
    }

    /** Looking for modules takes most of the time of all that a pack does, so it is done once for each call. */
    private static Seq<Setting<?>> settings(Setting<Array<String>> modules) {
        return Array.of(
                PLAYERS,
                modules,
                EDITION,
                TURN_LIMIT,
                OPEN_WATERS_WHEN_BLOCKED,
                REPAIR_FLAGS_ONLY,
                STARTING_FORTS_DISCARDED,
                CATALOGS);
    }

    /** {@return the setting for rule modules, with those that can be found} */
    public static Setting<Array<String>> modules() {
        return several(Ruleset.knownModules());
    }

    private static Setting<Array<String>> several(Array<String> modules) {
        return Setting.several("modules", modules, "The expansions and other rule modules.")
                .also("m", "with");
    }

    @Override
    public Either<Rejection, Game<GameState<Table>, Action, Event<Table>, GameView<Table>>> create(Settings settings) {
        try {
            Ruleset ruleset = Ruleset.of(settings.get(EDITION), settings.get(PLAYERS), settings.get(CHOSEN_MODULES))
                    .withVariants(new Variants(
                            settings.get(OPEN_WATERS_WHEN_BLOCKED),
                            settings.get(REPAIR_FLAGS_ONLY),
                            settings.get(STARTING_FORTS_DISCARDED),
                            settings.get(TURN_LIMIT)));
            for (Catalog catalog : settings.get(CATALOGS)) {
                ruleset = ruleset.with(catalog);
            }
            return Either.right(IslandSiege.of(ruleset));
        } catch (IllegalRulesetException | BrokenRuleException refused) {
            return Either.left(Rejection.of(
                    Settings.IMPOSSIBLE, "This cannot be played (" + settings + "): " + refused.getMessage() + "."));
        }
    }

    @Override
    public Settings settingsOf(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        Ruleset ruleset = siege(game).ruleset();
        Variants variants = ruleset.variants();
        Catalog base = Catalog.shipped(Catalog.BASE);
        Array<Catalog> changed = ruleset.cards().equals(base.cards())
                ? ruleset.catalogs()
                : ruleset.catalogs().prepend(base.withCards(ruleset.cards()));
        Setting<Array<String>> modules = modules();
        return Settings.standard(settings(modules))
                .with(EDITION, ruleset.edition())
                .with(PLAYERS, ruleset.players())
                .with(modules, ruleset.modules())
                .with(OPEN_WATERS_WHEN_BLOCKED, variants.openWatersWhenBlocked())
                .with(REPAIR_FLAGS_ONLY, variants.repairFlagsOnly())
                .with(STARTING_FORTS_DISCARDED, variants.startingFortsDiscarded())
                .with(TURN_LIMIT, variants.turnLimit())
                .with(CATALOGS, changed);
    }

    /** {@inheritDoc} Cards are named by their ids. */
    @Override
    public Notation<Action> notation(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        return new SiegeNotation(siege(game).initialTable());
    }

    @Override
    public Words<Action, Event<Table>, GameView<Table>> words(
            Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game, Names names) {
        Ruleset ruleset = siege(game).ruleset();
        return new SiegeWords(siege(game), ruleset.words(), ruleset::victories, names);
    }

    @Override
    public TextDrawing<GameView<Table>> drawing(
            Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game, Names names) {
        return new SiegeDrawing(
                siege(game).initialTable(), siege(game).ruleset().words(), names);
    }

    /**
     * {@return the words of the rules, the cards and the modules of a game, by the classes of what they are for}
     *
     * @param game a game of this pack
     */
    public static ModuleWords phrasing(IslandSiege game) {
        return SiegeWords.all(game.ruleset().words());
    }

    /**
     * {@return a card, with all that is printed on it}
     *
     * @param card the card; it need not be part of any game
     * @param width how many columns there are
     */
    public static Block drawing(Card card, int width) {
        return CardDrawing.of(card, width);
    }

    /** {@inheritDoc} Here nothing is hidden from them. */
    @Override
    public GameView<Table> fromAbove(
            Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game, GameState<Table> state) {
        return siege(game).fromAbove(state);
    }

    @Override
    public Seq<Class<?>> types(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        return Vocabulary.of(siege(game).ruleset())
                .types()
                .iterator()
                .<Class<?>>map(entry -> entry._2())
                .toArray();
    }

    @Override
    public Seq<PlayerId> filled(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        return PlayerId.first(siege(game).ruleset().players());
    }

    /** {@inheritDoc} Modules have their seats behind those of the people, in the order of their ids. */
    @Override
    public String seatName(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game, PlayerId player) {
        Ruleset ruleset = siege(game).ruleset();
        Seq<String> names = ruleset.loaded().flatMap(module -> Array.fill(module.extraSeats(), module::seatName));
        int place = player.index() - ruleset.players();
        return place >= 0 && place < names.size() ? names.get(place) : player.toString();
    }

    @Override
    public Seq<BoxItem> box() {
        return shipped().flatMap(catalog -> catalog.all().map(card -> SiegeBox.item(catalog.module(), card)));
    }

    /** {@inheritDoc} The cards of the base game, and those of each module. */
    @Override
    public Seq<ShippedDocument> documents() {
        return shipped().map(catalog -> new ShippedDocument(catalog.module(), CATALOGS.name(), catalog));
    }

    /** A module that cannot list its cards has none to show. */
    private static Seq<Catalog> shipped() {
        return Ruleset.knownModules()
                .prepend(Catalog.BASE)
                .flatMap(set -> {
                    try {
                        return Option.some(Catalog.shipped(set));
                    } catch (BrokenRuleException broken) {
                        return Option.<Catalog>none();
                    }
                })
                .filter(catalog -> !catalog.all().isEmpty());
    }

    @Override
    public Seq<String> leftOut() {
        return Ruleset.brokenModules().map(BrokenModule::reason);
    }

    @Override
    public Settings settingsForBots() {
        return Settings.standard(settings()).with(TURN_LIMIT, TURNS_OF_BOTS);
    }

    private static String everythingIn(Array<Catalog> catalogs) {
        return catalogs.map(catalog -> catalog.module() + "\n"
                        + catalog.all().map(IslandSiegePack::everythingOn).mkString())
                .mkString();
    }

    private static String everythingOn(Card card) {
        return Array.of(
                        card.id(),
                        card.name(),
                        card.type(),
                        card.layout(),
                        card.slots(),
                        card.cost(),
                        card.coins(),
                        card.repair(),
                        card.starting(),
                        card.abilities())
                .mkString("", "|", "\n");
    }

    private static IslandSiege siege(Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game) {
        if (game instanceof IslandSiege siege) {
            return siege;
        }
        throw new IllegalArgumentException("not a game of " + INFO.name() + ": " + game);
    }
}
