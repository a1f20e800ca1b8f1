package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.kernel.SplitMix64;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes documents that stay JSON: what is in them moves, goes missing, or comes from other documents of their kind. */
final class TreeMutations {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final SplitMix64 random;

    /** What has been seen in fields of each name. */
    private final Map<String, List<JsonNode>> seen = new LinkedHashMap<>();

    TreeMutations(SplitMix64 random) {
        this.random = random;
    }

    /** Takes parts of a document for others. */
    void see(String field, JsonNode node) {
        seen.computeIfAbsent(field, name -> new ArrayList<>()).add(node);
        for (JsonNode item : node.isArray() ? node : NODES.arrayNode()) {
            see(field + "[]", item);
        }
        node.properties().forEach(inner -> see(inner.getKey(), inner.getValue()));
    }

    JsonNode changed(JsonNode document) {
        JsonNode changed = document.deepCopy();
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            List<Spot> spots = new ArrayList<>();
            collect("", changed, spots);
            if (spots.isEmpty()) {
                return changed;
            }
            Spot spot = spots.get(random.nextInt(spots.size()));
            if (spot.node() instanceof ObjectNode object) {
                change(object);
            } else {
                change((ArrayNode) spot.node(), spot.field());
            }
        }
        return changed;
    }

    /** Something that holds others. */
    private record Spot(String field, JsonNode node) {}

    private static void collect(String field, JsonNode node, List<Spot> spots) {
        if (node.isContainerNode() && !node.isEmpty()) {
            spots.add(new Spot(field, node));
        }
        for (JsonNode item : node.isArray() ? node : NODES.arrayNode()) {
            collect(field + "[]", item, spots);
        }
        node.properties().forEach(inner -> collect(inner.getKey(), inner.getValue(), spots));
    }

    private void change(ObjectNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        String one = names.get(random.nextInt(names.size()));
        String other = names.get(random.nextInt(names.size()));
        JsonNode value = node.get(one);
        switch (random.nextInt(10)) {
            case 0 -> {
                node.set(one, node.get(other));
                node.set(other, value);
            }
            case 1 -> node.remove(one);
            case 2 -> {
                node.remove(one);
                node.set(random.nextBoolean() ? one + "s" : oneOf(List.copyOf(seen.keySet())), value);
            }
            case 3 -> node.set(one, stranger());
            default -> node.set(one, another(one, value));
        }
    }

    private void change(ArrayNode node, String field) {
        int at = random.nextInt(node.size());
        int to = random.nextInt(node.size());
        JsonNode item = node.get(at);
        switch (random.nextInt(7)) {
            case 0 -> node.remove(at);
            case 1 -> node.insert(to, item.deepCopy());
            case 2 -> {
                node.set(at, node.get(to));
                node.set(to, item);
            }
            case 3 -> node.insert(to, another(field + "[]", item));
            case 4 -> node.set(at, stranger());
            default -> node.set(at, another(field + "[]", item));
        }
    }

    /** A number that is a little different, or what a field of this name holds elsewhere. */
    private JsonNode another(String field, JsonNode value) {
        if (value.isInt() && random.nextInt(3) > 0) {
            return IntNode.valueOf(value.intValue() + (random.nextBoolean() ? 1 : -1));
        }
        return oneOf(seen.getOrDefault(field, List.of(value))).deepCopy();
    }

    private JsonNode stranger() {
        return oneOf(List.of(
                NullNode.getInstance(),
                NODES.arrayNode(),
                NODES.arrayNode().add(1),
                NODES.objectNode(),
                IntNode.valueOf(0),
                IntNode.valueOf(-1),
                IntNode.valueOf(Integer.MAX_VALUE),
                NODES.numberNode(0.5),
                TextNode.valueOf(""),
                TextNode.valueOf("P9"),
                NODES.booleanNode(true)));
    }

    private <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
