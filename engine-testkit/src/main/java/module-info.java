/** Laws and jqwik arbitraries for anyone's game or rule module on the Casemate kernel. */
module io.github.casemate.testkit {
    requires transitive io.github.casemate.core;
    requires transitive net.jqwik.api;
    requires static org.jspecify;

    exports io.github.casemate.testkit;
    exports io.github.casemate.testkit.siege;
}
