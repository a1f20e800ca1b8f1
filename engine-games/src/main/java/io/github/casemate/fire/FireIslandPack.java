package io.github.casemate.fire;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.FireCatalog;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CardEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.event.SetUpEvents;
import io.github.casemate.fire.event.TradeEvents;
import io.github.casemate.fire.rules.AcceptOffer;
import io.github.casemate.fire.rules.BuyAtMarket;
import io.github.casemate.fire.rules.ChosenMeal;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.rules.DrawOneCard;
import io.github.casemate.fire.rules.DrawUp;
import io.github.casemate.fire.rules.EruptionTarget;
import io.github.casemate.fire.rules.FillPiles;
import io.github.casemate.fire.rules.FindFirst;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.Harvest;
import io.github.casemate.fire.rules.HungryGiant;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.JudgeClaim;
import io.github.casemate.fire.rules.LayHighBridgeWhere;
import io.github.casemate.fire.rules.LaySupport;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.rules.LinkAgain;
import io.github.casemate.fire.rules.LookForBuilding;
import io.github.casemate.fire.rules.LookForKing;
import io.github.casemate.fire.rules.MarchArmies;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.MillWhich;
import io.github.casemate.fire.rules.NextTurn;
import io.github.casemate.fire.rules.OfferForWhat;
import io.github.casemate.fire.rules.OfferWhat;
import io.github.casemate.fire.rules.OpenWindow;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.rules.PlantFlags;
import io.github.casemate.fire.rules.RandomMeal;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.TakeOne;
import io.github.casemate.fire.rules.TurnCardUp;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.words.FireBox;
import io.github.casemate.fire.words.FireDrawing;
import io.github.casemate.fire.words.FireWords;
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
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** King of Fire Island as a pack: {@code king-of-fire-island}. */
public final class FireIslandPack
        implements GamePack<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> {

    /** How many people play (SET-1). */
    public static final Setting<Integer> PLAYERS =
            Setting.number("players", 2, 4, 2, "How many people play.").also("p");

    /** ADV. */
    public static final Setting<Boolean> ADVANCED =
            Setting.flag("advanced", "The Advanced game: buildings have bonuses, and there are armies (ADV).");

    /** WIN-2. */
    public static final Setting<Integer> POINTS = Setting.number(
            "points",
            0,
            10,
            0,
            "How many points make a king; 0 for the usual five, or six in the Advanced game (WIN-2).");

    /** WIN-5. */
    public static final Setting<Integer> TURNS = Setting.number(
                    "turns", 1, 1000, 40, "How many turns each player has at most (WIN-5).")
            .also("t");

    /** RUL-18. */
    public static final Setting<Integer> OFFERS =
            Setting.number("offers", 0, 5, 2, "How many trades a player may offer in a turn (RUL-18).");

    /** RUL-13. */
    public static final Setting<Boolean> WINDOW_AFTER_DICE = Setting.flag(
            "window-after-dice", "Others may play events after the dice, too, and not only after the turn (RUL-13).");

    /** RUL-12. */
    public static final Setting<Boolean> CHOSEN_MEAL =
            Setting.flag("chosen-meal", "The player picks what the Giant eats, instead of chance (RUL-12).");

    /** RUL-5. */
    public static final Setting<Boolean> ANY_SUPPORT =
            Setting.flag("any-support", "Any element may support a high bridge, and not only Chimneys (RUL-5).");

    /** RUL-9. */
    public static final Setting<Integer> LINK_BRICKS =
            Setting.number("link-bricks", 1, 2, 1, "How many bricks may join the kingdom again after milling (RUL-9).");

    /** MAP-1. */
    public static final Setting<IslandMap> MAP =
            Setting.document("map", IslandMap.class, IslandMaps.STANDARD, "The island; ours is a reconstruction.");

    /** The buildings and the deck. */
    public static final Setting<FireCatalog> CARDS = Setting.document(
            "cards", FireCatalog.class, FireDeck.STANDARD, "The buildings and cards; ours are a reconstruction.");

    private static final GameInfo INFO = new GameInfo(
            "king-of-fire-island",
            1,
            "King of Fire Island",
            "Build a kingdom brick by brick on a volcanic island, with hidden cards, trades, disasters and a hungry"
                    + " Giant; map and cards are reconstructed.",
            2,
            4,
            true,
            true);

    /** For the service loader. */
    public FireIslandPack() {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    /** {@inheritDoc} The cards of the deck. */
    @Override
    public Seq<BoxItem> box() {
        return FireBox.items(FireIsland.of(2, FireVariants.ADVANCED).realm());
    }

    @Override
    public Seq<Setting<?>> settings() {
        return Array.of(
                PLAYERS,
                ADVANCED,
                POINTS,
                TURNS,
                OFFERS,
                WINDOW_AFTER_DICE,
                CHOSEN_MEAL,
                ANY_SUPPORT,
                LINK_BRICKS,
                MAP,
                CARDS);
    }

    @Override
    public Either<Rejection, Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>>> create(
            Settings settings) {
        boolean advanced = settings.get(ADVANCED);
        int points = settings.get(POINTS);
        FireVariants variants = new FireVariants(
                advanced,
                points == 0 ? usualPoints(advanced) : points,
                settings.get(TURNS),
                settings.get(ANY_SUPPORT),
                settings.get(LINK_BRICKS),
                settings.get(CHOSEN_MEAL),
                settings.get(WINDOW_AFTER_DICE),
                settings.get(OFFERS));
        return FireIsland.of(settings.get(MAP), settings.get(CARDS), settings.get(PLAYERS), variants)
                .<Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>>>map(game -> game)
                .mapLeft(problem -> Rejection.of(Settings.IMPOSSIBLE, "This cannot be played: " + problem + "."));
    }

    private static int usualPoints(boolean advanced) {
        return (advanced ? FireVariants.ADVANCED : FireVariants.BASIC).points();
    }

    @Override
    public Settings settingsOf(Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game) {
        Realm realm = realm(game);
        FireVariants variants = realm.variants();
        boolean usual = variants.points() == usualPoints(variants.advanced());
        return Settings.standard(settings())
                .with(PLAYERS, realm.players())
                .with(ADVANCED, variants.advanced())
                .with(POINTS, usual ? 0 : variants.points())
                .with(TURNS, variants.turnsEach())
                .with(OFFERS, variants.offers())
                .with(WINDOW_AFTER_DICE, variants.windowAfterDice())
                .with(CHOSEN_MEAL, variants.mealIsChosen())
                .with(ANY_SUPPORT, variants.anySupport())
                .with(LINK_BRICKS, variants.linkBricks())
                .with(MAP, realm.terrain().map())
                .with(CARDS, realm.catalog());
    }

    private static Realm realm(Game<?, ?, ?, ?> game) {
        if (game instanceof FireIsland island) {
            return island.realm();
        }
        throw new IllegalArgumentException("not a game of " + INFO.name() + ": " + game);
    }

    /** {@inheritDoc} Elements are letters, cells are {@code x,y}. */
    @Override
    public Notation<Action> notation(Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game) {
        return new FireNotation();
    }

    @Override
    public Words<Action, Event<FireTable>, GameView<FireTable>> words(
            Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game, Names names) {
        return new FireWords(realm(game), names);
    }

    @Override
    public TextDrawing<GameView<FireTable>> drawing(
            Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game, Names names) {
        return new FireDrawing(realm(game), names);
    }

    @Override
    public Seq<Class<?>> types(Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game) {
        return Array.of(
                FireAction.PlantFlag.class,
                FireAction.DrawFromDeck.class,
                FireAction.RollColours.class,
                FireAction.EatBrick.class,
                FireAction.ChooseHome.class,
                FireAction.PlaceOriginal.class,
                FireAction.LayElement.class,
                FireAction.LayBrick.class,
                FireAction.StartHighBridge.class,
                FireAction.LayHighBridge.class,
                FireAction.PlayEventCard.class,
                FireAction.GoToMarket.class,
                FireAction.BuyElement.class,
                FireAction.StartMilling.class,
                FireAction.MillBrick.class,
                FireAction.LinkBrick.class,
                FireAction.OfferTo.class,
                FireAction.GiveElements.class,
                FireAction.WantElements.class,
                FireAction.AnswerOffer.class,
                FireAction.ThrowAway.class,
                FireAction.EndConstruction.class,
                FireAction.CompleteSite.class,
                FireAction.CompleteNothing.class,
                FireAction.ChooseTerritory.class,
                FireAction.StayHere.class,
                FireAction.TakeElement.class,
                FireAction.LetPass.class,
                FireAction.GoToRest.class,
                SetUpEvents.FlagPlanted.class,
                SetUpEvents.CardTurned.class,
                SetUpEvents.FirstPlayerFound.class,
                SetUpEvents.OriginalPlaced.class,
                SetUpEvents.PilesFilled.class,
                BrickEvents.BrickLaid.class,
                BrickEvents.BuildingCompleted.class,
                BrickEvents.EventBuilt.class,
                BrickEvents.CardReclaimed.class,
                BrickEvents.BuildingLost.class,
                BrickEvents.BrickMilled.class,
                BrickEvents.BrickDestroyed.class,
                CardEvents.CardDrawn.class,
                CardEvents.CardThrownAway.class,
                CardEvents.Refilled.class,
                CardEvents.EventPlayed.class,
                TradeEvents.ElementsCollected.class,
                TradeEvents.BrickEaten.class,
                TradeEvents.MarketTraded.class,
                TradeEvents.TradeOffered.class,
                TradeEvents.TradeMade.class,
                TradeEvents.TradeRefused.class,
                CourseEvents.ColoursRolled.class,
                CourseEvents.GiantMoved.class,
                CourseEvents.ArmyRaised.class,
                CourseEvents.ArmyMoved.class,
                CourseEvents.ArmyDisbanded.class,
                CourseEvents.RestTaken.class,
                CourseEvents.CrownClaimed.class,
                CourseEvents.ClaimFoiled.class,
                CourseEvents.TurnOver.class,
                CourseEvents.KingCrowned.class,
                CourseEvents.TurnsRunOut.class,
                PlantFlags.class,
                TurnCardUp.class,
                FindFirst.class,
                FindHome.class,
                PlaceAtHome.class,
                FillPiles.class,
                DrawUp.class,
                DrawOneCard.class,
                RollDiceOfTurn.class,
                Menu.class,
                LayWhere.class,
                LayHighBridgeWhere.class,
                LaySupport.class,
                LookForBuilding.class,
                CompleteWhich.class,
                BuyAtMarket.class,
                MillWhich.class,
                LinkAgain.class,
                OfferWhat.class,
                OfferForWhat.class,
                AcceptOffer.class,
                FloodTarget.class,
                EruptionTarget.class,
                Harvest.class,
                TakeOne.class,
                SendGiant.class,
                MarchArmies.class,
                MarchArmy.class,
                HungryGiant.class,
                HungryStep.class,
                ChosenMeal.class,
                RandomMeal.class,
                OpenWindow.class,
                React.class,
                LookForKing.class,
                JudgeClaim.class,
                NextTurn.class);
    }

    /** {@inheritDoc} Here: the island with all that follows from it. */
    @Override
    public Seq<Object> constants(Game<GameState<FireTable>, Action, Event<FireTable>, GameView<FireTable>> game) {
        return Array.of(realm(game));
    }
}
