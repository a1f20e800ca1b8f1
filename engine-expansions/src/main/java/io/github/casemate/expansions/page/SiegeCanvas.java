package io.github.casemate.expansions.page;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;
import java.util.Locale;

/** What all pictures of one drawing share: the table, who is who, what can be chosen, and the small pieces. */
final class SiegeCanvas {

    private static final double EM = 16;

    private final Table table;
    private final Names names;
    private final SiegeChoices choices;
    private final Markup out = new Markup();

    SiegeCanvas(Table table, Names names, SiegeChoices choices) {
        this.table = table;
        this.names = names;
        this.choices = choices;
    }

    Table table() {
        return table;
    }

    Names names() {
        return names;
    }

    SiegeChoices choices() {
        return choices;
    }

    Markup out() {
        return out;
    }

    /** A player at the beginning of a label: "You" or "Ada". */
    String name(PlayerId player) {
        return names.isYou(player) ? "You" : names.name(player);
    }

    /**
     * Opens something that people see as one thing. It is a picture with a label, or, if it can be chosen, a button.
     *
     * @param style its class
     * @param label what it is, in words
     * @param place its name among the places where something can be chosen
     * @param more further attributes, names and values in turn
     */
    Markup piece(String tag, String style, String label, String place, String... more) {
        String options = choices.at(place);
        String[] attributes = new String[8 + more.length];
        attributes[0] = "class";
        attributes[1] = options.isEmpty() ? style : style + " siege-choice";
        attributes[2] = "role";
        attributes[3] = options.isEmpty() ? "img" : "button";
        attributes[4] = "aria-label";
        attributes[5] = label;
        attributes[6] = "data-options";
        attributes[7] = options;
        System.arraycopy(more, 0, attributes, 8, more.length);
        return out.open(tag, attributes);
    }

    /** A symbol within a line of text; what it says is said by something around it. */
    void icon(String symbol, int width, int height, String style) {
        out.open(
                        "svg",
                        "class",
                        ("siege-icon " + style).strip(),
                        "aria-hidden",
                        "true",
                        "viewBox",
                        "0 0 " + width + " " + height,
                        "width",
                        width / EM + "em",
                        "height",
                        height / EM + "em")
                .empty("use", "href", "#siege-" + symbol)
                .close();
    }

    /** A symbol within a picture. */
    void use(String symbol, double x, double y, String style, String piece) {
        out.empty("use", "href", "#siege-" + symbol, "x", text(x), "y", text(y), "class", style, "data-piece", piece);
    }

    static String text(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    /** A small picture with its number or name, such as a stone and how many there are. */
    void chip(String style, String label, String words, String place, Runnable picture) {
        piece("span", "siege-chip " + style, label, place);
        picture.run();
        out.open("b").text(words).close().close();
    }

    /** Words in a small frame. */
    void note(String style, String words) {
        out.open("span", "class", ("siege-note " + style).strip()).text(words).close();
    }

    /** Loose stones of one colour. */
    void heap(StoneColor color, int count, String whose, String place) {
        String label = count + " " + PieceWords.color(color) + (count == 1 ? " stone" : " stones") + " " + whose;
        chip("siege-heap", label, String.valueOf(count), place, () -> small(color));
    }

    void small(StoneColor color) {
        icon("small-" + PieceWords.color(color), 22, 23, "");
    }

    /** A price in stones, small. */
    void price(Stones stones) {
        for (StoneColor color : StoneColor.values()) {
            for (int i = 0; i < stones.count(color); i++) {
                small(color);
            }
        }
    }

    void coins(int coins) {
        out.open("span", "class", "siege-coins");
        icon("coin", 20, 20, "");
        out.open("b").text(String.valueOf(coins)).close().close();
    }

    /** The colonists on a building or ship. Those of others wear masks, and it is said whose they are. */
    void crew(Crew crew, PlayerId owner) {
        for (int i = 0; i < crew.count(owner); i++) {
            icon("pawn", 22, 28, "siege-pawn siege-seat-" + owner.index());
        }
        infiltrators(crew, owner);
    }

    void infiltrators(Crew crew, PlayerId owner) {
        for (PlayerId other : table.opponents(owner)) {
            int there = crew.count(other);
            if (there > 0) {
                out.open("span", "class", "siege-hiding");
                icon("masked", 22, 28, "siege-pawn siege-seat-" + other.index());
                out.open("small").text(hiding(other, there)).close().close();
            }
        }
    }

    private String hiding(PlayerId player, int count) {
        return count + " of " + (names.isYou(player) ? "yours" : names.name(player));
    }

    /** A crew in words, such as "two colonists, 1 of Ada". */
    String crewWords(Crew crew, PlayerId owner) {
        StringBuilder words = new StringBuilder(English.count(crew.count(owner), "colonist"));
        for (PlayerId other : table.opponents(owner)) {
            if (crew.count(other) > 0) {
                words.append(", ").append(hiding(other, crew.count(other)));
            }
        }
        return words.toString();
    }

    /** The sign of a card's kind. */
    void kindSign(Card card) {
        icon("kind-" + kind(card), 20, 20, "siege-sign");
    }

    static String kind(Card card) {
        return card.type().name().toLowerCase(Locale.ROOT);
    }
}
