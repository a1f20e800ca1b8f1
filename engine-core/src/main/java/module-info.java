/**
 * The Casemate kernel, which is the contract between a board game and everything that plays, stores, tests or shows it;
 * and Island Siege, a game that is built on it.
 */
module io.github.casemate.core {
    requires transitive io.vavr;
    requires static org.jspecify;
    requires static org.immutables.value.annotations;

    exports io.github.casemate.agenda;
    exports io.github.casemate.kernel;
    exports io.github.casemate.pack;
    exports io.github.casemate.siege;
    exports io.github.casemate.siege.action;
    exports io.github.casemate.siege.box;
    exports io.github.casemate.siege.cards;
    exports io.github.casemate.siege.permission;
    exports io.github.casemate.siege.event;
    exports io.github.casemate.siege.phrasing;
    exports io.github.casemate.siege.quantity;
    exports io.github.casemate.siege.rules;
    exports io.github.casemate.siege.spi;
    exports io.github.casemate.siege.table;
    exports io.github.casemate.text;

    uses io.github.casemate.pack.GamePack;
    uses io.github.casemate.pack.Outlook;
    uses io.github.casemate.pack.PageDrawing;
    uses io.github.casemate.siege.spi.RuleModule;

    provides io.github.casemate.pack.GamePack with
            io.github.casemate.siege.IslandSiegePack;
}
