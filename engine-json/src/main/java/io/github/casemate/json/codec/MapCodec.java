package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * Values by the names of their keys, in the order of the keys.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
public final class MapCodec<K, V> implements Codec<Map<K, V>> {

    private final NameCodec<K> key;
    private final Codec<V> item;

    /**
     * Makes a codec of maps.
     *
     * @param key the codec of the keys
     * @param item the codec of the values
     */
    public MapCodec(NameCodec<K> key, Codec<V> item) {
        this.key = key;
        this.item = item;
    }

    @Override
    public JsonNode write(Map<K, V> value) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (K one : key.values()) {
            value.get(one).forEach(there -> node.set(key.nameOf(one), item.write(there)));
        }
        if (node.size() != value.size()) {
            throw new IllegalArgumentException("only " + key.values().mkString(", ") + " can be written, not "
                    + value.keySet().mkString(", "));
        }
        return node;
    }

    @Override
    public Map<K, V> read(JsonNode node, Place place) {
        if (!node.isObject()) {
            throw place.expected("an object", node);
        }
        Map<K, V> values = LinkedHashMap.empty();
        for (var field : node.properties()) {
            Place inner = place.field(field.getKey());
            values = values.put(key.named(field.getKey(), inner), item.read(field.getValue(), inner));
        }
        return values;
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.type("object");
        schema.set("propertyNames", key.schema(definitions));
        schema.set("additionalProperties", item.schema(definitions));
        return schema;
    }

    @Override
    public Codec<Map<K, V>> beside(Fields fields) {
        Codec<V> fitting = item.beside(fields);
        return fitting == item ? this : new MapCodec<>(key, fitting);
    }
}
