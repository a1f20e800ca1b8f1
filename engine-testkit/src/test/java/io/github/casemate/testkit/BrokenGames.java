package io.github.casemate.testkit;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Action;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Deal;
import io.github.casemate.testkit.games.KuhnPoker.Event;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.github.casemate.testkit.games.KuhnPoker.State;
import io.github.casemate.testkit.games.KuhnPoker.View;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.TimidPoker;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.random.RandomGenerator;

/**
 * Games that break one law each, with the fixture that a user would write for them. {@link LawsBiteTest} runs them. They
 * stand together, in one long file, so that one can see at a glance that no law is missing.
 */
final class BrokenGames {

    private BrokenGames() {}

    /** The law that a fixture's game breaks, though it may break others too. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Breaks {
        String value();
    }

    /** Kuhn poker with something wrong. */
    abstract static class BrokenPoker extends GameConformance<State, Action, Event, View> {

        private final KuhnPoker game;

        BrokenPoker(KuhnPoker game) {
            this.game = game;
        }

        @Override
        protected KuhnPoker game() {
            return game;
        }
    }

    @Breaks("applyIsPure")
    static class CountsItsCalls extends BrokenPoker {
        CountsItsCalls() {
            super(new KuhnPoker() {
                private int calls;

                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    calls++;
                    return super.tryApply(state, action)
                            .map(transition -> calls % 3 == 0
                                    ? new Transition<>(
                                            transition.state(),
                                            transition.events().appendAll(transition.events()))
                                    : transition);
                }
            });
        }
    }

    @Breaks("everyLegalActionIsAccepted")
    static class RefusesToHold extends GameConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {
        @Override
        protected PigThatNeverHolds game() {
            return new PigThatNeverHolds();
        }

        /** Pig by delegation, since a record cannot be extended. */
        static final class PigThatNeverHolds
                implements io.github.casemate.kernel.PerfectInformation<Pig.State, Pig.Action, Pig.Event> {

            private final Pig pig = new Pig(2, 30);

            @Override
            public Seq<PlayerId> players() {
                return pig.players();
            }

            @Override
            public Pig.State newGame() {
                return pig.newGame();
            }

            @Override
            public Turn turn(Pig.State state) {
                return pig.turn(state);
            }

            @Override
            public Seq<Pig.Action> legalActions(Pig.State state) {
                return pig.legalActions(state);
            }

            @Override
            public Distribution<Pig.Action> chance(Pig.State state) {
                return pig.chance(state);
            }

            @Override
            public Either<Rejection, Transition<Pig.State, Pig.Event>> tryApply(Pig.State state, Pig.Action action) {
                return action == Pig.Choice.HOLD
                        ? Either.left(Rejection.of("never", "This pig never holds."))
                        : pig.tryApply(state, action);
            }

            @Override
            public Pig.State evolve(Pig.State view, Pig.Event event) {
                return pig.evolve(view, event);
            }
        }

        /** This pig can only be rolled, or the games themselves would fail. */
        @Override
        protected Playthroughs<Pig.State, Pig.Action, Pig.Event> playthroughs() {
            return new Playthroughs<>(
                    game(),
                    super.playthroughs().starts(),
                    List.of(new Policy<>("roll", (state, legal, random) -> Pig.Choice.ROLL)),
                    20,
                    String::valueOf);
        }
    }

    @Breaks("everyOtherActionIsRefused")
    static class DealsTwice extends BrokenPoker {
        DealsTwice() {
            super(new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return action instanceof Deal ? super.tryApply(newGame(), action) : super.tryApply(state, action);
                }
            });
        }
    }

    @Breaks("onlyTheOneAskedMayAct")
    static class LetsAnybodyAct extends BrokenPoker {
        LetsAnybodyAct() {
            super(new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(
                        State state, PlayerId player, Action action) {
                    return tryApply(state, action);
                }
            });
        }
    }

    @Breaks("onlyASecretQuestionHasOneAnswer")
    static class AsksWhatIsClear extends BrokenPoker {
        AsksWhatIsClear() {
            super(new KuhnPoker() {
                @Override
                public Seq<Action> legalActions(State state) {
                    return super.legalActions(state).take(1);
                }
            });
        }
    }

    @Breaks("differentOptionsLeadToDifferentStates")
    static class OffersTheSameTwice extends BrokenPoker {
        OffersTheSameTwice() {
            super(new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return super.tryApply(state, action instanceof Move ? Move.BET : action);
                }
            });
        }
    }

    /** The odds of poker, with something wrong. */
    static class Odds implements Distribution<Action> {
        private final Distribution<Action> right = new KuhnPoker().chance(new KuhnPoker().newGame());

        @Override
        public Action sample(RandomGenerator random) {
            return right.sample(random);
        }

        @Override
        public long size() {
            return right.size();
        }

        @Override
        public long weight(Action outcome) {
            return right.weight(outcome);
        }

        @Override
        public long total() {
            return right.total();
        }

        @Override
        public Iterator<Action> outcomes() {
            return right.outcomes();
        }
    }

    private static KuhnPoker pokerWith(Odds odds) {
        return new KuhnPoker() {
            @Override
            public Distribution<Action> chance(State state) {
                super.chance(state);
                return odds;
            }
        };
    }

    @Breaks("oddsAddUp")
    static class ForgetsAnOutcome extends BrokenPoker {
        ForgetsAnOutcome() {
            super(pokerWith(new Odds() {
                @Override
                public Iterator<Action> outcomes() {
                    return super.outcomes().drop(1);
                }
            }));
        }
    }

    @Breaks("samplesFollowTheOdds")
    static class LoadsTheDeck extends BrokenPoker {
        LoadsTheDeck() {
            super(pokerWith(new Odds() {
                @Override
                public Action sample(RandomGenerator random) {
                    Action deal = super.sample(random);
                    return ((Deal) deal).first() == Card.JACK ? super.sample(random) : deal;
                }
            }));
        }
    }

    @Breaks("theEndIsTheEnd")
    static class PlaysOn extends BrokenPoker {
        PlaysOn() {
            super(new KuhnPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return turn(state).isOver()
                            ? Either.right(new Transition<>(state, List.empty()))
                            : super.tryApply(state, action);
                }
            });
        }
    }

    @Breaks("replayEqualsPlay")
    static class DependsOnTheLastCall extends BrokenPoker {
        DependsOnTheLastCall() {
            super(new KuhnPoker() {
                private Action last = Move.PASS;

                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    boolean repeated = last.equals(action);
                    last = action;
                    return super.tryApply(state, action)
                            .map(transition -> repeated && action instanceof Deal
                                    ? new Transition<>(transition.state(), List.empty())
                                    : transition);
                }
            });
        }

        /** One deal and no move: played again, the deal is the last call. */
        @Override
        protected int limit() {
            return 0;
        }
    }

    @Breaks("aForkStaysEqual")
    static class RemembersOtherBranches extends BrokenPoker {
        RemembersOtherBranches() {
            super(new KuhnPoker() {
                private final java.util.Map<List<Move>, Integer> visits = new java.util.HashMap<>();

                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    int visit = visits.merge(state.moves(), 1, Integer::sum);
                    return super.tryApply(state, action)
                            .map(transition -> visit % 2 == 0 && action instanceof Move
                                    ? new Transition<>(
                                            transition.state(),
                                            transition
                                                    .events()
                                                    .reverse()
                                                    .prepend(transition.events().last()))
                                    : transition);
                }
            });
        }
    }

    @Breaks("whatMustOccurOccurs")
    static class NeverSeesAFlush extends BrokenPoker {
        NeverSeesAFlush() {
            super(new KuhnPoker());
        }

        @Override
        protected Seq<String> mustOccur() {
            return List.of("BET", "flush");
        }
    }

    /** States that share an array: what is done later shows in what was before. */
    static final class Scratch {
        final int[] cells = new int[1];

        @Override
        public String toString() {
            return "Scratch " + cells[0];
        }
    }

    @Breaks("undoIsExact")
    static class WritesOnTheOldState extends GameConformance<Scratch, Integer, Integer, Scratch> {

        private static final class Counter
                implements io.github.casemate.kernel.PerfectInformation<Scratch, Integer, Integer> {
            @Override
            public Seq<PlayerId> players() {
                return PlayerId.first(1);
            }

            @Override
            public Scratch newGame() {
                return new Scratch();
            }

            @Override
            public Turn turn(Scratch state) {
                return state.cells[0] > 9 ? Turn.over(Result.draw(players(), "full")) : Turn.of(PlayerId.of(0));
            }

            @Override
            public Seq<Integer> legalActions(Scratch state) {
                return turn(state).isOver() ? List.empty() : List.of(1, 2);
            }

            @Override
            public Distribution<Integer> chance(Scratch state) {
                throw new IllegalStateException("no chance");
            }

            @Override
            public Either<Rejection, Transition<Scratch, Integer>> tryApply(Scratch state, Integer action) {
                state.cells[0] += action;
                return Either.right(new Transition<>(state, List.of(action)));
            }

            @Override
            public Scratch evolve(Scratch view, Integer event) {
                return view;
            }
        }

        @Override
        protected Counter game() {
            return new Counter();
        }
    }

    @Breaks("aLogReplays")
    static class DealsByTheDay extends BrokenPoker {
        DealsByTheDay() {
            super(new KuhnPoker() {
                private int deals;

                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return super.tryApply(
                            state,
                            action instanceof Deal
                                    ? chance(state).outcomes().drop(deals++ % 6).head()
                                    : action);
                }
            });
        }
    }

    @Breaks("legalActionsFollowFromTheView")
    static class ForbidsToBetAgainstAKing extends BrokenPoker {
        ForbidsToBetAgainstAKing() {
            super(new KuhnPoker() {
                @Override
                public Seq<Action> legalActions(State state) {
                    Seq<Action> legal = super.legalActions(state);
                    boolean king = turn(state)
                            .asked()
                            .exists(asked ->
                                    state.hands().get(1 - asked.index()).contains(Card.KING));
                    return king ? legal.reverse() : legal;
                }
            });
        }
    }

    @Breaks("anImaginedStateHasTheSameView")
    static class ForgetsItsOwnCard extends BrokenPoker {
        ForgetsItsOwnCard() {
            super(new KuhnPoker() {
                @Override
                public State determinize(View view, RandomGenerator random) {
                    Deal deal = (Deal) super.chance(newGame()).sample(random);
                    return new State(Array.of(Option.some(deal.first()), Option.some(deal.second())), view.moves());
                }
            });
        }
    }

    @Breaks("viewsFollowFromEvents")
    static class TellsTooLittle extends BrokenPoker {
        TellsTooLittle() {
            super(new KuhnPoker() {
                @Override
                public View evolve(View view, Event event) {
                    return event instanceof KuhnPoker.Shown ? view : super.evolve(view, event);
                }
            });
        }
    }

    @Breaks("redactionHidesEverythingAtOnce")
    static class RedactsStepByStep extends BrokenPoker {
        RedactsStepByStep() {
            super(new KuhnPoker() {
                @Override
                public Event redact(Event event, PlayerId player) {
                    return event instanceof KuhnPoker.Moved moved
                            ? new KuhnPoker.Moved(moved.player(), moved.move() == Move.BET ? Move.PASS : Move.BET)
                            : super.redact(event, player);
                }
            });
        }
    }

    @Breaks("whatIsHiddenIsNotShown")
    static class ShowsTheOtherHand extends BrokenPoker {
        ShowsTheOtherHand() {
            super(new KuhnPoker() {
                @Override
                public View view(State state, PlayerId player) {
                    return new View(player, super.view(state, player).dealt(), state.hands(), state.moves());
                }
            });
        }
    }

    /** Whoever has one answer only is not asked, though the number of answers is told by their card. */
    @Breaks("whatLooksTheSameStaysTheSame")
    static class SkipsWhoHoldsTheJack extends BrokenPoker {
        SkipsWhoHoldsTheJack() {
            super(new TimidPoker() {
                @Override
                public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
                    return super.tryApply(state, action).map(this::goneOn);
                }

                private Transition<State, Event> goneOn(Transition<State, Event> transition) {
                    Seq<Action> legal = legalActions(transition.state());
                    if (legal.size() != 1) {
                        return transition;
                    }
                    Transition<State, Event> next = apply(transition.state(), legal.head());
                    return new Transition<>(next.state(), transition.events().appendAll(next.events()));
                }
            });
        }
    }

    @Breaks("aSpectatorKnowsNoMoreThanAPlayer")
    static class ShowsTheFirstHandToTheAudience extends BrokenPoker {
        ShowsTheFirstHandToTheAudience() {
            super(new KuhnPoker() {
                @Override
                public View view(State state, PlayerId player) {
                    View view = super.view(state, inTheHall(player));
                    return new View(player, view.dealt(), view.hands(), view.moves());
                }

                @Override
                public Event redact(Event event, PlayerId player) {
                    return super.redact(event, inTheHall(player));
                }

                private PlayerId inTheHall(PlayerId player) {
                    return player.equals(PlayerId.SPECTATOR) ? PlayerId.of(0) : player;
                }
            });
        }
    }

    /** Betting shows the other card to whoever bets, without a word about it. */
    @Breaks("revelationsAreAdmitted")
    static class PeeksInSilence extends BrokenPoker {
        PeeksInSilence() {
            super(new KuhnPoker() {
                @Override
                public boolean reveals(Event event) {
                    return false;
                }
            });
        }
    }
}
