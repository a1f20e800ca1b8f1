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

    /**
     * {@return a codec from its three parts}
     *
     * @param write writes a value
     * @param read reads a value, or throws a {@code DocumentException}
     * @param schema describes everything that can be written
     * @param <T> the type of the values
     */
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

    /**
     * {@return a value as JSON}
     *
     * @param value the value
     */
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

    /**
     * {@return a description of everything that can be written, as JSON Schema}
     *
     * @param definitions the named parts of the schema, to which parts may be added
     */
    ObjectNode schema(Definitions definitions);

    /**
     * {@return the codec to use beside certain other fields of the same object} Some values mean nothing without them.
     *
     * @param fields the fields of the object that the value is in
     */
    default Codec<T> beside(Fields fields) {
        return this;
    }
}
