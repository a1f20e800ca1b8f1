/** Everything that a game of the library must guarantee, as one test class to extend. */
module io.github.casemate.conformance {
    requires transitive io.github.casemate.ai;
    requires transitive io.github.casemate.core;
    requires transitive io.github.casemate.json;
    requires transitive io.github.casemate.testkit;
    requires com.networknt.schema;
    requires static org.jspecify;

    exports io.github.casemate.conformance;
}
