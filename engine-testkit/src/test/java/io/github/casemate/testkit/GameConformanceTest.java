package io.github.casemate.testkit;

import static io.github.casemate.testkit.Complaints.expect;
import static io.github.casemate.testkit.Complaints.played;
import static io.github.casemate.testkit.Complaints.showdown;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.testkit.Complaints.Laws;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Action;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Event;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.github.casemate.testkit.games.KuhnPoker.Moved;
import io.github.casemate.testkit.games.KuhnPoker.State;
import io.github.casemate.testkit.games.KuhnPoker.View;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every clause of the laws for games with views complains in its own words, at the step where it happened. */
class GameConformanceTest {

    /** The king is never dealt in the game that is looked at. */
    private static State imaginingTheKing(View view) {
        return view.hands().forAll(Option::isEmpty)
                ? new KuhnPoker().newGame()
                : new State(view.hands().map(known -> known.orElse(Option.some(Card.KING))), view.moves());
    }

    @Test
    void theRightRulesKeepEveryLaw() {
        Laws laws = new Laws(new KuhnPoker());
        assertThatCode(() -> {
                    laws.undoIsExact(showdown());
                    laws.aLogReplays(showdown());
                    laws.legalActionsFollowFromTheView(showdown());
                    laws.anImaginedStateHasTheSameView(showdown());
                    laws.viewsFollowFromEvents(showdown());
                    laws.redactionHidesEverythingAtOnce(showdown());
                    laws.whatIsHiddenIsNotShown(showdown());
                    laws.whatLooksTheSameStaysTheSame(showdown());
                    laws.revelationsAreAdmitted(showdown());
                })
                .doesNotThrowAnyException();
    }

    @Nested
    class AMatch {

        /** Poker that takes its second pass for a bet, or tells of it twice. */
        private KuhnPoker thatForgets(boolean events) {
            return new KuhnPoker() {
                private int passes;

                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    if (action != Move.PASS || ++passes != 2) {
                        return super.tryApply(state, action);
                    }
                    return events
                            ? super.tryApply(state, Move.PASS)
                                    .map(right -> new Transition<>(right.state(), List.empty()))
                            : super.tryApply(state, Move.BET);
                }
            };
        }

        @Test
        void mustBeTheSameWhenTheActionIsTakenAgain() {
            expect("the same action again gives another match", 1, thatForgets(false), Laws::undoIsExact, showdown());
        }

        @Test
        void mustReplayToTheSameState() {
            expect("the replay ends in another state", 2, thatForgets(false), Laws::aLogReplays, played(0));
        }

