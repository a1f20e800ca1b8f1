package io.github.casemate.kernel;

import static io.github.casemate.kernel.SecretCards.P1;
import static io.github.casemate.kernel.SecretCards.P2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.kernel.Conclusion.Agreed;
import io.github.casemate.kernel.Conclusion.Resigned;
import io.github.casemate.kernel.SecretCards.Action;
import io.github.casemate.kernel.SecretCards.Event;
import io.github.casemate.kernel.SecretCards.Peek;
import io.github.casemate.kernel.SecretCards.Roll;
import io.github.casemate.kernel.SecretCards.Say;
import io.github.casemate.kernel.SecretCards.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A match that is given up, or ended by agreement. */
class MatchConclusionTest {

    private static final SecretCards GAME = new SecretCards(5);
    private static final Action HIGH = new Say("high");
    private static final Result DRAW = Result.draw(GAME.players(), "agreement");

    /** P2 is asked. */
    private final Match<Table, Action, Event, Table> match = Match.of(GAME, 42).play(HIGH);

    private final Match<Table, Action, Event, Table> resigned = match.resign(P2);
    private final Match<Table, Action, Event, Table> agreed = match.agree(DRAW);

    @Test
    void whoeverGivesUpHasLostAndTheOtherHasWon() {
        Result lost = new Result(Array.of(1.0, -1.0), Array.of(P1), "resignation");
        assertThat(resigned.result()).isEqualTo(Option.some(lost));
        assertThat(resigned.turn()).isEqualTo(Turn.over(lost));
        assertThat(resigned.conclusion()).isEqualTo(Option.some(new Resigned(P2)));
    }

    @Test
    void aPlayerWhoIsNotAskedCanGiveUpToo() {
        assertThat(match.resign(P1).result().map(Result::winners)).isEqualTo(Option.some(Array.of(P2)));
    }

    @Test
    void withMorePlayersTheOthersShareTheWin() {
        Result lost = new Resigned(P2).result(PlayerId.first(4));
        assertThat(lost.winners()).containsExactly(P1, PlayerId.of(2), PlayerId.of(3));
        assertThat(lost.utilities()).containsExactly(1.0 / 3, -1.0, 1.0 / 3, 1.0 / 3);
    }

    @Test
    void aloneOneLosesAndNobodyWins() {
        Result lost = new Resigned(P1).result(PlayerId.first(1));
        assertThat(lost.winners()).isEmpty();
        assertThat(lost.utilities()).containsExactly(-1.0);
    }

    @Test
    void anAgreementIsTheResultThatWasStated() {
        assertThat(agreed.result()).isEqualTo(Option.some(DRAW));
        assertThat(agreed.conclusion()).isEqualTo(Option.some(new Agreed(DRAW)));
        Result twoToOne = new Result(Array.of(2.0, 1.0), Array.of(P1), "adjudication");
        assertThat(match.agree(twoToOne).result()).isEqualTo(Option.some(twoToOne));
    }

    @Test
    void nothingIsPlayedAfterIt() {
        for (Match<Table, Action, Event, Table> over : List.of(resigned, agreed)) {
            String why = over.result().get().why();
            Rejection gameOver = Rejection.of(Rejection.GAME_OVER, "The game is over: " + why + ".");
            assertThat(over.isOver()).isTrue();
            assertThat(over.legalActions()).isEmpty();
            assertThat(over.tryPlay(HIGH)).isEqualTo(Either.left(gameOver));
            assertThat(over.tryPlay(P2, HIGH)).isEqualTo(Either.left(gameOver));
            assertThat(over.tryPlay(P1, over.acted(P1), HIGH)).isEqualTo(Either.left(gameOver));
            assertThat(over.tryConclude(new Resigned(P1))).isEqualTo(Either.left(gameOver));
            assertThat(over.tryConclude(new Agreed(DRAW))).isEqualTo(Either.left(gameOver));
            assertThat(catchThrowableOfType(ReplayException.class, () -> over.playAll(List.of(HIGH)))
                            .rejection())
                    .isEqualTo(gameOver);
        }
    }

