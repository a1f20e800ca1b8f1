package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.kernel.Excerpt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The basic types of JSON. */
public final class Values {

    /** Text. */
    public static final Codec<String> TEXT = of("string", TextNode::valueOf, (node, place) -> {
        if (!node.isTextual()) {
            throw place.expected("text in quotes", node);
        }
        if (!isWhole(node.textValue())) {
            throw place.wrong("it contains half of a character, which cannot be written to a file");
        }
        return node.textValue();
    });

    /** True or false. */
    public static final Codec<Boolean> BOOLEAN = of("boolean", BooleanNode::valueOf, (node, place) -> {
        if (!node.isBoolean()) {
            throw place.expected("true or false", node);
        }
        return node.booleanValue();
    });

    /** Whole numbers that fit 32 bits. */
    public static final Codec<Integer> INT = between(Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** Whole numbers that fit 64 bits. */
    public static final Codec<Long> LONG = of("integer", LongNode::valueOf, (node, place) -> {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw place.expected("a whole number of at most 64 bits", node);
        }
        return node.longValue();
    });

    /** Numbers. */
    public static final Codec<Double> DOUBLE = of("number", DoubleNode::valueOf, (node, place) -> {
        if (!node.isNumber() || !Double.isFinite(node.doubleValue())) {
            throw place.expected("a number", node);
        }
        return node.doubleValue();
    });

    private Values() {}

    /** Whether there is no unpaired surrogate. */
    private static boolean isWhole(String text) {
        return text.codePoints()
                .noneMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
    }

    /**
     * {@return a codec of one value, which is written as its text}
     *
     * @param value the value
     * @param <T> its type
     */
    public static <T> Codec<T> constant(T value) {
        String text = String.valueOf(value);
        return Codec.of(
                any -> TextNode.valueOf(text),
                (node, place) -> {
                    if (!node.isTextual() || !node.textValue().equals(text)) {
                        throw place.expected("'" + text + "'", node);
                    }
                    return value;
                },
                definitions -> JsonNodeFactory.instance.objectNode().put("const", text));
    }

    /**
     * {@return a codec of texts of one line, which a terminal shows as they are}
     *
     * @param most how many characters they may have
     */
    public static Codec<String> line(int most) {
        return Codec.of(
                TextNode::valueOf,
                (node, place) -> {
                    String text = TEXT.read(node, place);
                    if (text.length() > most || !Excerpt.isPlain(text)) {
                        throw place.expected("one line of at most " + most + " characters", node);
                    }
                    return text;
                },
                definitions -> Definitions.type("string").put("maxLength", most));
    }

    /**
     * {@return a codec of texts that match a pattern} Longer ones are not even tried: Java's patterns recurse.
     *
     * @param pattern a regular expression
     * @param most how many characters they may have
     * @param what what they are, for messages
     */
    public static Codec<String> matching(String pattern, int most, String what) {
        Pattern compiled = Pattern.compile(pattern);
        return Codec.of(
                TextNode::valueOf,
                (node, place) -> {
                    String text = TEXT.read(node, place);
                    if (text.length() > most || !compiled.matcher(text).matches()) {
                        throw place.expected(what, node);
                    }
                    return text;
                },
                definitions ->
                        Definitions.type("string").put("pattern", pattern).put("maxLength", most));
    }

    /**
     * {@return a codec of whole numbers in a range}
     *
     * @param least the smallest
     * @param most the largest
     */
    public static Codec<Integer> between(int least, int most) {
        return Codec.of(
                IntNode::valueOf,
                (node, place) -> {
                    if (!node.isIntegralNumber()
                            || !node.canConvertToInt()
                            || node.intValue() < least
                            || node.intValue() > most) {
                        throw place.expected("a whole number from " + least + " to " + most, node);
                    }
                    return node.intValue();
                },
                definitions -> Definitions.type("integer").put("minimum", least).put("maximum", most));
    }

    private static <T> Codec<T> of(String type, Function<T, JsonNode> write, BiFunction<JsonNode, Place, T> read) {
        return Codec.of(write, read, definitions -> Definitions.type(type));
    }
}
