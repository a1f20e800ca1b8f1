/** Games of the library beside Island Siege, each a pack with its rules, words and bots. */
module io.github.casemate.games {
    requires transitive io.github.casemate.ai;
    requires transitive io.github.casemate.core;
    requires static org.jspecify;

    exports io.github.casemate.battle;
    exports io.github.casemate.battle.bots;
    exports io.github.casemate.battle.table;

    provides io.github.casemate.ai.BotProvider with
            io.github.casemate.battle.bots.BattleBots;
    provides io.github.casemate.pack.GamePack with
            io.github.casemate.battle.BattlePack;
}
