package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Action;
import io.github.casemate.testkit.games.KuhnPoker.Event;
import io.github.casemate.testkit.games.KuhnPoker.State;
import io.github.casemate.testkit.games.KuhnPoker.View;
import java.util.function.BiConsumer;

/**
 * Runs a law by hand on one known game of Kuhn poker, played by the right rules, against rules that are wrong in one
 * point. A law has several clauses; this shows that a certain one has bitten, and where.
 */
final class Complaints {

    private Complaints() {}

    /** The laws of any poker. Nested, so that nobody takes it for a test class. */
    static final class Laws extends GameConformance<State, Action, Event, View> {

        private final KuhnPoker game;

        Laws(KuhnPoker game) {
            this.game = game;
        }

        @Override
        protected KuhnPoker game() {
            return game;
        }
    }

    /** A game by the right rules. With this seed the first player has the queen and the second the jack. */
    static Playthrough<State, Action, Event> played(int... choices) {
        return Playthroughs.of(new KuhnPoker()).play(Start.NEW_GAME, 0L, choices);
    }

    /** Four steps: deal, pass, bet, bet. Then the cards are shown. */
    static Playthrough<State, Action, Event> showdown() {
        return played(0, 1, 1);
    }

    /** A law complains about a game in these words after so many of its steps. */
    static void expect(
            String complaint,
            int steps,
            KuhnPoker rules,
            BiConsumer<Laws, Playthrough<State, Action, Event>> law,
            Playthrough<State, Action, Event> game) {
        assertThatThrownBy(() -> law.accept(new Laws(rules), game))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(complaint, "after " + steps + " steps of: play(\"new game\", 0L");
    }
}
