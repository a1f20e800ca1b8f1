package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How values of a type are written, read and described. Equal values are written alike. What is written can be read,
 * and gives an equal value; anything else that is read gives a value too, or is refused.
 *
 * @param <T> the type of the values
 */
public interface Codec<T> {

    /** A codec from its three parts. */
    static <T> Codec<T> of(
            Function<T, JsonNode> write,
            BiFunction<JsonNode, Place, T> read,
            Function<Definitions, ObjectNode> schema) {
        return new Codec<>() {
            @Override
            public JsonNode write(T value) {
                return write.apply(value);
            }

            @Override
            public T read(JsonNode node, Place place) {
                return read.apply(node, place);
            }

            @Override
            public ObjectNode schema(Definitions definitions) {
                return schema.apply(definitions);
            }
        };
    }

    /** Writes a value. */
    JsonNode write(T value);

    /**
     * Reads a value.
     *
     * @param node what is there
     * @param place where it is
     * @return the value
     * @throws io.github.casemate.json.document.DocumentException if it is not a value of this type
     */
    T read(JsonNode node, Place place);

    /** Describes everything that can be written. */
    ObjectNode schema(Definitions definitions);

    /** The codec to use beside certain other fields of the same object; some values mean nothing without them. */
    default Codec<T> beside(Fields fields) {
        return this;
    }
}
