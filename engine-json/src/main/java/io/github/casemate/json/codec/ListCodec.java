package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Lists of values.
 *
 * @param <V> the type of the values
 * @param <L> how they are kept
 */
public final class ListCodec<V, L extends Seq<V>> implements Codec<L> {

    private final Codec<V> item;
    private final Function<Array<V>, L> make;

    /**
     * Makes a codec of lists.
     *
     * @param item the codec of the values
     * @param make makes such a list from an array
     */
    public ListCodec(Codec<V> item, Function<Array<V>, L> make) {
        this.item = item;
        this.make = make;
    }

    /**
     * {@return a codec of arrays}
     *
     * @param item the codec of the values
     * @param <V> the type of the values
     */
    public static <V> ListCodec<V, Array<V>> of(Codec<V> item) {
        return new ListCodec<>(item, array -> array);
    }

    @Override
    public JsonNode write(L value) {
        ArrayNode node = JsonNodeFactory.instance.arrayNode();
        for (V one : value) {
            node.add(item.write(one));
        }
        return node;
    }

    @Override
    public L read(JsonNode node, Place place) {
        if (!node.isArray()) {
            throw place.expected("a list", node);
        }
        List<V> values = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            values.add(item.read(node.get(i), place.item(i)));
        }
        return make.apply(Array.ofAll(values));
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.type("array");
        schema.set("items", item.schema(definitions));
        return schema;
    }

    @Override
    public Codec<L> beside(Fields fields) {
        Codec<V> fitting = item.beside(fields);
        return fitting == item ? this : new ListCodec<>(fitting, make);
    }
}
