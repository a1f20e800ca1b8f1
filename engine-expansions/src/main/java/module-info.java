/** The expansions of Island Siege: rule modules that a ruleset names by their ids. */
module io.github.casemate.expansions {
    requires transitive io.github.casemate.core;
    requires static org.jspecify;

    exports io.github.casemate.expansions.captains;
    exports io.github.casemate.expansions.coquina;
    exports io.github.casemate.expansions.ghost;
    exports io.github.casemate.expansions.monuments;
    exports io.github.casemate.expansions.ramparts;

    provides io.github.casemate.pack.PageDrawing with
            io.github.casemate.expansions.page.SiegePage;
    provides io.github.casemate.siege.spi.RuleModule with
            io.github.casemate.expansions.captains.CaptainsModule,
            io.github.casemate.expansions.coquina.CoquinaModule,
            io.github.casemate.expansions.ghost.GhostCaptainModule,
            io.github.casemate.expansions.monuments.MonumentsModule,
            io.github.casemate.expansions.ramparts.RampartsModule;
}
