package io.github.casemate.app.words;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/** Small words: numbers, colours, faces, lists. */
public final class SmallWords {

    private static final Array<String> NUMBERS = Array.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private SmallWords() {}

    /** Such as "three" or "17". */
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** Such as "one coin" or "three coins". */
    public static String count(int number, String thing) {
        return (number == 1 ? "one" : number(number)) + " " + (number == 1 ? thing : many(thing));
    }

    /** Such as "a, b and c". */
    public static String list(Seq<String> parts) {
        return list(parts, "and");
    }

    /** Such as "a, b or c". */
    public static String list(Seq<String> parts, String last) {
        return parts.size() < 2 ? parts.mkString() : parts.init().mkString(", ") + " " + last + " " + parts.last();
    }

    /** The names of cards, in a list. */
    public static String cards(Seq<Card> cards) {
        return list(cards.map(Card::name));
    }

    /** Such as "black". */
    public static String color(StoneColor color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** Such as "Leadership". */
    public static String face(Face face) {
        return capital(face.name().toLowerCase(Locale.ROOT));
    }

    /** Such as "Leadership and two Gray". */
    public static String faces(Faces faces) {
        return list(Array.of(Face.values())
                .filter(face -> faces.count(face) > 0)
                .map(face -> (faces.count(face) == 1 ? "" : number(faces.count(face)) + " ") + face(face)));
    }

    /** The faces one by one. */
    public static Seq<Face> each(Faces faces) {
        return Array.of(Face.values()).flatMap(face -> Array.fill(faces.count(face), face));
    }

    /** Such as "one black and two gray stones". */
    public static String stones(Stones stones) {
        Seq<StoneColor> there = Array.of(StoneColor.values()).filter(stones::has);
        return list(there.map(
                        color -> (stones.count(color) == 1 ? "one" : number(stones.count(color))) + " " + color(color)))
                + (stones.count(there.last()) == 1 ? " stone" : " stones");
    }

    /** Spaces as people count them: such as "spaces 1 and 3". */
    public static String spaces(Spaces spaces) {
        return (spaces.size() == 1 ? "space " : "spaces ")
                + list(spaces.numbers().map(space -> Integer.toString(space + 1)));
    }

    /** A space as people count it: from one, front row first. */
    public static String space(int space) {
        return "space " + (space + 1);
    }

    /** The same with a capital at the beginning. */
    public static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** The words of a name in camel case: "BottlesFound" becomes "bottles found". */
    public static String apart(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    private static String many(String thing) {
        return thing.endsWith("y")
                ? thing.substring(0, thing.length() - 1) + "ies"
                : thing.endsWith("die") ? "dice" : thing + "s";
    }
}
