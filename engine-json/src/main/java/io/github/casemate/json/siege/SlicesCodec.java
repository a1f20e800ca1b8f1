package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.Place;
import io.vavr.collection.SortedMap;

/** The slices of rule modules: those that the layout has, each of the same type. */
final class SlicesCodec implements Codec<SortedMap<String, Object>> {

    private final ObjectCodec<SortedMap<String, Object>> fields;

    private SlicesCodec(ObjectCodec<SortedMap<String, Object>> fields) {
        this.fields = fields;
    }

    static SlicesCodec of(SiegeCodecs codecs, SortedMap<String, Object> layout) {
        ObjectCodec<SortedMap<String, Object>> fields =
                ObjectCodec.of(all -> layout.map((key, value) -> io.vavr.Tuple.of(key, all.get(key))));
        for (String key : layout.keySet()) {
            fields = fields.with(
                    key,
                    codecs.slice(layout.get(key).get().getClass()),
                    slices -> slices.get(key).get());
        }
        return new SlicesCodec(fields);
    }

    @Override
    public JsonNode write(SortedMap<String, Object> value) {
        return fields.write(value);
    }

    @Override
    public SortedMap<String, Object> read(JsonNode node, Place place) {
        return fields.read(node, place);
    }

    /** A game has the slices of its own modules only, so a schema for all games requires none. */
    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = fields.schema(definitions);
        schema.remove("required");
        return schema;
    }
}
