package io.github.casemate.kernel;

import static io.github.casemate.kernel.SecretCards.P1;
import static io.github.casemate.kernel.SecretCards.P2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.kernel.SecretCards.Action;
import io.github.casemate.kernel.SecretCards.Deal;
import io.github.casemate.kernel.SecretCards.Dealt;
import io.github.casemate.kernel.SecretCards.Event;
import io.github.casemate.kernel.SecretCards.Peek;
import io.github.casemate.kernel.SecretCards.Peeked;
import io.github.casemate.kernel.SecretCards.Roll;
import io.github.casemate.kernel.SecretCards.Rolled;
import io.github.casemate.kernel.SecretCards.Said;
import io.github.casemate.kernel.SecretCards.Say;
import io.github.casemate.kernel.SecretCards.Table;
import io.github.casemate.kernel.SecretCards.Threw;
import io.github.casemate.kernel.SecretCards.TookTheDie;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final SecretCards GAME = new SecretCards(5);
    private static final Action HIGH = new Say("high");
    private static final Action LOW = new Say("low");
    private static final Action ROLL = new Roll();
    private static final Action PEEK = new Peek();

    private final Match<Table, Action, Event, Table> match = Match.of(GAME, 42);
    private final Match<Table, Action, Event, Table> ended = match.playAll(List.of(PEEK, ROLL, HIGH, LOW));

    @Nested
    class Beginning {

        @Test
        void doesWhatChanceHasToDoFirst() {
            assertThat(match.log()).hasSize(2).allMatch(Deal.class::isInstance);
            assertThat(match.turn()).isEqualTo(Turn.of(P1));
            assertThat(match.isOver()).isFalse();
            assertThat(match.result()).isEqualTo(Option.none());
        }

        @Test
        void knowsItsGameAndSeed() {
            assertThat(match.game()).isEqualTo(GAME);
            assertThat(match.seed()).isEqualTo(42);
            assertThat(match).hasToString("Match of SecretCards[deck=5] with seed 42 after 2 actions");
        }

        @Test
        void asksTheFirstPlayer() {
            assertThat(match.legalActions()).containsExactly(HIGH, LOW, ROLL, PEEK);
        }

        @Test
        void showsAPlayerTheirOwnCard() {
            assertThat(match.view(P1)).isEqualTo(GAME.view(match.state(), P1)).isNotEqualTo(match.view(P2));
            assertThat(match.view(P1).cards().map(Option::isDefined)).containsExactly(true, false);
        }
    }

    @Nested
    class Chance {

        @Test
        void drawsTheNthOutcomeFromTheNthGeneratorOfTheSeed() {
            Table table = GAME.newGame();
            Action first = GAME.chance(table).sample(SplitMix64.of(42, 0));
            table = GAME.apply(table, first).state();
            Action second = GAME.chance(table).sample(SplitMix64.of(42, 1));
            table = GAME.apply(GAME.apply(table, second).state(), ROLL).state();
            Action third = GAME.chance(table).sample(SplitMix64.of(42, 2));
            table = GAME.apply(GAME.apply(table, third).state(), ROLL).state();
            Action fourth = GAME.chance(table).sample(SplitMix64.of(42, 3));

            assertThat(match.playAll(List.of(ROLL, ROLL)).log())
                    .containsExactly(first, second, ROLL, third, ROLL, fourth);
        }

        @Test
        void doesNotDependOnWhatPlayersDidBetween() {
            Action now = match.play(ROLL).log().last();
            Action later = match.playAll(List.of(HIGH, PEEK, ROLL)).log().last();
            assertThat(later).isEqualTo(now);
        }

        @Test
        void makesTheSameGameOfTheSameSeed() {
            assertThat(Match.of(GAME, 42)
                            .playAll(List.of(ROLL, ROLL, ROLL, ROLL))
                            .log())
                    .isEqualTo(match.playAll(List.of(ROLL, ROLL, ROLL, ROLL)).log());
        }

        @Test
        void makesAnotherGameOfAnotherSeed() {
            assertThat(Match.of(GAME, 43)
                            .playAll(List.of(ROLL, ROLL, ROLL, ROLL))
                            .log())
                    .isNotEqualTo(match.playAll(List.of(ROLL, ROLL, ROLL, ROLL)).log());
        }

        /** Part of the format: if this fails, recorded seeds have lost their meaning. */
        @Test
        void makesThisGameOfSeed42OnEveryMachine() {
            assertThat(match.playAll(List.of(ROLL, PEEK, ROLL, HIGH)).log().mkString(" "))
                    .isEqualTo(
                            "Deal[card=4] Deal[card=2] Roll[] Rolled[pips=1] Peek[] Roll[] Rolled[pips=2] Say[word=high]");
        }
    }

    @Nested
    class Playing {

        @Test
        void givesANewMatchAndLeavesTheOldOne() {
            Match<Table, Action, Event, Table> next = match.play(HIGH);
            assertThat(next.turn()).isEqualTo(Turn.of(P2));
            assertThat(next.log()).isEqualTo(match.log().append(HIGH));
            assertThat(match.turn()).isEqualTo(Turn.of(P1));
            assertThat(match.log()).hasSize(2);
        }

        @Test
        void doesWhatChanceHasToDoNext() {
            Match<Table, Action, Event, Table> next = match.play(ROLL);
            assertThat(next.turn()).isEqualTo(Turn.of(P2));
            assertThat(next.log()).hasSize(4);
            assertThat(next.log().last()).isInstanceOf(Rolled.class);
        }

        @Test
        void givesTheSameWhoeverSaysWhoPlays() {
            assertThat(match.tryPlay(ROLL)).isEqualTo(Either.right(match.play(ROLL)));
            assertThat(match.tryPlay(P1, ROLL)).isEqualTo(Either.right(match.play(ROLL)));
        }

        @Test
        void refusesAnActionThatIsNotLegal() {
            Match<Table, Action, Event, Table> peeked = match.playAll(List.of(PEEK, HIGH));
            Rejection rejection = Rejection.of("already-peeked", "One peek is all you get.", "PEEK-1");
            assertThat(peeked.tryPlay(PEEK)).isEqualTo(Either.left(rejection));
            assertThat(peeked.tryPlay(P1, PEEK)).isEqualTo(Either.left(rejection));
            assertThat(catchThrowableOfType(IllegalActionException.class, () -> peeked.play(PEEK))
                            .rejection())
                    .isEqualTo(rejection);
        }

        @Test
        void refusesAnOutcomeOfChanceFromAPlayer() {
            assertThat(code(match.tryPlay(new Rolled(6)))).isEqualTo(Rejection.NOT_AN_OPTION);
            assertThat(code(match.tryPlay(P1, new Deal(1)))).isEqualTo(Rejection.NOT_AN_OPTION);
        }

        @Test
        void refusesAPlayerWhoIsNotAsked() {
            assertThat(match.tryPlay(P2, HIGH))
                    .isEqualTo(Either.left(Rejection.of(Rejection.NOT_YOUR_TURN, "It is P1 who has to act, not P2.")));
        }

        @Test
        void refusesEverythingOnceTheGameIsOver() {
            assertThat(code(ended.tryPlay(HIGH))).isEqualTo(Rejection.GAME_OVER);
            assertThat(ended.tryPlay(P1, HIGH))
                    .isEqualTo(Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over: all-shown.")));
        }

        @Test
        void endsWithAResult() {
            assertThat(ended.isOver()).isTrue();
            assertThat(ended.turn()).isEqualTo(Turn.over(ended.result().get()));
            assertThat(ended.result().map(Result::why)).isEqualTo(Option.some("all-shown"));
            assertThat(ended.legalActions()).isEmpty();
        }
    }

    @Nested
    class PlayingWithAMark {

        private final Match<Table, Action, Event, Table> next = match.play(HIGH).play(LOW);

        @Test
        void isPlayingIfThePlayerHasNotActedSince() {
            assertThat(match.tryPlay(P1, 0, ROLL)).isEqualTo(Either.right(match.play(ROLL)));
            assertThat(next.tryPlay(P1, 1, ROLL)).isEqualTo(Either.right(next.play(ROLL)));
        }

        @Test
        void refusesTheSameActionSentTwice() {
            assertThat(next.tryPlay(P1, HIGH).isRight())
                    .as("without the mark it is taken for a new one")
                    .isTrue();
            assertThat(next.tryPlay(P1, 0, HIGH))
                    .isEqualTo(Either.left(Rejection.of(
                            Rejection.OUT_OF_DATE, "This was sent as action 1 of P1, but the next one is action 2.")));
            assertThat(code(match.play(HIGH).tryPlay(P1, 0, HIGH)))
                    .as("even if somebody else is asked meanwhile")
                    .isEqualTo(Rejection.OUT_OF_DATE);
        }

        @Test
        void refusesAMarkThatIsYetToCome() {
            assertThat(code(match.tryPlay(P1, 1, HIGH))).isEqualTo(Rejection.OUT_OF_DATE);
            assertThat(code(match.tryPlay(P1, -1, HIGH))).isEqualTo(Rejection.OUT_OF_DATE);
            assertThat(match.tryPlay(P1, Integer.MAX_VALUE, HIGH).getLeft().sentence())
                    .isEqualTo("This was sent as action 2147483648 of P1, but the next one is action 1.");
        }

        @Test
        void refusesWhatIsRefusedWithoutOne() {
            assertThat(code(match.tryPlay(P2, 0, HIGH))).isEqualTo(Rejection.NOT_YOUR_TURN);
            assertThat(code(match.tryPlay(P1, 0, new Rolled(6)))).isEqualTo(Rejection.NOT_AN_OPTION);
            assertThat(code(ended.tryPlay(P1, 2, HIGH))).isEqualTo(Rejection.GAME_OVER);
            assertThat(code(match.tryPlay(PlayerId.SPECTATOR, 0, HIGH))).isEqualTo(Rejection.NOT_YOUR_TURN);
        }

        @Test
        void countsTheActionsOfEachPlayerAndNotThoseOfChance() {
            assertThat(match.acted(P1)).isZero();
            Match<Table, Action, Event, Table> rolled = match.playAll(List.of(ROLL, ROLL, HIGH));
            assertThat(rolled.acted(P1)).isEqualTo(2);
            assertThat(rolled.acted(P2)).isEqualTo(1);
            assertThat(rolled.undo().acted(P1)).isEqualTo(1);
            assertThat(Match.replay(GAME, 42, rolled.log()).acted(P1)).isEqualTo(2);
            assertThat(rolled.acted(PlayerId.SPECTATOR)).isZero();
        }
    }

    @Nested
    class PlayingAll {

        @Test
        void isPlayingOneAfterTheOther() {
            assertThat(match.playAll(List.of(HIGH, ROLL, PEEK)))
                    .isEqualTo(match.play(HIGH).play(ROLL).play(PEEK));
            assertThat(match.playAll(List.empty())).isSameAs(match);
        }

        @Test
        void namesTheFirstActionThatIsNotAcceptedAndPlaysNone() {
            ReplayException problem = catchThrowableOfType(
                    ReplayException.class, () -> match.playAll(List.of(PEEK, ROLL, PEEK, new Deal(1))));
            assertThat(problem.index()).isEqualTo(2);
            assertThat(problem.rejection().code()).isEqualTo("already-peeked");
            assertThat(problem).hasMessage("action 2 does not fit: One peek is all you get. [PEEK-1] (already-peeked)");
            assertThat(match.log()).hasSize(2);
        }

        @Test
        void doesNotGoOnAfterTheEnd() {
            ReplayException problem = catchThrowableOfType(
                    ReplayException.class, () -> match.playAll(List.of(HIGH, HIGH, HIGH, HIGH, HIGH)));
            assertThat(problem.index()).isEqualTo(4);
            assertThat(problem.rejection().code()).isEqualTo(Rejection.GAME_OVER);
        }
    }

    @Nested
    class TakingBack {

        @Test
        void givesTheMatchExactlyAsItWas() {
            Match<Table, Action, Event, Table> back =
                    match.play(HIGH).play(ROLL).undo();
            assertThat(back).isEqualTo(match.play(HIGH));
            assertThat(back.state()).isEqualTo(match.play(HIGH).state());
            assertThat(back.length()).isEqualTo(match.play(HIGH).length());
            assertThat(back.undo()).isSameAs(match);
        }

        @Test
        void takesBackWhatChanceDidAfterTheAction() {
            assertThat(match.play(ROLL).undo()).isSameAs(match);
        }

        @Test
        void doesNotRollTheDiceAgain() {
            Match<Table, Action, Event, Table> rolled = match.play(ROLL);
            assertThat(rolled.undo().play(ROLL)).isEqualTo(rolled);
            assertThat(rolled.undo().play(ROLL).state()).isEqualTo(rolled.state());
        }

        @Test
        void needsAnActionOfAPlayer() {
            assertThatIllegalStateException()
                    .isThrownBy(match::undo)
                    .withMessage("nothing to take back: no player has acted yet");
            assertThat(match.undoable()).isFalse();
        }

        @Test
        void isFairIfNobodyLearnedAnything() {
            assertThat(match.play(HIGH).undoable()).isTrue();
            assertThat(match.play(HIGH).play(LOW).undoable()).isTrue();
        }

        @Test
        void isUnfairIfChanceHasActed() {
            assertThat(match.play(ROLL).undoable()).isFalse();
        }

        @Test
        void isUnfairIfAnEventHasRevealedASecret() {
            assertThat(match.play(PEEK).undoable()).isFalse();
            assertThat(match.playAll(List.of(HIGH, HIGH, HIGH, HIGH)).undoable())
                    .as("the cards are shown after the last word")
                    .isFalse();
        }

        @Test
        void isForThePlayerWhoActedLast() {
            assertThat(match.lastToAct()).isEqualTo(Option.none());
            assertThat(match.play(HIGH).lastToAct()).isEqualTo(Option.some(P1));
            assertThat(match.play(HIGH).play(ROLL).lastToAct())
                    .as("the dice are chance's")
                    .isEqualTo(Option.some(P2));
            assertThat(match.play(HIGH).play(ROLL).undo().lastToAct()).isEqualTo(Option.some(P1));
        }

        @Test
        void isFairAgainForAnActionAfterARevelation() {
            Match<Table, Action, Event, Table> said = match.playAll(List.of(PEEK, ROLL, HIGH));
            assertThat(said.undoable()).isTrue();
            assertThat(said.undo().undoable()).isFalse();
        }
    }

    @Nested
    class Listening {

        @Test
        void hearsOwnSecretsAndNotThoseOfOthers() {
            Seq<Option<Integer>> cards = match.state().cards();
            assertThat(match.eventsSince(0, P1))
                    .containsExactly(new Dealt(P1, cards.get(0)), new Dealt(P2, Option.none()));
            assertThat(match.eventsSince(0, P2))
                    .containsExactly(new Dealt(P1, Option.none()), new Dealt(P2, cards.get(1)));
        }

        @Test
        void hearsWhatHappenedAfterAMark() {
            int mark = match.length();
            Match<Table, Action, Event, Table> next = match.playAll(List.of(LOW, ROLL));
            assertThat(mark).isEqualTo(2);
            assertThat(next.length()).isEqualTo(5);
            assertThat(next.eventsSince(mark, P1))
                    .containsExactly(
                            new Said(P1, "low"),
                            new TookTheDie(P2),
                            new Threw(P2, next.state().pips().get(1)));
            assertThat(next.eventsSince(5, P1)).isEmpty();
        }

        @Test
        void refusesAMarkOutsideOfTheMatch() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> match.eventsSince(3, P1))
                    .withMessage("a mark from 0 to 2, not 3");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> match.eventsSince(-1, P1))
                    .withMessage("a mark from 0 to 2, not -1");
        }
    }

    @Nested
    class Watching {

        @Test
        void showsNobodysCard() {
            assertThat(match.view(PlayerId.SPECTATOR).cards()).containsOnly(Option.none());
            assertThat(match.play(PEEK).view(PlayerId.SPECTATOR).cards())
                    .as("what both players know is still a secret of theirs")
                    .containsOnly(Option.none());
            assertThat(match.play(PEEK).eventsSince(0, PlayerId.SPECTATOR))
                    .containsExactly(
                            new Dealt(P1, Option.none()), new Dealt(P2, Option.none()), new Peeked(P1, Option.none()));
        }

        @Test
        void showsWhatIsOpen() {
            assertThat(ended.view(PlayerId.SPECTATOR)).isEqualTo(ended.state());
        }

        @Test
        void isNotPlaying() {
            assertThat(match.game().players()).doesNotContain(PlayerId.SPECTATOR);
            assertThat(match.tryPlay(PlayerId.SPECTATOR, HIGH))
                    .isEqualTo(Either.left(
                            Rejection.of(Rejection.NOT_YOUR_TURN, "It is P1 who has to act, not the spectator.")));
        }

        @Test
        void isForPlayersOfTheGameAndTheSpectatorAlone() {
            PlayerId stranger = PlayerId.of(2);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> match.view(stranger))
                    .withMessage("P3 has no seat in SecretCards[deck=5]");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> match.eventsSince(0, stranger))
                    .withMessage("P3 has no seat in SecretCards[deck=5]");
        }
    }

    @Nested
    class Equality {

        @Test
        void holdsForTheSameGameSeedAndActions() {
            assertThat(match).isEqualTo(Match.of(new SecretCards(5), 42)).hasSameHashCodeAs(Match.of(GAME, 42));
            assertThat(match.play(ROLL)).isEqualTo(match.play(ROLL)).hasSameHashCodeAs(match.play(ROLL));
        }

        @Test
        void failsForAnotherSeedThoughAllWentTheSame() {
            assertThat(Match.replay(GAME, 43, match.log())).isNotEqualTo(match).doesNotHaveSameHashCodeAs(match);
        }

        @Test
        void failsForAnotherGameThoughAllWentTheSame() {
            assertThat(Match.replay(new SecretCards(6), 42, match.log())).isNotEqualTo(match);
        }

        @Test
        void failsForOtherActionsThoughTheyLeadToTheSameState() {
            Match<Table, Action, Event, Table> one = match.playAll(List.of(HIGH, LOW, LOW));
            Match<Table, Action, Event, Table> other = match.playAll(List.of(LOW, LOW, LOW));
            assertThat(one.state()).isEqualTo(other.state());
            assertThat(one).isNotEqualTo(other);
        }

        @Test
        void failsForAnythingElse() {
            assertThat(match).isNotEqualTo(match.toString()).isNotEqualTo(null);
        }
    }

    private static String code(Either<Rejection, ?> answer) {
        return answer.getLeft().code();
    }
}
