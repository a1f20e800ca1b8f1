/** The Casemate kernel: the contract between a board game and everything that plays, stores, tests or shows it. */
module io.github.casemate.core {
    requires transitive io.vavr;
    requires static transitive org.jspecify;

    exports io.github.casemate.kernel;
}
