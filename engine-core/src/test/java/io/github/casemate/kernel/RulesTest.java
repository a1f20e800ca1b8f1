package io.github.casemate.kernel;

import static io.github.casemate.kernel.SecretCards.P1;
import static io.github.casemate.kernel.SecretCards.P2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.casemate.kernel.SecretCards.Deal;
import io.github.casemate.kernel.SecretCards.Say;
import io.github.casemate.kernel.SecretCards.Table;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** What {@link Rules} does for every game: the rest is the game's. */
class RulesTest {

    private final SecretCards game = new SecretCards(5);
    private final Table first = game.newGame();
    private final Table dealt = Array.of(new Deal(2), new Deal(4))
            .foldLeft(first, (table, deal) -> game.apply(table, deal).state());
    private final Table over = Array.fill(4, new Say("high"))
            .foldLeft(dealt, (table, say) -> game.apply(table, say).state());

    @Test
    void appliesWhatIsAccepted() {
        assertThat(Either.right(game.apply(dealt, new Say("low")))).isEqualTo(game.tryApply(dealt, new Say("low")));
    }

    @Test
    void throwsTheRejectionOfWhatIsNot() {
        assertThatExceptionOfType(IllegalActionException.class)
                .isThrownBy(() -> game.apply(dealt, new Say("nothing")))
                .withMessage("Say[word=nothing] is not an option. (not-an-option)")
                .satisfies(thrown -> assertThat(thrown.rejection().code()).isEqualTo(Rejection.NOT_AN_OPTION));
    }

    @Test
    void appliesWhatTheAskedPlayerSends() {
        assertThat(game.tryApply(dealt, P1, new Say("low"))).isEqualTo(game.tryApply(dealt, new Say("low")));
    }

    @Test
    void refusesWhatAnotherPlayerSends() {
        assertThat(game.tryApply(dealt, P2, new Say("low")))
                .isEqualTo(Either.left(Rejection.of(Rejection.NOT_YOUR_TURN, "It is P1 who has to act, not P2.")));
    }

    @Test
    void refusesAnOutcomeOfChanceWhoeverSendsIt() {
        assertThat(game.tryApply(first, P1, new Deal(2)))
                .isEqualTo(Either.left(Rejection.of(Rejection.NOT_YOUR_TURN, "It is chance that has to act, not P1.")));
    }

    @Test
    void refusesWhatIsSentAfterTheEnd() {
        assertThat(game.tryApply(over, P2, new Say("low")))
                .isEqualTo(Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over: all-shown.")));
    }
}
