/** Laws and jqwik arbitraries for anyone's game or rule module on the Casemate kernel. */
module io.github.casemate.testkit {
    requires transitive io.github.casemate.core;
    requires transitive net.jqwik.api;
    requires static org.jspecify;

    exports io.github.casemate.testkit;
    exports io.github.casemate.testkit.siege;

    // jqwik creates the hooks of a test class by reflection, and ours is package-private.
    opens io.github.casemate.testkit to
            org.junit.platform.commons;
}