        @Test
        void mustReplayToTheSameEvents() {
            expect("the replay told P1 other events", 2, thatForgets(true), Laws::aLogReplays, played(0));
        }
    }

    @Nested
    class AView {

        @Test
        void mustTellWhoIsAsked() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public State determinize(View view, RandomGenerator random) {
                    return newGame();
                }
            };
            expect(
                    "in a state that P1 cannot tell from this one somebody else is asked",
                    1,
                    rules,
                    Laws::legalActionsFollowFromTheView,
                    showdown());
        }

        @Test
        void mustTellWhatMayBeDone() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public State determinize(View view, RandomGenerator random) {
                    return imaginingTheKing(view);
                }

                @Override
                public Seq<Action> legalActions(State state) {
                    Seq<Action> legal = super.legalActions(state);
                    return state.hands().get(1).contains(Card.JACK) ? legal : legal.reverse();
                }
            };
            expect(
                    "the legal actions of P1 depend on what P1 does not see",
                    1,
                    rules,
                    Laws::legalActionsFollowFromTheView,
                    showdown());
        }

        @Test
        void mustFitWhatIsImaginedFromIt() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public State determinize(View view, RandomGenerator random) {
                    State right = super.determinize(view, random);
                    return new State(right.hands().reverse(), right.moves());
                }
            };
            expect(
                    "the state imagined by P1 does not fit their view",
                    1,
                    rules,
                    Laws::anImaginedStateHasTheSameView,
                    showdown());
        }

        @Test
        void mustFollowFromEvents() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public View evolve(View view, Event event) {
                    return event instanceof Moved ? view : super.evolve(view, event);
                }
            };
            expect(
                    "the events do not tell P1 what has become of their view",
                    2,
                    rules,
                    Laws::viewsFollowFromEvents,
                    showdown());
        }

        @Test
        void mustNotShowMoreThanTheEventsTell() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public View view(State state, PlayerId player) {
                    return new View(player, super.view(state, player).dealt(), state.hands(), state.moves());
                }
            };
            expect(
                    "P1 is shown a difference that no event told them of; the other state is State",
                    1,
                    rules,
                    Laws::whatIsHiddenIsNotShown,
                    showdown());
        }
    }

    @Nested
    class ASecret {

        @Test
        void mustNotChangeTheOptions() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Seq<Action> legalActions(State state) {
                    Seq<Action> legal = super.legalActions(state);
                    return state.hands().get(1).contains(Card.JACK) ? legal : legal.reverse();
                }
            };
            expect(
                    "P1 has other options in a game that looks the same; the other state is State",
                    1,
                    rules,
                    Laws::whatIsHiddenIsNotShown,
                    showdown());
        }

        @Test
        void mustNotShowInHowSomebodyIsAsked() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Turn turn(State state) {
                    Turn turn = super.turn(state);
                    return state.hands().get(1).contains(Card.JACK)
                            ? turn
                            : turn.asked().map(Turn::secretly).getOrElse(turn);
                }
            };
            expect("is asked in a game that looks the same to P1", 1, rules, Laws::whatIsHiddenIsNotShown, showdown());
        }

        /** P2 passes at once with any card but the jack, so P1 hears more or less than with another card. */
        @Test
        void mustNotShowInWhereTheGameRests() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public State determinize(View view, RandomGenerator random) {
                    return imaginingTheKing(view);
                }

                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return super.tryApply(state, action)
                            .map(next -> state.hands().get(1).contains(Card.KING)
                                            && state.moves().isEmpty()
                                            && action == Move.PASS
                                    ? new Transition<>(
                                            new State(next.state().hands(), List.of(Move.PASS, Move.PASS)),
                                            next.events().append(new Moved(PlayerId.of(1), Move.PASS)))
                                    : next);
                }
            };
            expect(
                    "after PASS P1 hears List(Moved[player=P1, move=PASS]), but List(Moved[player=P1, move=PASS], Moved",
                    2,
                    rules,
                    Laws::whatLooksTheSameStaysTheSame,
                    showdown());
        }

        @Test
        void mustBeTakenOutOfAnEventAtOnce() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public Event redact(Event event, PlayerId player) {
                    return event instanceof Moved moved
                            ? new Moved(moved.player(), moved.move() == Move.BET ? Move.PASS : Move.BET)
                            : super.redact(event, player);
                }
            };
            expect(
                    "redacting again for P1 changes the event",
                    2,
                    rules,
                    Laws::redactionHidesEverythingAtOnce,
                    showdown());
        }

        @Test
        void mustNotBeLearnedWithoutAWord() {
            KuhnPoker rules = new KuhnPoker() {
                @Override
                public State determinize(View view, RandomGenerator random) {
                    return imaginingTheKing(view);
                }

                @Override
                public boolean reveals(Event event) {
                    return false;
                }
            };
            expect(
                    "P2 learns a secret from PASS, but no event admits it",
                    2,
                    rules,
                    Laws::revelationsAreAdmitted,
                    showdown());
        }

        @Test
        void mustExistInAGameOfHiddenInformation() {
            Laws open = new Laws(new KuhnPoker() {
                @Override
                public Event redact(Event event, PlayerId player) {
                    return event;
                }
            });
            open.whatIsHiddenIsNotShown(showdown());
            assertThat(open.census().missing()).containsExactly("another game that looks the same");

            Laws closed = new Laws(new KuhnPoker());
            closed.whatIsHiddenIsNotShown(showdown());
            assertThat(closed.census().missing()).isEmpty();
        }
    }
}
