package io.github.casemate.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import org.junit.jupiter.api.Test;

/** Pig played with {@link Match}, as the guide shows it. */
class PigMatchTest {

    private final Pig pig = new Pig(2, 50);
    private final Match<Pig.State, Pig.Action, Pig.Event, Pig.State> match = Match.of(pig, 42L);

    /** A bot sees a view and answers with a legal action. */
    private static Pig.Action holdAt20(Pig.State view) {
        return view.pot() < 20 ? Pig.Choice.ROLL : Pig.Choice.HOLD;
    }

    private Match<Pig.State, Pig.Action, Pig.Event, Pig.State> played() {
        var now = match;
        while (!now.isOver()) {
            PlayerId asked = now.turn().asked().get();
            now = now.play(holdAt20(now.view(asked)));
        }
        return now;
    }

    @Test
    void aMatchEndsWhenSomebodyHasBankedTheTarget() {
        var over = played();
        PlayerId winner = over.result().get().winners().head();
        assertThat(over.state().banked().get(winner.index())).isGreaterThanOrEqualTo(50);
    }

    @Test
    void theSameSeedIsTheSameGame() {
        assertThat(played()).isEqualTo(played());
    }

    @Test
    void whoeverIsNotAskedIsRefused() {
        var refused = match.tryPlay(PlayerId.of(1), Pig.Choice.ROLL);
        assertThat(refused.getLeft().code()).isEqualTo(Rejection.NOT_YOUR_TURN);
    }

    @Test
    void takingARollBackDoesNotRollAnotherFace() {
        var rolled = match.play(Pig.Choice.ROLL);
        assertThat(rolled.undoable()).isFalse();
        assertThat(rolled.undo()).isEqualTo(match);
        assertThat(rolled.undo().play(Pig.Choice.ROLL)).isEqualTo(rolled);
    }

    @Test
    void theSeedAndTheLogAreAllThatHasToBeStored() {
        var over = played();
        assertThat(Match.replay(pig, over.seed(), over.log())).isEqualTo(over);
    }
}
