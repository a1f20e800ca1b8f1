package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.control.Option;

/**
 * Values that may be absent, which is written as null.
 *
 * @param <V> the type of the values
 */
public final class OptionCodec<V> implements Codec<Option<V>> {

    private final Codec<V> item;

    /**
     * Makes a codec of what another codec writes, or nothing.
     *
     * @param item the other codec
     */
    public OptionCodec(Codec<V> item) {
        this.item = item;
    }

    @Override
    public JsonNode write(Option<V> value) {
        return value.isEmpty() ? NullNode.getInstance() : item.write(value.get());
    }

    @Override
    public Option<V> read(JsonNode node, Place place) {
        return node.isNull() ? Option.none() : Option.some(item.read(node, place));
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.object();
        schema.putArray("anyOf").add(item.schema(definitions)).add(Definitions.type("null"));
        return schema;
    }

    @Override
    public Codec<Option<V>> beside(Fields fields) {
        Codec<V> fitting = item.beside(fields);
        return fitting == item ? this : new OptionCodec<>(fitting);
    }
}
