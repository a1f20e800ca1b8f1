package io.github.casemate.kernel;

import static io.github.casemate.kernel.SecretCards.P2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.kernel.SecretCards.Action;
import io.github.casemate.kernel.SecretCards.Deal;
import io.github.casemate.kernel.SecretCards.Event;
import io.github.casemate.kernel.SecretCards.Peek;
import io.github.casemate.kernel.SecretCards.Roll;
import io.github.casemate.kernel.SecretCards.Rolled;
import io.github.casemate.kernel.SecretCards.Say;
import io.github.casemate.kernel.SecretCards.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class MatchReplayTest {

    private static final SecretCards GAME = new SecretCards(5);
    private static final Action HIGH = new Say("high");
    private static final Action LOW = new Say("low");
    private static final Action ROLL = new Roll();
    private static final Action PEEK = new Peek();

    private final Match<Table, Action, Event, Table> match = Match.of(GAME, 42);
    /** Two deals, a peek, a roll and its outcome, and two words. */
    private final Match<Table, Action, Event, Table> ended = match.playAll(List.of(PEEK, ROLL, HIGH, LOW));

    @Test
    void givesTheSameMatch() {
        Match<Table, Action, Event, Table> again = Match.replay(GAME, 42, ended.log());
        assertThat(again).isEqualTo(ended);
        assertThat(again.state()).isEqualTo(ended.state());
        assertThat(again.eventsSince(0, P2)).isEqualTo(ended.eventsSince(0, P2));
        assertThat(again.undo().undo()).isEqualTo(ended.undo().undo());
    }

    @Test
    void carriesTheMatchOnWithItsSeed() {
        Match<Table, Action, Event, Table> half = match.playAll(List.of(ROLL, HIGH));
        assertThat(Match.replay(GAME, 42, half.log()).playAll(List.of(ROLL, ROLL)))
                .isEqualTo(half.playAll(List.of(ROLL, ROLL)));
    }

    @Test
    void takesSeedZeroIfThereIsNone() {
        assertThat(Match.replay(GAME, ended.log())).isEqualTo(Match.replay(GAME, 0, ended.log()));
    }

    @Test
    void believesTheLogAndNotTheSeed() {
        Seq<Action> log = List.of(new Deal(5), new Deal(1), ROLL, new Rolled(6), LOW);
        for (int seed = 0; seed < 10; seed++) {
            Match<Table, Action, Event, Table> told = Match.replay(GAME, seed, log);
            assertThat(told.log()).isEqualTo(log);
            assertThat(told.state().pips()).containsExactly(6, 0);
        }
    }

    @Test
    void namesAnActionThatWasChanged() {
        assertReplayFails(ended.log().update(1, HIGH), 1, Rejection.IMPOSSIBLE_OUTCOME);
        assertReplayFails(ended.log().update(1, ended.log().head()), 1, Rejection.IMPOSSIBLE_OUTCOME);
        assertReplayFails(ended.log().update(5, new Rolled(3)), 5, Rejection.NOT_AN_OPTION);
        assertReplayFails(ended.log().update(5, PEEK), 5, "already-peeked");
    }

    @Test
    void namesTheActionBehindOneThatIsMissing() {
        assertReplayFails(ended.log().removeAt(1), 1, Rejection.IMPOSSIBLE_OUTCOME);
        assertReplayFails(ended.log().removeAt(4), 4, Rejection.IMPOSSIBLE_OUTCOME);
    }

    @Test
    void namesAnActionThatIsOneTooMany() {
        assertReplayFails(ended.log().insert(2, new Deal(3)), 2, Rejection.NOT_AN_OPTION);
        assertReplayFails(ended.log().append(HIGH), 7, Rejection.GAME_OVER);
    }

    @Test
    void namesTheLengthOfALogThatStopsWhereChanceHasToAct() {
        assertReplayFails(List.empty(), 0, Rejection.INCOMPLETE_LOG);
        assertReplayFails(ended.log().take(1), 1, Rejection.INCOMPLETE_LOG);
        assertReplayFails(ended.log().take(4), 4, Rejection.INCOMPLETE_LOG);
    }

    private static void assertReplayFails(Seq<Action> log, int index, String code) {
        ReplayException problem = catchThrowableOfType(ReplayException.class, () -> Match.replay(GAME, log));
        assertThat(problem.index()).isEqualTo(index);
        assertThat(problem.rejection().code()).isEqualTo(code);
        assertThat(problem).hasMessage("action " + index + " does not fit: " + problem.rejection());
    }
}