    @Test
    void aMatchThatWasPlayedToItsEndCannotBeGivenUp() {
        Match<Table, Action, Event, Table> ended = match.playAll(List.of(HIGH, HIGH, HIGH));
        assertThat(ended.conclusion()).isEqualTo(Option.none());
        assertThat(catchThrowableOfType(IllegalActionException.class, () -> ended.resign(P1))
                        .rejection())
                .isEqualTo(Rejection.of(Rejection.GAME_OVER, "The game is over: all-shown."));
        assertThat(ended.tryConclude(new Agreed(DRAW)).getLeft().code()).isEqualTo(Rejection.GAME_OVER);
    }

    @Test
    void onlyAPlayerCanGiveUp() {
        assertThat(match.tryConclude(new Resigned(PlayerId.of(2))))
                .isEqualTo(Either.left(Rejection.of(Rejection.UNFIT_CONCLUSION, "This game has no seat for P3.")));
        assertThat(match.tryConclude(new Resigned(PlayerId.SPECTATOR)))
                .isEqualTo(Either.left(
                        Rejection.of(Rejection.UNFIT_CONCLUSION, "This game has no seat for the spectator.")));
        assertThat(match.isOver()).isFalse();
    }

    @Test
    void anAgreementSpeaksOfAllPlayersOfTheGame() {
        assertThat(match.tryConclude(new Agreed(Result.draw(PlayerId.first(3), "agreement"))))
                .isEqualTo(Either.left(
                        Rejection.of(Rejection.UNFIT_CONCLUSION, "The result is for 3 players, but this game has 2.")));
    }

    @Test
    void whatWasPlayedBeforeStaysAsItIs() {
        assertThat(resigned.log()).isEqualTo(match.log());
        assertThat(resigned.state()).isEqualTo(match.state());
        assertThat(resigned.length()).isEqualTo(match.length());
        assertThat(resigned.view(P1)).isEqualTo(match.view(P1));
        assertThat(match.isOver()).isFalse();
    }

    @Test
    void itCanBeTakenBackAndRevealsNothing() {
        assertThat(resigned.undoable()).isTrue();
        assertThat(resigned.lastToAct()).isEqualTo(Option.some(P2));
        assertThat(resigned.undo()).isSameAs(match);
        assertThat(agreed.undoable()).isTrue();
        assertThat(agreed.lastToAct()).as("all of them").isEqualTo(Option.none());
        assertThat(agreed.undo()).isSameAs(match);
        assertThat(match.play(new Peek()).resign(P1).undo().undoable())
                .as("the peek before it stays unfair to take back")
                .isFalse();
        assertThat(Match.of(GAME, 42).resign(P1).undo()).isEqualTo(Match.of(GAME, 42));
    }

    @Test
    void theLogAndTheConclusionReplayTheMatch() {
        for (Match<Table, Action, Event, Table> over : List.of(resigned, agreed)) {
            Match<Table, Action, Event, Table> again = Match.replay(GAME, 42, over.log())
                    .tryConclude(over.conclusion().get())
                    .get();
            assertThat(again).isEqualTo(over).hasSameHashCodeAs(over);
        }
    }

    @Test
    void itIsPartOfEquality() {
        assertThat(resigned).isNotEqualTo(match).isNotEqualTo(agreed).isNotEqualTo(match.resign(P1));
        assertThat(resigned).isEqualTo(match.resign(P2));
        assertThat(resigned.hashCode()).isNotEqualTo(match.hashCode());
        assertThat(resigned)
                .hasToString("Match of SecretCards[deck=5] with seed 42 after 3 actions and Resigned[player=P2]");
    }

    @Test
    void diceThatWereRolledBeforeItAreNotUndoneFairly() {
        Match<Table, Action, Event, Table> rolled = match.play(new Roll());
        assertThat(rolled.resign(P1).undo()).isSameAs(rolled);
        assertThat(rolled.undoable()).isFalse();
    }
}
