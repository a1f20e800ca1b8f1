package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Array;

/**
 * RMP-1: the forts of Ramparts. No source prints them; they are a reconstruction: four fortresses, four strongholds and
 * four outposts, in the manner of the base game. The wording is ours.
 */
public final class RampartsForts {

    private static final Array<Card> FORTS = Array.of(
                    Card.fort(
                                    "bastion-fortress",
                                    "Bastion Fortress",
                                    Layout.of("~.~", "...", "~B~"),
                                    3,
                                    new ProtectedStonesAreSafe())
                            .withText("A second wave fells no stone of this fort that has another in front of it."),
                    Card.fort(
                                    "citadel-fortress",
                                    "Citadel Fortress",
                                    Layout.of("B.", "..", "~."),
                                    3,
                                    new DiceWithoutShip(-1))
                            .withText("Attackers of this fort who have no ship roll one die fewer."),
                    Card.fort(
                                    "hilltop-fortress",
                                    "Hilltop Fortress",
                                    Layout.of("..~", "~B."),
                                    4,
                                    new LeadershipAgainstThis(1))
                            .withText(
                                    "In an attack on this fort whatever is bought with Leadership costs one Leadership more."),
                    Card.fort(
                                    "moated-fortress",
                                    "Moated Fortress",
                                    Layout.of("...", "~B~"),
                                    4,
                                    new FirstWaveAgainstThis(-1))
                            .withText(
                                    "A first wave against this fort has one result fewer, for the stones that fall and against groups."),
                    Card.fort(
                                    "arsenal-stronghold",
                                    "Arsenal Stronghold",
                                    Layout.of("G..", "~.~"),
                                    4,
                                    new AddsResultsWhileFull(Face.GRAY, 1))
                            .withText(
                                    "While every space of this fort has its stone, each of your attacks has one more Gray result."),
                    Card.fort(
                                    "harbor-stronghold",
                                    "Harbor Stronghold",
                                    Layout.of("..", "G."),
                                    4,
                                    new ShipsCrewedHereCost(-1))
                            .withText(
                                    "A ship whose crew comes from this fort needs one colonist fewer, but at least one."),
                    Card.fort(
                                    "masons-stronghold",
                                    "Masons' Stronghold",
                                    Layout.of(".G", "..", "~."),
                                    3,
                                    new PlacesGainedStone())
                            .withText(
                                    "When you reinforce, one of the stones you gain may go on an empty space of this fort."),
                    Card.fort(
                                    "palisade-stronghold",
                                    "Palisade Stronghold",
                                    Layout.of("....", "~G~~"),
                                    3,
                                    new GroupsCountLarger(1))
                            .withText(
                                    "In a first wave each group of two or more stones here counts as if it had one more."),
                    Card.fort("smuggler-outpost", "Smuggler Outpost", Layout.of("W~.", "..~"), 3, new DrawsMore(1))
                            .withText("In your Draw action you draw a fourth card and keep three."),
                    Card.fort(
                                    "mission-outpost",
                                    "Mission Outpost",
                                    Layout.of(".W", "~.", "~."),
                                    4,
                                    new GainsMoreColonists(1))
                            .withText("In your Colonize phase two colonists come to this fort, if they have room."),
                    Card.fort(
                                    "privateer-outpost",
                                    "Privateer Outpost",
                                    Layout.of("W..", "~~."),
                                    3,
                                    new ReinforcesMore(StoneColor.GRAY, 1))
                            .withText("When you reinforce, you gain one more gray stone, if there is one."),
                    Card.fort("signal-outpost", "Signal Outpost", Layout.of(".~.", "W~."), 4, new TurnsAttacks())
                            .withText(
                                    "You may turn an attack on another of your forts to this one before anything comes of it, unless a third player's fleet lies here."))
            .map(card -> card.withOrigin(Origin.RECONSTRUCTED));

    private RampartsForts() {}

    /** {@return all forts of the expansion} */
    public static Array<Card> all() {
        return FORTS;
    }

    /** What the abilities of these forts add to the records of the game. */
    static Array<Class<?>> types() {
        return Array.of(
                AddsResultsWhileFull.class,
                AttackTurned.class,
                DiceWithoutShip.class,
                DrawsMore.class,
                FirstWaveAgainstThis.class,
                GainsMoreColonists.class,
                GroupsCountLarger.class,
                LeadershipAgainstThis.class,
                OfferToTurn.class,
                PlaceGained.class,
                PlacesGainedStone.class,
                ProtectedStonesAreSafe.class,
                ReinforcesMore.class,
                ShipsCrewedHereCost.class,
                TurnsAttacks.class);
    }
}
