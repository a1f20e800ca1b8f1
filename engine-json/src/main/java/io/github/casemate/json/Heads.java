package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;

/**
 * How documents begin: their name, the version of the schema, the game, and, where it is a document of one game, the
 * version of its rules and its settings. Heads are looked at before anything else.
 */
final class Heads {

    static final String NAME = "document";
    static final String VERSION = "schema";
    static final String GAME = "game";
    static final String RULES = "rules";
    static final String SETTINGS = "settings";

    /** The version that is written. All versions from 1 to this one can be read. */
    static final int SCHEMA = 1;

    private Heads() {}

    /** Refuses another document, a newer one, and one from before games had ids. */
    static void check(JsonNode node, String document) {
        Place place = Place.ROOT;
        if (!node.isObject()) {
            throw place.expected("an object", node);
        }
        JsonNode name = node.path(NAME);
        if (!name.asText().equals(document)) {
            throw place.field(NAME)
                    .refused(
                            Kind.WRONG_DOCUMENT,
                            "expected \"" + document + "\", found "
                                    + (name.isMissingNode() ? "nothing" : Excerpt.part(name)));
        }
        checkVersion(node.path(VERSION), place.field(VERSION));
        checkAge(node);
    }

    private static void checkVersion(JsonNode version, Place place) {
        if (!version.isIntegralNumber() || version.bigIntegerValue().signum() <= 0) {
            throw place.refused(
                    version.isMissingNode() ? Kind.MISSING_FIELD : Kind.WRONG_VALUE,
                    "expected the version of the schema, a whole number from 1");
        }
        if (!version.canConvertToInt() || version.intValue() > SCHEMA) {
            throw place.refused(
                    Kind.NEWER_VERSION,
                    "the document has version " + Excerpt.part(version) + " of the schema, and " + SCHEMA
                            + " is the newest that can be read here");
        }
    }

    private static void checkAge(JsonNode node) {
        if (node.has("ruleset") && !node.has(GAME)) {
            throw Place.ROOT
                    .field("ruleset")
                    .refused(
                            Kind.WRONG_DOCUMENT,
                            "this was written before documents named their game, and can no longer be read");
        }
    }

    /** The id of the game that a document is of. */
    static String game(JsonNode node) {
        JsonNode game = present(node, GAME);
        if (!game.isTextual()) {
            throw Place.ROOT.field(GAME).expected("the id of a game in quotes", game);
        }
        return game.textValue();
    }

    /** The pack of the game that a document is of. */
    static GamePack<?, ?, ?, ?> packOf(JsonNode node) {
        return GamePacks.onPath()
                .find(game(node))
                .getOrElseThrow(refused -> Place.ROOT
                        .field(GAME)
                        .refused(Kind.WRONG_DOCUMENT, refused.sentence())
                        .because(refused));
    }

    /** Refuses a document of another game. */
    static void checkGame(JsonNode node, GameInfo info) {
        String game = game(node);
        if (!game.equals(info.id())) {
            throw Place.ROOT
                    .field(GAME)
                    .refused(
                            Kind.WRONG_DOCUMENT,
                            "this belongs to another game: '" + Excerpt.part(game) + "', not '" + info.id() + "'");
        }
    }

    /** Refuses a document of other rules. */
    static void checkRules(JsonNode node, GameInfo info) {
        JsonNode rules = present(node, RULES);
        Place place = Place.ROOT.field(RULES);
        if (!rules.isIntegralNumber() || !rules.canConvertToInt() || rules.intValue() < 1) {
            throw place.expected("the version of the rules, a whole number from 1", rules);
        }
        if (rules.intValue() != info.version()) {
            throw place.refused(
                    rules.intValue() > info.version() ? Kind.NEWER_VERSION : Kind.WRONG_DOCUMENT,
                    "this belongs to version " + rules + " of the rules of " + info.name() + ", and version "
                            + info.version() + " is played here");
        }
    }

    /** The game that a document is of: whatever else is in it means nothing without. */
    static <S, A, E, V> Game<S, A, E, V> gameIn(JsonNode node, GamePack<S, A, E, V> pack, SettingsCodec settings) {
        if (!node.isObject()) {
            throw Place.ROOT.expected("an object", node);
        }
        checkAge(node);
        checkGame(node, pack.info());
        checkRules(node, pack.info());
        Place place = Place.ROOT.field(SETTINGS);
        return pack.create(settings.read(present(node, SETTINGS), place))
                .getOrElseThrow(refused -> place.wrong(refused.sentence()).because(refused));
    }

    private static JsonNode present(JsonNode node, String field) {
        JsonNode there = node.path(field);
        if (there.isMissingNode()) {
            throw missing(field);
        }
        return there;
    }

    static DocumentException missing(String field) {
        return Place.ROOT.field(field).refused(Kind.MISSING_FIELD, "the field is missing");
    }
}
