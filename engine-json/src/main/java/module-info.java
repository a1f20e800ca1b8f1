/** JSON for games: what is stored, what is sent, and what comes in from outside. */
module io.github.casemate.json {
    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.casemate.core;
    requires io.vavr.jackson;
    requires static org.jspecify;

    exports io.github.casemate.json;
    exports io.github.casemate.json.codec;
    exports io.github.casemate.json.document;

    uses io.github.casemate.json.codec.JsonValues;

    provides io.github.casemate.json.codec.JsonValues with
            io.github.casemate.json.siege.SiegeValues;
    provides io.github.casemate.pack.ViewWriter with
            io.github.casemate.json.JsonViewWriter;
}
