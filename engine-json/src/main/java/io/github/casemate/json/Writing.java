package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;

/** How trees become texts. */
final class Writing {

    /** What fits into this many columns stays on one line. */
    private static final int WIDTH = 120;

    private Writing() {}

    /** On one line, without spaces. Equal values give equal texts, so this is the canonical form. */
    static String compact(JsonNode node) {
        return node.toString();
    }

    /** For people: what is short stays together, what is long is broken up. */
    static String readable(JsonNode node) {
        StringBuilder text = new StringBuilder();
        write(node, "", 0, text);
        return text.append('\n').toString();
    }

    private static void write(JsonNode node, String indent, int column, StringBuilder text) {
        String inline = inline(node);
        if (node.isValueNode() || node.isEmpty() || (column + inline.length() <= WIDTH && !indent.isEmpty())) {
            text.append(inline);
            return;
        }
        String inner = indent + "  ";
        text.append(node.isArray() ? '[' : '{');
        String separator = "\n";
        if (node.isArray()) {
            for (JsonNode item : node) {
                text.append(separator).append(inner);
                write(item, inner, inner.length(), text);
                separator = ",\n";
            }
        } else {
            for (var field : node.properties()) {
                String name = quoted(field.getKey()) + ": ";
                text.append(separator).append(inner).append(name);
                write(field.getValue(), inner, inner.length() + name.length(), text);
                separator = ",\n";
            }
        }
        text.append('\n').append(indent).append(node.isArray() ? ']' : '}');
    }

    private static String inline(JsonNode node) {
        if (node.isValueNode()) {
            return node.toString();
        }
        StringBuilder text = new StringBuilder(node.isArray() ? "[" : "{");
        String separator = "";
        if (node.isArray()) {
            for (JsonNode item : node) {
                text.append(separator).append(inline(item));
                separator = ", ";
            }
        } else {
            for (var field : node.properties()) {
                text.append(separator)
                        .append(quoted(field.getKey()))
                        .append(": ")
                        .append(inline(field.getValue()));
                separator = ", ";
            }
        }
        return text.append(node.isArray() ? ']' : '}').toString();
    }

    private static String quoted(String name) {
        return TextNode.valueOf(name).toString();
    }
}
