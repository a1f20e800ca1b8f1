package io.github.casemate.expansions.captains;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Origin;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * The 20 captain cards, five of each captain. It is known from the published expansion that the captains exist and what
 * they are about; names, prices and effects of the cards are ours.
 */
public final class CaptainCards {

    private static final Array<Card> ALBERTO_DE_LA_PRIETA = Array.of(
            Card.order("sabotage", "Sabotage", 2, new Sabotages(2))
                    .withText("Destroy a building below the defending fort, if no more than two colonists are on it."),
            Card.order("espionage", "Espionage", 1, new StealsCard())
                    .withText("See the defender's hand, and take a card out of it into your own."),
            Card.order("infiltration", "Infiltration", 1, new Infiltrates())
                    .withText("A colonist of your imperial board slips into the defending fort as an infiltrator."),
            Card.order("stowaway", "Stowaway", 1, new StowsAway())
                    .withText("A colonist of your imperial board hides on a ship of the defender as an infiltrator."),
            Card.order("bribery", "Bribery", 2, new Bribes(1))
                    .withText("A colonist on the defending fort goes home. Score a coin."));

    private static final Array<Card> OMAR_THE_MAGNIFICENT = Array.of(
            Card.order("twin-white", "White Broadside", 1, new AddsResults(Face.WHITE, 2))
                    .withText("Two more White results."),
            Card.order("twin-gray", "Gray Broadside", 1, new AddsResults(Face.GRAY, 2))
                    .withText("Two more Gray results."),
            Card.order("twin-black", "Black Broadside", 1, new AddsResults(Face.BLACK, 2))
                    .withText("Two more Black results."),
            Card.order("twin-target", "Red Broadside", 2, new AddsResults(Face.TARGET, 2))
                    .withText("Two more Target results."),
            Card.order("full-broadside", "Full Broadside", 2, new AddsResultsOfOneColor(2))
                    .withText("Two more results of a colour that you choose: Black, Gray or White."));

    private static final Array<Card> SIDRE_ROBICHAUX = Array.of(
            tack("white-tack", "White Tack", 1, Face.WHITE, "One more White result."),
            tack("gray-tack", "Gray Tack", 1, Face.GRAY, "One more Gray result."),
            tack("black-tack", "Black Tack", 1, Face.BLACK, "One more Black result."),
            tack("red-tack", "Red Tack", 2, Face.TARGET, "One more Target result."),
            Card.order("flagship-tack", "Flagship Tack", 1, new ComesBack(new AddsResultsOfOneColor(1), 2))
                    .withText("One more result of a colour that you choose: Black, Gray or White. "
                            + "If you own two ships, this card comes back to your captain hand."));

    private static final Array<Card> MARIA_DE_NOVO = Array.of(
            Card.order("undermine", "Undermine", 1, new SwapsStones())
                    .withText("Two stones of the defending fort change places."),
            Card.order("breach", "Breach", 1, new MovesStone())
                    .withText("A stone of the defending fort goes to an empty space there."),
            Card.order("counterfeit", "Counterfeit", 1, new ReplacesStone())
                    .withText("Exchange a Black, Gray or White stone of the defending fort "
                            + "for one of the general supply that has another of these colours."),
            Card.order("survey", "Survey", 1, new DrawsCards(2)).withText("Two cards of the main deck are yours."),
            Card.order("requisition", "Requisition", 2, new DrawsCards(3))
                    .withText("Three cards of the main deck are yours."));

    private static final Map<String, Array<Card>> BY_CAPTAIN = LinkedHashMap.of(
                    "Alberto de la Prieta", ALBERTO_DE_LA_PRIETA,
                    "Omar the Magnificent", OMAR_THE_MAGNIFICENT,
                    "Sidre Robichaux", SIDRE_ROBICHAUX,
                    "Maria de Novo", MARIA_DE_NOVO)
            .mapValues(cards -> cards.map(card -> card.withOrigin(Origin.RECONSTRUCTED)));

    private CaptainCards() {}

    /** {@return all captain cards in order} */
    public static Array<Card> all() {
        return BY_CAPTAIN.iterator().flatMap(Tuple2::_2).toArray();
    }

    /** {@return the captain cards by the names of the captains, in order, five cards each} */
    public static Map<String, Array<Card>> byCaptain() {
        return BY_CAPTAIN;
    }

    private static Card tack(String id, String name, int cost, Face face, String text) {
        return Card.order(id, name, cost, new ComesBack(new AddsResults(face, 1), 1))
                .withText(text + " If you own a ship, this card comes back to your captain hand.");
    }
}
