package io.github.casemate.siege.phrasing;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/** Small words for the pieces: colours, faces, stones, spaces, cards. */
public final class PieceWords {

    private PieceWords() {}

    /**
     * {@return the names of cards, in a list}
     *
     * @param cards the cards
     */
    public static String cards(Seq<Card> cards) {
        return English.list(cards.map(Card::name));
    }

    /**
     * {@return a card, what it is and what it costs, such as "Raven, ship (three colonists for four coins)"}
     *
     * @param card the card
     */
    public static String brief(Card card) {
        String kind = card.type().name().toLowerCase(Locale.ROOT);
        String facts = switch (card.type()) {
            case FORT -> English.count(card.slots(), "colonist space");
            case BUILDING, SHIP -> price(card);
            case ORDER -> card.cost() + " Leadership";
        };
        return card.name() + ", " + kind + " (" + facts + ")";
    }

    /**
     * {@return what a building or ship costs and brings, such as "three colonists for four coins"}
     *
     * @param card the card
     */
    public static String price(Card card) {
        return English.count(card.cost(), "colonist") + " for " + English.count(card.coins(), "coin");
    }

    /**
     * {@return a colour, such as "black"}
     *
     * @param color the colour
     */
    public static String color(StoneColor color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /**
     * {@return a face of a die, such as "Leadership"}
     *
     * @param face the face
     */
    public static String face(Face face) {
        return English.capital(face.name().toLowerCase(Locale.ROOT));
    }

    /**
     * {@return faces of dice, such as "Leadership and two Gray"}
     *
     * @param faces the faces
     */
    public static String faces(Faces faces) {
        return English.list(Array.of(Face.values())
                .filter(face -> faces.count(face) > 0)
                .map(face -> (faces.count(face) == 1 ? "" : English.number(faces.count(face)) + " ") + face(face)));
    }

    /**
     * {@return stones by colour, such as "one black and two gray stones"}
     *
     * @param stones the stones; at least one
     */
    public static String stones(Stones stones) {
        Seq<StoneColor> there = Array.of(StoneColor.values()).filter(stones::has);
        return English.list(there.map(color -> English.number(stones.count(color)) + " " + color(color)))
                + (stones.count(there.last()) == 1 ? " stone" : " stones");
    }

    /**
     * {@return spaces as people count them, such as "spaces 1 and 3"}
     *
     * @param spaces the spaces
     */
    public static String spaces(Spaces spaces) {
        return (spaces.size() == 1 ? "space " : "spaces ")
                + English.list(spaces.numbers().map(space -> Integer.toString(space + 1)));
    }

    /**
     * {@return a space as people count it: from one, front row first}
     *
     * @param space the space, from zero
     */
    public static String space(int space) {
        return "space " + (space + 1);
    }

    /**
     * {@return what a card is, costs and brings, such as "ship: three colonists, four coins"}
     *
     * @param card the card
     */
    public static String facts(Card card) {
        String kind = card.type().name().toLowerCase(Locale.ROOT);
        String facts = switch (card.type()) {
            case FORT ->
                English.count(card.fortLayout().size(), "stone") + ", " + English.count(card.slots(), "colonist") + ", "
                        + flags(card.fortLayout());
            case BUILDING ->
                English.count(card.cost(), "colonist") + ", " + English.count(card.coins(), "coin")
                        + card.repair()
                                .map(color -> ", repairs " + color(color))
                                .getOrElse("");
            case SHIP -> English.count(card.cost(), "colonist") + ", " + English.count(card.coins(), "coin");
            case ORDER -> card.cost() + " Leadership";
        };
        return kind + ": " + facts + (card.origin() == Origin.RECONSTRUCTED ? " (reconstructed)" : "");
    }

    private static String flags(Layout layout) {
        Seq<String> flags = Array.range(0, layout.size()).flatMap(layout::flag).map(PieceWords::color);
        return flags.isEmpty() ? "no flag" : "flag " + English.list(flags);
    }
}
