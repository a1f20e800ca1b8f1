package io.github.casemate.json.siege;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Excerpt;
import java.util.Locale;

/** The kinds of documents. Each begins with its name and the version of the schema. */
public enum Documents {
    /** All of a state. */
    STATE,
    /** What a player sees of a state. */
    VIEW,
    /** A match for the server: with the seed and everything that was dealt. */
    MATCH,
    /** A match as one player saw it. */
    TRANSCRIPT,
    /** Cards. */
    CATALOG;

    /** The version that is written. All versions from 1 to this one can be read. */
    public static final int SCHEMA = 1;

    private static final String NAME = "document";
    private static final String VERSION = "schema";

    /** The name in the file. */
    public String fileName() {
        return name().toLowerCase(Locale.ROOT);
    }

    <T> ObjectCodec<T> headed(ObjectCodec<T> fields) {
        return fields.with(NAME, TextNode.valueOf(fileName())).with(VERSION, IntNode.valueOf(SCHEMA));
    }

    /** Refuses another document, and a newer one, before anything else is looked at. */
    public void check(JsonNode node) {
        Place place = Place.ROOT;
        if (!node.isObject()) {
            throw place.expected("an object", node);
        }
        JsonNode name = node.path(NAME);
        if (!name.asText().equals(fileName())) {
            throw place.field(NAME)
                    .refused(
                            Kind.WRONG_DOCUMENT,
                            "expected \"" + fileName() + "\", found "
                                    + (name.isMissingNode() ? "nothing" : Excerpt.part(name)));
        }
        JsonNode version = node.path(VERSION);
        if (!version.isIntegralNumber() || version.bigIntegerValue().signum() <= 0) {
            throw place.field(VERSION)
                    .refused(
                            version.isMissingNode() ? Kind.MISSING_FIELD : Kind.WRONG_VALUE,
                            "expected the version of the schema, a whole number from 1");
        }
        if (!version.canConvertToInt() || version.intValue() > SCHEMA) {
            throw place.field(VERSION)
                    .refused(
                            Kind.NEWER_VERSION,
                            "the document has version " + Excerpt.part(version) + " of the schema, and " + SCHEMA
                                    + " is the newest that can be read here");
        }
    }
}
