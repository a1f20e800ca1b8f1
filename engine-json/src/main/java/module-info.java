/** JSON for Island Siege: what is stored, what is sent, and what comes in from outside. */
module io.github.casemate.json {
    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.casemate.core;
    requires io.vavr.jackson;
    requires static org.jspecify;

    exports io.github.casemate.json;
    exports io.github.casemate.json.document;
}
