package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;

/**
 * How a game is told to one listener: everything here comes from the pack.
 *
 * @param words its words
 * @param drawing its drawings
 * @param outlook its odds
 */
record Told(
        Words<Action, Event<Table>, GameView<Table>> words,
        TextDrawing<GameView<Table>> drawing,
        Outlook<Action, GameView<Table>> outlook) {

    private static final IslandSiegePack PACK = new IslandSiegePack();

    /** How a game is told without odds. */
    static Told of(IslandSiege game, Names names) {
        return of(game, names, Outlook.none(PACK.info().id()));
    }

    /** How a game is told. */
    static Told of(IslandSiege game, Names names, Outlook<Action, GameView<Table>> outlook) {
        return new Told(PACK.words(game, names), PACK.drawing(game, names), outlook);
    }
}
