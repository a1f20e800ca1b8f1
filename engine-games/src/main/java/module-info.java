/** Games of the library beside Island Siege, each a pack with its rules, words and bots. */
module io.github.casemate.games {
    requires transitive io.github.casemate.ai;
    requires transitive io.github.casemate.core;
    requires static org.jspecify;

    exports io.github.casemate.battle;
    exports io.github.casemate.battle.bots;
    exports io.github.casemate.battle.rules;
    exports io.github.casemate.battle.table;
    exports io.github.casemate.fire;
    exports io.github.casemate.fire.action;
    exports io.github.casemate.fire.bots;
    exports io.github.casemate.fire.box;
    exports io.github.casemate.fire.event;
    exports io.github.casemate.fire.rules;
    exports io.github.casemate.fire.table;
    exports io.github.casemate.fog;
    exports io.github.casemate.fog.action;
    exports io.github.casemate.fog.bots;
    exports io.github.casemate.fog.event;
    exports io.github.casemate.fog.rules;
    exports io.github.casemate.fog.table;
    exports io.github.casemate.fog.tile;

    provides io.github.casemate.ai.BotProvider with
            io.github.casemate.battle.bots.BattleBots,
            io.github.casemate.fire.bots.FireBots,
            io.github.casemate.fog.bots.FogBots;
    provides io.github.casemate.pack.GamePack with
            io.github.casemate.battle.BattlePack,
            io.github.casemate.fire.FireIslandPack,
            io.github.casemate.fog.IslandOfFogPack;
    provides io.github.casemate.pack.Outlook with
            io.github.casemate.fog.words.FogOutlook;
    provides io.github.casemate.pack.PageDrawing with
            io.github.casemate.battle.page.BattlePage,
            io.github.casemate.fire.page.FirePage,
            io.github.casemate.fog.page.FogPage;
}
