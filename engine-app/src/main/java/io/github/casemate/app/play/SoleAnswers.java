package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Answers that nobody needs to be asked for, because there is no other; so undo skips them too. */
final class SoleAnswers {

    private SoleAnswers() {}

    /** The match after all of them are given: somebody has a choice, or it is over. */
    static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> given(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> now = match;
        while (now.legalActions().size() == 1) {
            now = now.play(now.legalActions().head());
        }
        return now;
    }

    /** The match at the last choice of one of these players, as long as nobody has learned anything since. */
    static Option<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> takenBack(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, Predicate<PlayerId> players) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> back = match;
        while (back.undoable()) {
            back = back.undo();
            if (back.legalActions().size() > 1 && back.turn().asked().exists(players)) {
                return Option.some(back);
            }
        }
        return Option.none();
    }
}
