package io.github.casemate.app.play;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Answers that nobody needs to be asked for, because there is no other; so undo skips them too. */
final class SoleAnswers {

    private SoleAnswers() {}

    /** The match after all of them are given: somebody has a choice, or it is over. */
    static <S, A, E, V> Match<S, A, E, V> given(Match<S, A, E, V> match) {
        Match<S, A, E, V> now = match;
        while (now.legalActions().size() == 1) {
            now = now.play(now.legalActions().head());
        }
        return now;
    }

    /** The match at the last choice of one of these players, as long as nobody has learned anything since. */
    static <S, A, E, V> Option<Match<S, A, E, V>> takenBack(Match<S, A, E, V> match, Predicate<PlayerId> players) {
        Match<S, A, E, V> back = match;
        while (back.undoable()) {
            back = back.undo();
            if (back.legalActions().size() > 1 && back.turn().asked().exists(players)) {
                return Option.some(back);
            }
        }
        return Option.none();
    }
}
