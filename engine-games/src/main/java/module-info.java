import io.github.casemate.fire.FireIslandPack;
import io.github.casemate.pack.GamePack;

/** Games of the library beside Island Siege, each a pack with its rules, words and bots. */
module io.github.casemate.games {
    requires transitive io.github.casemate.ai;
    requires transitive io.github.casemate.core;
    requires static org.jspecify;

    exports io.github.casemate.fire;
    exports io.github.casemate.fire.action;
    exports io.github.casemate.fire.box;
    exports io.github.casemate.fire.event;
    exports io.github.casemate.fire.rules;
    exports io.github.casemate.fire.table;

    provides GamePack with
            FireIslandPack;
}
