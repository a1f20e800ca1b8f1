package com.example.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.kernel.PlayerId;

/**
 * What a seat sends, and what the journal keeps of it.
 *
 * @param kind {@code play}, {@code undo} or {@code resign}
 * @param by whose token it came with
 * @param length how much that seat had been told when it sent this
 * @param action the notation of an option, if it is to be played; empty otherwise
 */
record Move(String kind, PlayerId by, int length, String action) {

    static final String PLAY = "play";
    static final String UNDO = "undo";
    static final String RESIGN = "resign";

    static Move read(JsonNode line) {
        return new Move(
                line.required("kind").asText(),
                PlayerId.of(line.required("seat").asInt()),
                line.required("length").asInt(),
                line.required("action").asText());
    }

    String line() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("kind", kind)
                .put("seat", by.index())
                .put("length", length)
                .put("action", action)
                .toString();
    }

    /** What tells the seat, and nobody else, that this was accepted. */
    String receipt() {
        ObjectNode receipt = JsonNodeFactory.instance.objectNode().put("accepted", kind);
        return (kind.equals(PLAY) ? receipt.put("action", action) : receipt).toString();
    }
}
