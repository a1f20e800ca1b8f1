package io.github.casemate.app.words;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.vavr.Value;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.lang.reflect.RecordComponent;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Words for what somebody else's module brings. Events and actions are records whose names say what happens: "bottles
 * found: you, number 2" is not literature, but it is true. Hidden cards were removed before.
 */
final class Unknown {

    private Unknown() {}

    static String words(Object value, Phrasing phrasing) {
        Seq<String> parts = value instanceof Record written
                ? Array.of(written.getClass().getRecordComponents()).flatMap(part -> part(part, written, phrasing))
                : Array.empty();
        String name = SmallWords.capital(SmallWords.apart(value.getClass().getSimpleName()));
        return parts.isEmpty() ? name : name + ": " + parts.mkString(", ");
    }

    private static Seq<String> part(RecordComponent part, Record of, Phrasing phrasing) {
        try {
            Object value = part.getAccessor().invoke(of);
            String words = value == null ? "" : value(value, phrasing);
            boolean speaksForItself = value instanceof Card || value instanceof PlayerId || value instanceof StoneColor;
            return words.isEmpty()
                    ? Array.empty()
                    : Array.of(speaksForItself ? words : SmallWords.apart(part.getName()) + " " + words);
        } catch (ReflectiveOperationException notPublic) {
            return Array.empty();
        }
    }

    private static String value(@Nullable Object value, Phrasing phrasing) {
        if (value instanceof PlayerId player) {
            return phrasing.whom(player);
        } else if (value instanceof Card card) {
            return card.name();
        } else if (value instanceof StoneColor color) {
            return SmallWords.color(color);
        } else if (value instanceof Stones stones) {
            return stones.isEmpty() ? "" : SmallWords.stones(stones);
        } else if (value instanceof Face face) {
            return SmallWords.face(face);
        } else if (value instanceof Faces faces) {
            return SmallWords.faces(faces);
        } else if (value instanceof Spaces spaces) {
            return SmallWords.spaces(spaces);
        } else if (value instanceof Pile pile) {
            return pile.isEmpty() ? "" : SmallWords.count(pile.size(), "card");
        } else if (value instanceof Deck deck) {
            return deck.id();
        } else if (value instanceof Value<?> several) {
            return SmallWords.list(several.toArray().map(one -> value(one, phrasing)));
        } else if (value instanceof Enum<?> named) {
            return named.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        return value instanceof Record ? words(value, phrasing) : String.valueOf(value);
    }
}
