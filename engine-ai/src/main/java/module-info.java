/** Bots and the arena for any game on the Casemate kernel, and the bots of Island Siege. */
module io.github.casemate.ai {
    requires transitive io.github.casemate.core;
    requires static org.jspecify;

    exports io.github.casemate.ai;
    exports io.github.casemate.ai.advice;
    exports io.github.casemate.ai.process;
    exports io.github.casemate.ai.search;
    exports io.github.casemate.ai.siege;
    exports io.github.casemate.ai.arena;
    exports io.github.casemate.ai.arena.game;
    exports io.github.casemate.ai.arena.report;
    exports io.github.casemate.ai.arena.stats;

    uses io.github.casemate.ai.BotProvider;
    uses io.github.casemate.pack.ViewWriter;

    provides io.github.casemate.ai.BotProvider with
            io.github.casemate.ai.internal.AnyGame,
            io.github.casemate.ai.internal.SiegeProvider;
    provides io.github.casemate.pack.Outlook with
            io.github.casemate.ai.internal.SiegeOutlook;
}
