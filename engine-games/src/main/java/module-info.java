/** Games of the library beside Island Siege, each a pack with its rules, words and bots. */
module io.github.casemate.games {
    requires transitive io.github.casemate.ai;
    requires transitive io.github.casemate.core;
    requires static org.jspecify;

    exports io.github.casemate.fire.box;
    exports io.github.casemate.fire.table;
}
