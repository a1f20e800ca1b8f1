package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.kernel.Excerpt;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Values that are written as names.
 *
 * @param <T> the type of the values
 */
public final class NameCodec<T> implements Codec<T> {

    private final String what;
    private final Map<String, T> byName;
    private final Function<T, String> name;
    /** What all names look like, where they are not the same in every game. */
    private final Option<String> pattern;

    private NameCodec(String what, Map<String, T> byName, Function<T, String> name, Option<String> pattern) {
        this.what = what;
        this.byName = byName;
        this.name = name;
        this.pattern = pattern;
    }

    /**
     * {@return a codec of the constants of an enum, by their names in kebab-case}
     *
     * @param type the enum
     * @param <E> the enum
     */
    public static <E extends Enum<E>> NameCodec<E> of(Class<E> type) {
        return of(Kebab.words(type.getSimpleName()), Array.of(type.getEnumConstants()), Kebab::name, Option.none());
    }

    /**
     * {@return a codec of values whose names differ from game to game but follow a pattern}
     *
     * @param what what the values are called in messages
     * @param values all values
     * @param name gives the name of a value
     * @param pattern what the names look like, as a regular expression
     * @param <T> the type of the values
     */
    public static <T> NameCodec<T> of(String what, Seq<T> values, Function<T, String> name, String pattern) {
        return of(what, values, name, Option.some(pattern));
    }

    private static <T> NameCodec<T> of(String what, Seq<T> values, Function<T, String> name, Option<String> pattern) {
        return new NameCodec<>(
                what, LinkedHashMap.ofEntries(values.map(value -> Tuple.of(name.apply(value), value))), name, pattern);
    }

    @Override
    public JsonNode write(T value) {
        return TextNode.valueOf(name.apply(value));
    }

    @Override
    public T read(JsonNode node, Place place) {
        return named(Values.TEXT.read(node, place), place);
    }

    T named(String text, Place place) {
        return byName.get(text)
                .getOrElseThrow(() -> place.wrong("there is no " + what + " '" + Excerpt.part(text) + "'"
                        + (pattern.isEmpty() ? "; there are " + byName.keySet().mkString(", ") : "")));
    }

    String nameOf(T value) {
        return name.apply(value);
    }

    /** {@return the values in their order} */
    public Seq<T> values() {
        return byName.values().toArray();
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.type("string");
        pattern.forEach(text -> schema.put("pattern", text));
        if (pattern.isEmpty()) {
            ArrayNode names = schema.putArray("enum");
            byName.keySet().forEach(names::add);
        }
        return schema;
    }
}
