package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Definitions;
import io.github.casemate.json.codec.Place;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.Settings;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Values as documents of their own: a head, and then the fields of the value.
 *
 * @param <T> the type of the values
 */
final class Document<T> implements Codec<T> {

    private final String name;
    private final GameInfo info;
    /** The settings of the one game that it is of, and a codec that refuses those of any other game. */
    private final Option<Own> own;

    private final Codec<T> body;

    /**
     * The game that a document is of.
     *
     * @param settings its settings
     * @param codec reads no others
     */
    record Own(Settings settings, Codec<Settings> codec) {}

    private Document(String name, GameInfo info, Option<Own> own, Codec<T> body) {
        this.name = name;
        this.info = info;
        this.own = own;
        this.body = body;
        ObjectNode fields = fields(body.schema(new Definitions()));
        for (String field : constants().keySet().add(Heads.SETTINGS)) {
            if (fields.has(field) && (own.isDefined() || !field.equals(Heads.SETTINGS))) {
                throw new IllegalArgumentException("a '" + name + "' of " + info.name() + " has a field '" + field
                        + "', which is what documents call something else");
            }
        }
    }

    /** A document of one game. */
    static <T> Document<T> of(String name, GameInfo info, Own own, Codec<T> body) {
        return new Document<>(name, info, Option.some(own), body);
    }

    /** A document of a setting: there is no game yet. */
    static <T> Document<T> of(String name, GameInfo info, Codec<T> body) {
        return new Document<>(name, info, Option.none(), body);
    }

    private Map<String, JsonNode> constants() {
        Map<String, JsonNode> all = LinkedHashMap.<String, JsonNode>of(Heads.NAME, TextNode.valueOf(name))
                .put(Heads.VERSION, IntNode.valueOf(Heads.SCHEMA))
                .put(Heads.GAME, TextNode.valueOf(info.id()));
        return own.isDefined() ? all.put(Heads.RULES, IntNode.valueOf(info.version())) : all;
    }

    @Override
    public JsonNode write(T value) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        constants().forEach(node::set);
        own.forEach(game -> node.set(Heads.SETTINGS, game.codec().write(game.settings())));
        return node.setAll((ObjectNode) body.write(value));
    }

    @Override
    public T read(JsonNode node, Place place) {
        Heads.check(node, name);
        Heads.checkGame(node, info);
        ObjectNode rest = JsonNodeFactory.instance.objectNode();
        Map<String, JsonNode> head = constants();
        node.properties().stream()
                .filter(field -> !head.containsKey(field.getKey()))
                .forEach(field -> rest.set(field.getKey(), field.getValue()));
        for (Own game : own) {
            Heads.checkRules(node, info);
            JsonNode settings =
                    Option.of(rest.remove(Heads.SETTINGS)).getOrElseThrow(() -> Heads.missing(Heads.SETTINGS));
            game.codec().read(settings, place.field(Heads.SETTINGS));
        }
        return body.read(rest, place);
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode plain = body.schema(definitions);
        ObjectNode schema = Definitions.type("object");
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        constants().forEach((field, constant) -> {
            properties.putObject(field).set("const", constant);
            required.add(field);
        });
        own.forEach(game -> {
            properties.set(
                    Heads.SETTINGS,
                    definitions.refer(Heads.SETTINGS, () -> game.codec().schema(definitions)));
            required.add(Heads.SETTINGS);
        });
        properties.setAll(fields(plain));
        plain.path("required").forEach(required::add);
        return schema.put("additionalProperties", false);
    }

    private ObjectNode fields(ObjectNode schema) {
        if (schema.get("properties") instanceof ObjectNode fields) {
            return fields;
        }
        throw new IllegalArgumentException("a '" + name + "' of " + info.name()
                + " is not one record: give a codec that writes an object with fields");
    }
}
