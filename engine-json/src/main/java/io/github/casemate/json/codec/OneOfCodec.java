package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Excerpt;

/**
 * Values of any record type that has something in common, such as being an action. Their kind says which type it is.
 *
 * @param <T> what they have in common
 */
final class OneOfCodec<T> implements Codec<T> {

    private final RecordCodecs records;
    private final Class<T> common;

    OneOfCodec(RecordCodecs records, Class<T> common) {
        this.records = records;
        this.common = common;
    }

    @Override
    public JsonNode write(T value) {
        return records.codecOf(value).write(value);
    }

    @Override
    public T read(JsonNode node, Place place) {
        if (!node.isObject()) {
            throw place.expected("an object that is " + article(what()), node);
        }
        Place kindPlace = place.field(ObjectCodec.KIND);
        JsonNode kind = node.get(ObjectCodec.KIND);
        if (kind == null) {
            throw kindPlace.refused(Kind.MISSING_FIELD, "the field is missing");
        }
        String name = Values.TEXT.read(kind, kindPlace);
        Class<?> type = records.types()
                .get(name)
                .filter(common::isAssignableFrom)
                .getOrElseThrow(
                        () -> kindPlace.wrong("there is no " + what() + " '" + Excerpt.part(name) + "' in this game"));
        return common.cast(records.codecOf(type).read(node, place));
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return definitions.refer(what().replace(' ', '-'), () -> {
            ObjectNode schema = Definitions.object();
            ArrayNode choices = schema.putArray("oneOf");
            records.types()
                    .filterValues(common::isAssignableFrom)
                    .forEach((name, type) -> choices.add(
                            definitions.refer(name, () -> records.codecOf(type).schema(definitions))));
            return schema;
        });
    }

    private String what() {
        return common == Object.class ? "value" : Kebab.words(common.getSimpleName());
    }

    private static String article(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }
}
