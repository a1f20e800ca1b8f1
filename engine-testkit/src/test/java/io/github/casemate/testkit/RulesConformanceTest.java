package io.github.casemate.testkit;

import static io.github.casemate.testkit.Complaints.expect;
import static io.github.casemate.testkit.Complaints.played;
import static io.github.casemate.testkit.Complaints.showdown;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.IllegalActionException;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.Complaints.Laws;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Action;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Deal;
import io.github.casemate.testkit.games.KuhnPoker.Event;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.github.casemate.testkit.games.KuhnPoker.State;
import io.vavr.collection.Iterator;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every clause of the laws for rules complains in its own words, at the step where it happened. */
class RulesConformanceTest {

    private static final Deal IMPOSSIBLE = new Deal(Card.JACK, Card.JACK);
    private static final Rejection NO = Rejection.of("no", "No.");

    /** Poker in which a bet leads to something else. */
    private static KuhnPoker whereABet(UnaryOperator<Transition<State, Event>> leads) {
        return new KuhnPoker() {
            @Override
            public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                return super.tryApply(state, action).map(right -> action == Move.BET ? leads.apply(right) : right);
            }
        };
    }

    private static Transition<State, Event> toldTwice(Transition<State, Event> right) {
        return new Transition<>(right.state(), right.events().appendAll(right.events()));
    }

    private static Transition<State, Event> forgotten(Transition<State, Event> right) {
        return new Transition<>(
                new State(right.state().hands(), right.state().moves().init()), right.events());
    }

    @Test
    void theRightRulesKeepEveryLaw() {
        Laws laws = new Laws(new KuhnPoker());
        assertThatCode(() -> {
                    laws.applyIsPure(showdown());
                    laws.everyLegalActionIsAccepted(showdown());
                    laws.everyOtherActionIsRefused(showdown());
                    laws.onlyTheOneAskedMayAct(showdown());
                    laws.onlyASecretQuestionHasOneAnswer(showdown());
                    laws.differentOptionsLeadToDifferentStates(showdown());
                    laws.oddsAddUp(showdown());
                    laws.samplesFollowTheOdds(showdown());
                    laws.theEndIsTheEnd(showdown());
                    laws.replayEqualsPlay(showdown());
                    laws.aForkStaysEqual(showdown());
                })
                .doesNotThrowAnyException();
    }

    @Nested
    class Applying {

        @Test
        void againMustGiveTheSame() {
            expect(
                    "applying the action again gives another result",
                    3,
                    whereABet(RulesConformanceTest::toldTwice),
                    Laws::applyIsPure,
                    showdown());
        }

        @Test
        void twiceInARowMustGiveTheSame() {
            int[] bets = new int[1];
            expect(
                    "applying the action twice in a row gives two results",
                    3,
                    whereABet(right -> ++bets[0] % 2 == 0 ? toldTwice(right) : right),
                    Laws::applyIsPure,
                    showdown());
        }

        @Test
        void aLegalActionMustBeListedOnce() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Seq<Action> legalActions(State state) {
                    return super.legalActions(state).flatMap(action -> List.of(action, action));
                }
            };
            expect("a legal action is listed twice", 1, rules, Laws::everyLegalActionIsAccepted, showdown());
        }

        @Test
        void aLegalActionMustBeAcceptedInBothWays() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Transition<State, Event> apply(State state, Action action) {
                    return toldTwice(super.apply(state, action));
                }
            };
            expect("apply and tryApply disagree on PASS", 1, rules, Laws::everyLegalActionIsAccepted, showdown());
        }

        @Test
        void differentOptionsMustDiffer() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return super.tryApply(state, action == Move.BET ? Move.PASS : action);
                }
            };
            expect(
                    "PASS and BET lead to the same state",
                    1,
                    rules,
                    Laws::differentOptionsLeadToDifferentStates,
                    showdown());
        }
    }

    @Nested
    class Refusing {

        @Test
        void anActionThatIsLegalElsewhereMustBeRefused() {
            // Nobody bets in this game, but somebody could have.
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return turn(state).isChance() && action == Move.BET
                            ? Either.right(new Transition<>(state, List.empty()))
                            : super.tryApply(state, action);
                }
            };
            expect("BET is not legal here, but accepted", 0, rules, Laws::everyOtherActionIsRefused, played(0, 0));
        }

        @Test
        void bothWaysMustGiveTheSameReason() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Transition<State, Event> apply(State state, Action action) {
                    return tryApply(state, action).getOrElseThrow(() -> new IllegalActionException(NO));
                }
            };
            expect("apply and tryApply refuse PASS differently", 0, rules, Laws::everyOtherActionIsRefused, played(0));
        }

        @Test
        void bothWaysMustRefuse() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Transition<State, Event> apply(State state, Action action) {
                    return tryApply(state, action).getOrElse(() -> new Transition<>(state, List.empty()));
                }
            };
            expect("but was:  null", 0, rules, Laws::everyOtherActionIsRefused, played(0));
        }

        @Test
        void whoIsAskedMustNotBeRefused() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, PlayerId by, Action action) {
                    return Either.left(Rejection.of(Rejection.NOT_YOUR_TURN, "Never."));
                }
            };
            expect("P1 is asked, but treated otherwise", 1, rules, Laws::onlyTheOneAskedMayAct, showdown());
        }

        @Test
        void whoIsNotAskedMustBeToldSo() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, PlayerId by, Action action) {
                    return turn(state).isOf(by) ? tryApply(state, action) : Either.left(NO);
                }
            };
            expect(
                    "P1 is not asked, but refused for another reason",
                    0,
                    rules,
                    Laws::onlyTheOneAskedMayAct,
                    showdown());
        }
    }

    @Nested
    class Asking {

        private final KuhnPoker withOneAnswer = new KuhnPoker() {
            @Override
            public Seq<Action> legalActions(State state) {
                return super.legalActions(state).take(1);
            }
        };

        @Test
        void aQuestionMustHaveTwoAnswers() {
            expect("is asked with 1 answers", 1, withOneAnswer, Laws::onlyASecretQuestionHasOneAnswer, showdown());
        }

        @Test
        void onlyAPreparedStartMayAskAQuestionWithOneAnswer() {
            var prepared = new Start<>("prepared", showdown().steps().get(0).after());
            var unplayed =
                    Playthroughs.of(withOneAnswer).withStarts(List.of(prepared)).play("prepared", 0L);
            assertThatCode(() -> new Laws(withOneAnswer).onlyASecretQuestionHasOneAnswer(unplayed))
                    .doesNotThrowAnyException();
            var played =
                    Playthroughs.of(withOneAnswer).withStarts(List.of(prepared)).play("prepared", 0L, 0);
            assertThatThrownBy(() -> new Laws(withOneAnswer).onlyASecretQuestionHasOneAnswer(played))
                    .hasMessageContaining("after 1 steps");
        }

        @Test
        void whoIsNotAskedMustHaveNoOptions() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Seq<Action> legalActions(State state) {
                    return List.of(Move.values());
                }
            };
            expect("legal actions are for a player who is asked", 0, rules, Laws::theEndIsTheEnd, showdown());
        }

        @Test
        void chanceMustHaveNoOddsUnlessAsked() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Distribution<Action> chance(State state) {
                    return super.chance(newGame());
                }
            };
            expect("chance is not asked, but has odds", 1, rules, Laws::theEndIsTheEnd, showdown());
        }

        @Test
        void nothingMustBeAcceptedAfterTheEnd() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return turn(state).isOver()
                            ? Either.right(new Transition<>(state, List.empty()))
                            : super.tryApply(state, action);
                }
            };
            expect("is not legal here, but accepted", 4, rules, Laws::theEndIsTheEnd, showdown());
        }
    }

    @Nested
    class Replaying {

        @Test
        void mustLeadToTheSameState() {
            expect(
                    "played again, the state is another",
                    3,
                    whereABet(RulesConformanceTest::forgotten),
                    Laws::replayEqualsPlay,
                    showdown());
        }

        @Test
        void mustTellTheSameEvents() {
            expect(
                    "played again, other events happened",
                    3,
                    whereABet(RulesConformanceTest::toldTwice),
                    Laws::replayEqualsPlay,
                    showdown());
        }

        @Test
        void fromTheMiddleMustGoOnAsBefore() {
            expect(
                    "played again, other events happened",
                    3,
                    whereABet(RulesConformanceTest::toldTwice),
                    Laws::aForkStaysEqual,
                    showdown());
        }
    }

    @Nested
    class TheOdds {

        private KuhnPoker with(Distribution<Action> odds) {
            return new KuhnPoker() {
                @Override
                public Distribution<Action> chance(State state) {
                    return odds;
                }
            };
        }

        @Test
        void mustNotListAnOutcomeTwice() {
            KuhnPoker rules = with(new BrokenGames.Odds() {
                @Override
                public Iterator<Action> outcomes() {
                    return super.outcomes().concat(super.outcomes());
                }
            });
            expect("is listed twice", 0, rules, Laws::oddsAddUp, showdown());
        }

        @Test
        void mustNotListWhatCannotOccur() {
            KuhnPoker rules = with(new BrokenGames.Odds() {
                @Override
                public Iterator<Action> outcomes() {
                    return super.outcomes().concat(Iterator.of(IMPOSSIBLE));
                }
            });
            expect("is listed, but its weight is 0", 0, rules, Laws::oddsAddUp, showdown());
        }

        @Test
        void mustListAsManyOutcomesAsTheySay() {
            KuhnPoker rules = with(new BrokenGames.Odds() {
                @Override
                public Iterator<Action> outcomes() {
                    return super.outcomes().drop(1);
                }
            });
            expect("the number of outcomes is not the size", 0, rules, Laws::oddsAddUp, showdown());
        }

        @Test
        void mustAddUpToTheTotal() {
            KuhnPoker rules = with(new BrokenGames.Odds() {
                @Override
                public long total() {
                    return 7;
                }
            });
            expect("the weights do not add up to the total", 0, rules, Laws::oddsAddUp, showdown());
        }

        @Test
        void mustNotDrawWhatCannotOccur() {
            KuhnPoker rules = with(new BrokenGames.Odds() {
                @Override
                public Action sample(RandomGenerator random) {
                    return IMPOSSIBLE;
                }
            });
            expect("the sample " + IMPOSSIBLE + " is impossible", 0, rules, Laws::oddsAddUp, showdown());
        }

        @Test
        void mustBeFollowedBySamples() {
            KuhnPoker rules = with(new BrokenGames.Odds() {
                @Override
                public Action sample(RandomGenerator random) {
                    return outcomes().head();
                }
            });
            expect("do not follow its weights", 0, rules, Laws::samplesFollowTheOdds, showdown());
        }
    }
}
