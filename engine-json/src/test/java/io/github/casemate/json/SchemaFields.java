package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Looks the field of a refusal up in the schema of the document that was refused. */
final class SchemaFields {

    private final JsonNode root;
    private final Vocabulary vocabulary;

    private SchemaFields(JsonNode root, Vocabulary vocabulary) {
        this.root = root;
        this.vocabulary = vocabulary;
    }

    /** The fields of a kind of document of a game. */
    static SchemaFields of(IslandSiege game, String document) {
        try {
            return new SchemaFields(
                    new ObjectMapper()
                            .readTree(Siege.json(game).schemas().get(document).get()),
                    Vocabulary.of(game.ruleset()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Whether a document has such a field: a path such as {@code table.players[0].home}. */
    boolean have(String field) {
        return have(field, null);
    }

    /** The same for a document with this agenda: a field within a step is one that this very step has. */
    boolean have(String field, @Nullable List<Step<Table>> agenda) {
        Array<String> path = Array.of(field.replaceAll("\\[(\\d+)]", ".$1").split("\\."));
        JsonNode first = root.path("properties").path(path.head());
        return !first.isMissingNode() && has(first, path.tail(), path.head().equals("agenda") ? agenda : null);
    }

    private boolean has(JsonNode schema, Seq<String> path, @Nullable Object value) {
        JsonNode node = schema.has("$ref") ? root.at(schema.get("$ref").asText().substring(1)) : schema;
        for (String several : Array.of("anyOf", "oneOf")) {
            for (JsonNode one : node.path(several)) {
                if (has(one, path, value)) {
                    return true;
                }
            }
        }
        if (!isOf(node, value)) {
            return false;
        }
        if (path.isEmpty()) {
            return true;
        }
        String part = path.head();
        if (part.matches("\\d+")) {
            return node.has("items") && isWithin(value, part) && has(node.get("items"), path.tail(), at(value, part));
        }
        JsonNode inner = node.path("properties").path(part);
        if (inner.isMissingNode() && isKey(node, part)) {
            inner = node.get("additionalProperties");
        }
        return !inner.isMissingNode() && has(inner, path.tail(), at(value, part));
    }

    /** Whether a schema with a kind is that of the value; without a value nobody knows. */
    private boolean isOf(JsonNode node, @Nullable Object value) {
        JsonNode kind = node.path("properties").path("kind").path("const");
        return kind.isMissingNode()
                || !(value instanceof Record)
                || !vocabulary.has(value.getClass())
                || kind.asText().equals(vocabulary.name(value.getClass()));
    }

    private static boolean isKey(JsonNode node, String part) {
        return node.path("additionalProperties").isObject()
                && part.matches(node.path("propertyNames").path("pattern").asText(".*"));
    }

    private static boolean isWithin(@Nullable Object value, String place) {
        return !(value instanceof Seq<?> all) || Integer.parseInt(place) < all.size();
    }

    private static @Nullable Object at(@Nullable Object value, String part) {
        if (value instanceof Seq<?> all) {
            return all.get(Integer.parseInt(part));
        }
        if (value instanceof Record) {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                if (component.getName().equals(part)) {
                    try {
                        component.getAccessor().setAccessible(true);
                        return component.getAccessor().invoke(value);
                    } catch (ReflectiveOperationException impossible) {
                        throw new IllegalStateException(impossible);
                    }
                }
            }
        }
        return null;
    }
}
