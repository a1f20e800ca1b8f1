package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.NearNames;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.vavr.collection.Array;

/**
 * The 36 cards of the base game and the Starting Fort. Names, costs, coins, layouts and what each card does are facts
 * of the published game; the wording is ours, and so are the repair colours of the buildings: gray for a cost of one,
 * white for two, black for three.
 */
public final class BaseCards {

    private static final Card STARTING_FORT = Card.fort("starting-fort", "Starting Fort", Layout.of("WGGB"), 4)
            .withStarting(true)
            .withText("Stands from the beginning, with all its stones.");

    private static final Array<Card> FORTS = Array.of(
            Card.fort(
                            "barricaded-fortress",
                            "Barricaded Fortress",
                            Layout.of("~B.~", "~~~~", ".~~."),
                            3,
                            new OwnerRerolls())
                    .withText("When an attacker of this fort has stopped rolling, you may re-roll one of their dice."),
            Card.fort(
                            "braced-stronghold",
                            "Braced Stronghold",
                            Layout.of("G~.", ".~."),
                            4,
                            new NoRerollOf(Face.LEADERSHIP))
                    .withText("Dice that show Leadership may not be rolled again against this fort."),
            Card.fort("cove-outpost", "Cove Outpost", Layout.of("..", "W~", ".~"), 4, new AttackerLosesCrew())
                    .withText(
                            "When this fort is attacked, a colonist on a ship of the attacker goes home. You pick the ship."),
            Card.fort("flotilla-outpost", "Flotilla Outpost", Layout.of("..~", "~W."), 3, new DiceAgainstOthers(-1))
                    .withText("Attacks on your other forts roll one die fewer."),
            Card.fort("formidable-fortress", "Formidable Fortress", Layout.of(".B.."), 3, new DiceAgainstThis(-1))
                    .withText("Attacks on this fort roll one die fewer."),
            Card.fort(
                            "fortified-stronghold",
                            "Fortified Stronghold",
                            Layout.of("G..", ".~~"),
                            3,
                            new NoRerollOf(Face.BLACK))
                    .withText("Dice that show Black may not be rolled again against this fort."),
            Card.fort("guarded-fortress", "Guarded Fortress", Layout.of("~B~", "..."), 4, new OwnerPicksStones())
                    .withText("You pick the stones that a second wave fells here."),
            Card.fort("lighthouse-outpost", "Lighthouse Outpost", Layout.of(".W", "~.", "~."), 4, new ShipsReturn())
                    .withText("A ship of yours that is destroyed comes back to your hand."),
            Card.fort(
                            "reefside-fortress",
                            "Reefside Fortress",
                            Layout.of("~~.", "..B"),
                            4,
                            new SilencesCards(CardType.SHIP))
                    .withText("Ships of the attacker are of no use against this fort."),
            Card.fort(
                            "reinforced-stronghold",
                            "Reinforced Stronghold",
                            Layout.of(".G.", "~.~"),
                            4,
                            new NoRerollOf(Face.TARGET))
                    .withText("Dice that show Target may not be rolled again against this fort."),
            Card.fort("robust-stronghold", "Robust Stronghold", Layout.of("G.", ".."), 4, new BuildingsBelowScore(1))
                    .withText("Buildings that you build below this fort score one more coin."),
            Card.fort(
                            "saboteur-outpost",
                            "Saboteur Outpost",
                            Layout.of("~~.W", ".~~~", ".~~~"),
                            3,
                            new AttackerLosesStone())
                    .withText(
                            "When this fort is attacked, the attacker loses a stone of the personal supply. You pick it."),
            Card.fort("scout-outpost", "Scout Outpost", Layout.of("~W.", "..~"), 3, new OpponentsScore(-1))
                    .withText("Whatever an opponent builds scores one coin less."),
            Card.fort(
                            "secluded-fortress",
                            "Secluded Fortress",
                            Layout.of(".~~", ".B."),
                            4,
                            new SilencesCards(CardType.BUILDING))
                    .withText("Buildings of the attacker are of no use against this fort."),
            Card.fort("secret-fortress", "Secret Fortress", Layout.of("B.", ".."), 3, new NoReinforcements())
                    .withText("Nobody reinforces after an attack on this fort."),
            Card.fort("steep-walled-stronghold", "Steep-Walled Stronghold", Layout.of(".G.."), 3, new RerollsTakeAll())
                    .withText("Against this fort all dice are rolled again, or none."),
            Card.fort("spy-outpost", "Spy Outpost", Layout.of("~~~.", "~~~.", ".W~~"), 4, new LooksAtHand())
                    .withText("When you attack a fort, you see the hand of its owner."),
            Card.fort(
                            "supported-stronghold",
                            "Supported Stronghold",
                            Layout.of(".G.", "~~."),
                            3,
                            new RerollsAgainstThis(-1))
                    .withText("Attacks on this fort have one re-roll fewer."));

