package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.games.EndlessDice;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.TimidPoker;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RefereeTest {

    private static final Pig PIG = new Pig(2, 30);
    private static final Entrant<Pig.State, Pig.Action> HONEST = Pigs.holdsAt(10);

    @Test
    void aGameIsTheOneThatAMatchWithTheSameSeedWouldBe() {
        for (long seed = 0; seed < 20; seed++) {
            Match<Pig.State, Pig.Action, Pig.Event, Pig.State> match = Match.of(PIG, seed);
            int decisions = 0;
            while (!match.isOver()) {
                int pot = match.state().active().index() == 0 ? 10 : 20;
                match = match.play(match.state().pot() >= pot ? Pig.Choice.HOLD : Pig.Choice.ROLL);
                decisions++;
            }
            GameRecord record = Referee.of(PIG).play(List.of(Pigs.holdsAt(10), Pigs.holdsAt(20)), seed);
            assertThat(record.result()).isEqualTo(match.result().get());
            assertThat(record.length()).isEqualTo(decisions);
            assertThat(record.forfeit()).isEmpty();
        }
    }

    @Test
    void theRecordTellsSeatsDecisionsNotesAndTimes() {
        GameRecord record =
                Referee.of(PIG).notes(Pigs::notes).play(List.of(Pigs.holdsAt(10), Pigs.random("chance")), 3);
        assertThat(record.fixture().seats()).containsExactly("hold-10", "chance");
        assertThat(record.fixture().seed()).isEqualTo(3);
        assertThat(record.decisions().get(0)).isPositive();
        assertThat(record.noted("turn")).isPositive();
        assertThat(record.notes().get(0).containsKey("turn")).isTrue();
        assertThat(record.times().get(0).nanos()).isPositive();
        assertThat(record.times().get(0).longest())
                .isLessThanOrEqualTo(record.times().get(0).nanos());
    }

    @Test
    void aSingleAnswerIsGivenByTheRefereeAndIsNoDecision() {
        TimidPoker game = new TimidPoker();
        int single = 0;
        for (long seed = 0; seed < 20; seed++) {
            Match<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> match = Match.of(game, seed);
            int decisions = 0;
            while (!match.isOver()) {
                int answers = match.legalActions().size();
                decisions += answers == 1 ? 0 : 1;
                single += answers == 1 ? 1 : 0;
                match = match.play(match.legalActions().last());
            }
            ArrayList<Integer> asked = new ArrayList<>();
            Bot<KuhnPoker.View, KuhnPoker.Action> last = decision -> {
                asked.add(decision.legal().size());
                return decision.legal().last();
            };
            Entrant<KuhnPoker.View, KuhnPoker.Action> entrant = new Entrant<>("last", Budget.iterations(1), () -> last);
            GameRecord record = Referee.of(game)
                    .limits(TimeLimits.standard().withDecisions(decisions + 1))
                    .play(List.of(entrant, entrant), seed);
            assertThat(record.result()).isEqualTo(match.result().get());
            assertThat(asked).hasSize(decisions).doesNotContain(1);
            assertThat(record.length()).isEqualTo(decisions);
        }
        assertThat(single).isPositive();
    }

    @Test
    void anIllegalAnswerForfeits() {
        assertForfeit(d -> new Pig.Die(6), Forfeit.Kind.ILLEGAL_ACTION, "Die[face=6] is not legal: The die cannot");
    }

    @Test
    void noAnswerForfeits() {
        assertForfeit(d -> Option.<Pig.Action>none().getOrNull(), Forfeit.Kind.NO_ANSWER, "answered null");
    }

    @Test
    void anExceptionForfeits() {
        assertForfeit(
                d -> {
                    throw new IllegalStateException("out of\nideas " + "!".repeat(500));
                },
                Forfeit.Kind.EXCEPTION,
                "java.lang.IllegalStateException: out of\\nideas !!!");
    }

    @Test
    void anExceptionThatCannotEvenBeToldForfeits() {
        class Mute extends RuntimeException {
            private static final long serialVersionUID = 1L;

            @Override
            public String getMessage() {
                throw new IllegalStateException("no comment");
            }
        }
        assertForfeit(
                d -> {
                    throw new Mute();
                },
                Forfeit.Kind.EXCEPTION,
                "Mute");
    }

    @Test
    void anErrorForfeits() {
        assertForfeit(
                d -> {
                    throw new NoClassDefFoundError("brain");
                },
                Forfeit.Kind.EXCEPTION,
                "java.lang.NoClassDefFoundError: brain");
    }

    @Test
    void aStackOverflowForfeits() {
        class Deep implements Bot<Pig.State, Pig.Action> {
            @Override
            public Pig.Action choose(Decision<Pig.State, Pig.Action> d) {
                return depth(d, 0) > 0 ? Pig.Choice.ROLL : Pig.Choice.HOLD;
            }

            private int depth(Decision<Pig.State, Pig.Action> d, int i) {
                return d.legal().size() == 0 ? i : depth(d, i + 1) + 1;
            }
        }
        assertForfeit(new Deep(), Forfeit.Kind.EXCEPTION, "java.lang.StackOverflowError");
    }

    @Test
    void tellingTooManyIterationsForfeits() {
        assertForfeit(
                d -> {
                    d.report(2);
                    return Pig.Choice.ROLL;
                },
                Forfeit.Kind.ITERATION_OVERRUN,
                "reported 2 iterations of 1");
    }

    @Test
    void thinkingLongerThanTheGraceForfeits() {
        Entrant<Pig.State, Pig.Action> slow = new Entrant<>("slow", Budget.parse("1ms"), () -> d -> {
            sleep(60);
            return Pig.Choice.ROLL;
        });
        GameRecord record = Referee.of(PIG)
                .limits(TimeLimits.standard().withGrace(Duration.ofMillis(20)))
                .play(List.of(HONEST, slow), 1);
        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.TIME_OVERRUN);
        assertThat(record.forfeit().get().reason()).contains("of 1ms and 20 ms of grace");
        assertThat(record.times().get(1).timeouts()).isOne();
    }

    @Test
    void withinTheGraceOnlyTheTimeoutIsCounted() {
        Entrant<Pig.State, Pig.Action> slow = new Entrant<>("slow", Budget.parse("1ms"), () -> d -> {
            sleep(20);
            return Pig.Choice.HOLD;
        });
        GameRecord record = Referee.of(new Pig(2, 8))
                .limits(TimeLimits.standard().withGrace(Duration.ofHours(1)))
                .play(List.of(HONEST, slow), 1);
        assertThat(record.forfeit()).isEmpty();
        assertThat(record.times().get(1).timeouts())
                .isEqualTo(record.decisions().get(1));
    }

    @Test
    void aBotThatNeverComesBackForfeitsAndTheRefereeGoesOn() {
        CountDownLatch never = new CountDownLatch(1);
        Entrant<Pig.State, Pig.Action> hanging = Pigs.honest("hanging", d -> {
            while (never.getCount() > 0) {
                try {
                    never.await();
                } catch (InterruptedException stubborn) {
                    // Whatever anybody says.
                }
            }
            return Pig.Choice.HOLD;
        });
        GameRecord record = Referee.of(PIG)
                .limits(TimeLimits.standard().withPatience(Duration.ofMillis(500)))
                .play(List.of(hanging, HONEST), 1);
        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.HUNG);
        assertThat(record.result().winners()).containsExactly(PlayerId.of(1));
        assertThat(record.decisions().get(0)).isOne();
        assertThat(record.times().get(0).timeouts()).isOne();
        never.countDown();
    }

    @Test
    void aBotThatCannotBeMadeForfeits() {
        Entrant<Pig.State, Pig.Action> unborn = new Entrant<>("unborn", Budget.iterations(1), () -> {
            throw new IllegalStateException("not today");
        });
        GameRecord record = Referee.of(PIG).play(List.of(HONEST, unborn), 1);
        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.EXCEPTION);
        assertThat(record.forfeit().get().reason()).contains("not today");
    }

    @Test
    void anInterruptedThreadHarmsNobody() {
        Entrant<Pig.State, Pig.Action> rude = Pigs.honest("rude", d -> {
            Thread.currentThread().interrupt();
            return d.view().pot() >= 10 ? Pig.Choice.HOLD : Pig.Choice.ROLL;
        });
        assertThat(Referee.of(PIG).play(List.of(HONEST, rude), 1).result().why())
                .isEqualTo("target-banked");
    }

    @Test
    void withMoreThanTwoTheOthersShareTheWin() {
        Entrant<Pig.State, Pig.Action> cheat = Pigs.honest("cheat", d -> new Pig.Die(6));
        GameRecord record = Referee.of(new Pig(4, 30)).play(List.of(HONEST, HONEST, cheat, HONEST), 5);
        assertThat(record.result().utilities()).containsExactly(1.0 / 3, 1.0 / 3, -1.0, 1.0 / 3);
        assertThat(record.result().winners().map(PlayerId::index)).containsExactly(0, 1, 3);
        assertThat(record.share("hold-10")).isEqualTo(1.0);
        assertThat(record.share("cheat")).isZero();
    }

    @Test
    void aGameWithoutEndIsDrawn() {
        Entrant<Pig.State, Pig.Action> greedy = Pigs.honest("greedy", d -> Pig.Choice.ROLL);
        GameRecord record =
                Referee.of(PIG).limits(TimeLimits.standard().withDecisions(50)).play(List.of(greedy, greedy), 1);
        assertThat(record.result().why()).isEqualTo(GameRecord.DECISION_LIMIT);
        assertThat(record.result().winners()).isEmpty();
        assertThat(record.length()).isEqualTo(50);
    }

    @Test
    void anAskedSeatNeedsABot() {
        assertThatThrownBy(() -> Referee.of(PIG).play(List.of(HONEST), 1))
                .isInstanceOf(UnfilledSeatException.class)
                .hasMessage("the game asks P2, but no entrant fills this seat");
    }

    @Test
    void aFaultOfTheGameIsNoForfeit() {
        assertThatThrownBy(() -> Referee.of(PIG)
                        .notes(event -> {
                            throw new IllegalStateException("no ink");
                        })
                        .play(List.of(HONEST, HONEST), 77))
                .isInstanceOf(GameFailedException.class)
                .hasMessageContaining("seed 77")
                .hasMessageContaining("no ink")
                .extracting(fault -> ((GameFailedException) fault).fixture().seed())
                .isEqualTo(77L);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aGameThatRunsAwayFailsAndIsNobodysFault() {
        Entrant<String, String> roller =
                new Entrant<>("roller", Budget.iterations(1), () -> decision -> EndlessDice.ROLL);
        assertThatThrownBy(() -> Referee.of(new EndlessDice()).play(List.of(roller), 1))
                .isInstanceOf(GameFailedException.class)
                .hasMessageContaining("the game does not come to rest: nobody has been asked for 10000 steps in a row");
    }

    @Test
    void runningOutOfMemoryForfeits() {
        assertForfeit(
                d -> {
                    throw new OutOfMemoryError("not really");
                },
                Forfeit.Kind.EXCEPTION,
                "java.lang.OutOfMemoryError: not really");
    }

    @Test
    void aForgedAnswerThatEqualsEverythingIsNotLegal() {
        // Actions of Pig are sealed, so the forgery is an object of another type behind an unchecked cast.
        Object forged = new Object() {
            @Override
            public boolean equals(Object other) {
                return true;
            }

            @Override
            public int hashCode() {
                return 0;
            }
        };
        @SuppressWarnings("unchecked")
        Bot<Pig.State, Pig.Action> forger =
                (Bot<Pig.State, Pig.Action>) (Bot<?, ?>) (Bot<Pig.State, Object>) d -> forged;
        GameRecord record = Referee.of(PIG).play(List.of(Pigs.honest("forger", forger), HONEST), 1);
        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.ILLEGAL_ACTION);
    }

    @Test
    void eachDecisionHasAGeneratorOfItsOwn() {
        var numbers = new ArrayList<Long>();
        Entrant<Pig.State, Pig.Action> listener = Pigs.honest("listener", d -> {
            numbers.add(d.random().nextLong());
            return d.view().pot() >= 10 ? Pig.Choice.HOLD : Pig.Choice.ROLL;
        });
        Referee.of(PIG).play(List.of(listener, listener), 1);
        assertThat(numbers).doesNotHaveDuplicates().hasSizeGreaterThan(4);
        var first = List.ofAll(numbers);
        numbers.clear();
        Referee.of(PIG).play(List.of(listener, listener), 1);
        assertThat(numbers).containsExactlyElementsOf(first);
    }

    @Test
    void recordsAreEqualWhateverTimeTheyTook() {
        var players = List.of(Pigs.holdsAt(10), Pigs.random("chance"));
        GameRecord one = Referee.of(PIG).play(players, 9);
        GameRecord other = Referee.of(PIG).play(players, 9);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(Referee.of(PIG).play(players, 10));
    }

    private static void assertForfeit(Bot<Pig.State, Pig.Action> cheat, Forfeit.Kind kind, String reason) {
        GameRecord record = Referee.of(PIG).play(List.of(HONEST, Pigs.honest("cheat", cheat)), 1);
        Forfeit forfeit = record.forfeit().get();
        assertThat(forfeit.player()).isEqualTo(PlayerId.of(1));
        assertThat(forfeit.kind()).isEqualTo(kind);
        assertThat(forfeit.reason()).contains(reason).doesNotContain("\n").hasSizeLessThanOrEqualTo(200);
        assertThat(record.result().why()).isEqualTo(GameRecord.FORFEIT);
        assertThat(record.result().winners()).containsExactly(PlayerId.of(0));
        assertThat(record.result().utilities()).isEqualTo(Array.of(1.0, -1.0));
        assertThat(record.fixture().seats()).doesNotContain(Fixture.NOBODY);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }
}