    private static final Array<Card> BUILDINGS = Array.of(
                    Card.building("academy", "Academy", 2, 2, StoneColor.WHITE, new RerollForColonist())
                            .withText(
                                    "Once in each of your attacks, when no re-roll is left, a colonist from here may go home for one more."),
                    Card.building("armory", "Armory", 1, 1, StoneColor.GRAY, new AddsStandingResults(Face.GRAY, 1))
                            .withText("Each of your attacks has one more Gray result."),
                    Card.building(
                                    "cannon-smith",
                                    "Cannon Smith",
                                    1,
                                    1,
                                    StoneColor.GRAY,
                                    new AddsStandingResults(Face.BLACK, 1))
                            .withText("Each of your attacks has one more Black result."),
                    Card.building(
                                    "cannonball-forge",
                                    "Cannonball Forge",
                                    1,
                                    1,
                                    StoneColor.GRAY,
                                    new AddsStandingResults(Face.WHITE, 1))
                            .withText("Each of your attacks has one more White result."),
                    Card.building(
                                    "governors-mansion",
                                    "Governor's Mansion",
                                    3,
                                    3,
                                    StoneColor.BLACK,
                                    new OpponentDiscards(),
                                    new ForbidsDraw())
                            .withText(
                                    "When built, an opponent of your choice discards a card at random. Opponents may not take the Draw action."),
                    Card.building(
                                    "gunpowder-house",
                                    "Gunpowder House",
                                    1,
                                    1,
                                    StoneColor.GRAY,
                                    new AddsStandingResults(Face.TARGET, 1))
                            .withText("Each of your attacks has one more Target result."),
                    Card.building("infirmary", "Infirmary", 2, 2, StoneColor.WHITE, new Shelters(2))
                            .withText(
                                    "Up to two colonists a turn from destroyed cards of yours may come here instead of going home."),
                    Card.building("observatory", "Observatory", 2, 2, StoneColor.WHITE, new DiscardsDrawn())
                            .withText("In your Draw action you discard the card that you do not keep."),
                    Card.building(
                                    "prison",
                                    "Prison",
                                    3,
                                    3,
                                    StoneColor.BLACK,
                                    new FortsLoseColonists(),
                                    new ForbidsColonists())
                            .withText(
                                    "When built, every opposing fort loses a colonist. Opposing forts gain no colonists."),
                    Card.building("silver-smelter", "Silver Smelter", 2, 2, StoneColor.WHITE, new CoinsForColonists())
                            .withText(
                                    "When built, send any number of colonists from your other forts home for a coin each."),
                    Card.building(
                                    "trade-company",
                                    "Trade Company",
                                    3,
                                    3,
                                    StoneColor.BLACK,
                                    new DestroysWhenBuilt(CardType.BUILDING),
                                    new ForbidsBuilding(CardType.BUILDING))
                            .withText("When built, destroy an opponent's building. Opponents may not build buildings."),
                    Card.building(
                                    "watchtower",
                                    "Watchtower",
                                    3,
                                    3,
                                    StoneColor.BLACK,
                                    new DestroysWhenBuilt(CardType.SHIP),
                                    new ForbidsBuilding(CardType.SHIP))
                            .withText("When built, destroy an opponent's ship. Opponents may not build ships."))
            .map(card -> card.withRepairOrigin(Origin.RECONSTRUCTED));

    private static final Array<Card> SHIPS = Array.of(
            Card.ship("dominica", "Dominica", 4, 5, new SendsColonistHome(1))
                    .withText("One Leadership: a colonist on the defending fort goes home."),
            Card.ship("magnifique", "Magnifique", 4, 5, new ScoresCoin(1, 1)).withText("One Leadership: score a coin."),
            Card.ship("raven", "Raven", 3, 4, new AddsResult(1, Face.BLACK))
                    .withText("One Leadership: one more Black result."),
            Card.ship("sister-catarina", "Sister Catarina", 2, 3, new AddsResult(1, Face.GRAY))
                    .withText("One Leadership: one more Gray result."),
            Card.ship("st-daniel", "St. Daniel", 3, 4, new AddsResult(1, Face.WHITE))
                    .withText("One Leadership: one more White result."),
            Card.ship("victory", "Victory", 2, 3, new AddsResult(1, Face.TARGET))
                    .withText("One Leadership: one more Target result."));

    private BaseCards() {}

    /** {@return all cards of the base game: the Starting Fort, 18 forts, 12 buildings and 6 ships} */
    public static Array<Card> all() {
        return Array.of(STARTING_FORT).appendAll(FORTS).appendAll(BUILDINGS).appendAll(SHIPS);
    }

    /**
     * {@return a card of the base game}
     *
     * @param id its id
     * @throws IllegalArgumentException if there is none
     */
    public static Card card(String id) {
        return all().find(card -> card.id().equals(id))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "there is no base card '" + Excerpt.part(id) + "'" + NearNames.hint(id, all().map(Card::id))));
    }

    /** {@return what the cards ask, in words: what {@code RuleModule.words} is for a module} */
    public static ModuleWords words() {
        return CardWords.ALL;
    }

    /** {@return every record type that the cards add to the rules: what {@code RuleModule.types} is for a module} */
    public static Array<Class<?>> types() {
        return Array.of(
                AddsResult.class,
                AddsStandingResults.class,
                AttackerLosesCrew.class,
                AttackerLosesStone.class,
                BuildingsBelowScore.class,
                ChooseCrew.class,
                ChooseDiscarder.class,
                ChooseShelter.class,
                ChooseStone.class,
                ChooseVictim.class,
                CoinsForColonists.class,
                DestroysWhenBuilt.class,
                DiceAgainstOthers.class,
                DiceAgainstThis.class,
                DiscardsDrawn.class,
                EmptyForts.class,
                ForbidsBuilding.class,
                ForbidsColonists.class,
                ForbidsDraw.class,
                FortsLoseColonists.class,
                Look.class,
                LooksAtHand.class,
                NoReinforcements.class,
                NoRerollOf.class,
                OfferReroll.class,
                OpponentDiscards.class,
                OpponentsScore.class,
                OwnerPicksStones.class,
                OwnerRerolls.class,
                RerollForColonist.class,
                RerollOne.class,
                RerollsAgainstThis.class,
                RerollsTakeAll.class,
                ScoresCoin.class,
                SendsColonistHome.class,
                Shelters.class,
                ShipsReturn.class,
                SilencesCards.class,
                SmeltColonists.class);
    }
}
