package io.github.casemate.testkit;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.IllegalActionException;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Rules;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.jspecify.annotations.Nullable;

/**
 * What any rules must guarantee, as jqwik properties over legal games. Extend this class and name your rules:
 *
 * <pre>{@code
 * class PigConformance extends RulesConformance<Pig.State, Pig.Action, Pig.Event> {
 *     public Pig game() { return new Pig(2, 100); }
 * }
 * }</pre>
 *
 * <p>Games are played by a mix of policies, from the beginning and from the fixture's {@link #starts}, up to the {@link
 * #limit}. Each law prints how often things occurred in its games; {@link #mustOccur} makes a run fail if something
 * never did. A failing law prints the game up to the failure as a call of {@link #play} that can be pasted into a test.
 * Properties of your own may use {@code @ForAll("games")} and {@code @ForAll("reachable")}. The number of games per law
 * is jqwik's {@code jqwik.tries.default}.
 *
 * <p>The laws are in one class, long as it is, because a fixture can extend only one class.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 */
@AddLifecycleHook(LawReport.class)
public abstract class RulesConformance<S, A, E> {

    /** Larger distributions are checked by samples. */
    private static final long MOST_OUTCOMES_LISTED = 2_000;

    /** How many actions that are not legal are tried in one state. */
    private static final int MOST_STRANGERS = 40;

    private final Census census = new Census();

    /** For a subclass. */
    protected RulesConformance() {}

    // ---- the fixture ----

    /**
     * The rules under test.
     *
     * @return the rules; the same, or equal, each time
     */
    protected abstract Rules<S, A, E> game();

    /**
     * Further states to begin games from.
     *
     * @return starts with different names; none by default
     */
    protected Seq<Start<S>> starts() {
        return List.empty();
    }

    /**
     * Further ways to choose among legal actions.
     *
     * @return policies; none by default
     */
    protected Seq<Policy<S, A>> policies() {
        return List.empty();
    }

    /**
     * The most decisions of players that a game has.
     *
     * @return 300 by default
     */
    protected int limit() {
        return 300;
    }

    /**
     * How many games are played for each law, always the same ones. With zero, each run plays games of its own, as many
     * as jqwik has tries: that finds more in the long run, but then a build that succeeded before can fail.
     *
     * @return zero by default
     */
    protected int fixedGames() {
        return 0;
    }

    /**
     * Actions to try in a state besides those that occurred in the same game: forged ones, such as a card that nobody
     * has. Legal ones among them do no harm.
     *
     * @param state the state they will be tried in
     * @return actions; none by default
     */
    protected Seq<A> illegalCandidates(S state) {
        return List.empty();
    }

    /**
     * What must have occurred in the games of a law: names of actions, events, rejection codes, reasons for results,
     * starts.
     *
     * @return the names; none by default
     */
    protected Seq<String> mustOccur() {
        return List.empty();
    }

    /**
     * The name of an action or event in the counts.
     *
     * @param actionOrEvent the action or event
     * @return the name of an enum constant, the simple class name of everything else, by default
     */
    protected String nameOf(Object actionOrEvent) {
        return actionOrEvent instanceof Enum<?> constant
                ? constant.name()
                : actionOrEvent.getClass().getSimpleName();
    }

    /**
     * How an action is printed in games that break a law.
     *
     * @param action the action
     * @return its own text by default
     */
    protected String textOf(A action) {
        return String.valueOf(action);
    }

    /**
     * The games that the laws are checked with.
     *
     * @return legal games by the ready-made policies and the fixture's, from the beginning and the fixture's starts,
     *     by default
     */
    protected Playthroughs<S, A, E> playthroughs() {
        return Playthroughs.of(game())
                .withStarts(starts())
                .withPolicies(policies())
                .withLimit(limit())
                .withText(this::textOf);
    }

    /**
     * Plays a game that a failing law has printed.
     *
     * @param start the name of the start
     * @param seed where the outcomes of chance come from
     * @param choices the places of the players' actions among the legal ones
     * @return the game
     */
    public final Playthrough<S, A, E> play(String start, long seed, int... choices) {
        return playthroughs().play(start, seed, choices);
    }

    /**
     * Legal games, for {@code @ForAll("games")}.
     *
     * @return the arbitrary
     */
    @Provide
    public Arbitrary<Playthrough<S, A, E>> games() {
        Playthroughs<S, A, E> playthroughs = playthroughs();
        Arbitrary<Playthrough<S, A, E>> games = fixedGames() == 0
                ? playthroughs.games()
                : Arbitraries.integers()
                        .between(0, fixedGames() - 1)
                        .map(number -> playthroughs.played(
                                playthroughs
                                        .starts()
                                        .get(number % playthroughs.starts().size()),
                                number,
                                playthroughs.limit()));
        return games.map(this::counted);
    }

    /**
     * States that play has reached, for {@code @ForAll("reachable")}.
     *
     * @return the arbitrary
     */
    @Provide
    public Arbitrary<S> reachable() {
        return games().map(Playthrough::last);
    }

    // ---- the laws ----

    /**
     * The same state and action always give an equal result, and applying an action to a state does not change it.
     *
     * @param game a legal game
     */
    @Property
    public void applyIsPure(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        eachStep(game, (index, step) -> {
            String before = step.before().toString();
            var once = rules.apply(step.before(), step.action());
            var twice = rules.apply(step.before(), step.action());
            Law.same(once, step.transition(), game, index + 1, "applying the action again gives another result");
            Law.same(twice, once, game, index + 1, "applying the action twice in a row gives two results");
            Law.same(once.hashCode(), twice.hashCode(), game, index + 1, "equal results have different hash codes");
            Law.same(
                    step.before().toString(),
                    before,
                    game,
                    index,
                    "applying an action changed the state it was applied to");
        });
    }

    /**
     * Every legal action is accepted by both ways to apply it, and none is listed twice.
     *
     * @param game a legal game
     */
    @Property
    public void everyLegalActionIsAccepted(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        eachState(game, (index, state) -> {
            Seq<A> legal = rules.legalActions(state);
            Law.same(legal.distinct(), legal, game, index, "a legal action is listed twice");
            for (A action : legal) {
                var applied = rules.tryApply(state, action);
                Law.holds(
                        applied.isRight(),
                        game,
                        index,
                        () -> "the legal action " + action + " is refused: " + applied.getLeft());
                Law.same(
                        rules.apply(state, action),
                        applied.get(),
                        game,
                        index,
                        "apply and tryApply disagree on " + action);
            }
        });
    }

    /**
     * Every action that is not legal is refused with a reason, and changes nothing.
     *
     * @param game a legal game
     */
    @Property
    public void everyOtherActionIsRefused(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        SplitMix64 random = new SplitMix64(game.seed());
        Seq<A> known = knownActions(game);
        eachState(game, (index, state) -> {
            String before = state.toString();
            Turn turn = rules.turn(state);
            Seq<A> legal = rules.legalActions(state);
            for (A action : some(known.appendAll(illegalCandidates(state)), random)) {
                boolean possible = turn.isChance() ? rules.chance(state).weight(action) > 0 : legal.contains(action);
                if (!possible) {
                    Rejection reason = refused(rules.tryApply(state, action), game, index, action);
                    Law.same(
                            rejectionOf(state, action),
                            reason,
                            game,
                            index,
                            "apply and tryApply refuse " + action + " differently");
                }
            }
            Law.same(state.toString(), before, game, index, "a refused action changed the state");
        });
    }

    /**
     * Only the player who is asked may act, and nobody may act for chance.
     *
     * @param game a legal game
     */
    @Property
    public void onlyTheOneAskedMayAct(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        eachStep(game, (index, step) -> {
            for (PlayerId player : rules.players()) {
                var answer = rules.tryApply(step.before(), player, step.action());
                if (step.by().contains(player)) {
                    Law.same(
                            answer,
                            Either.right(step.transition()),
                            game,
                            index,
                            player + " is asked, but treated otherwise");
                } else {
                    Rejection reason = refused(answer, game, index, step.action());
                    Law.same(
                            reason.code(),
                            Rejection.NOT_YOUR_TURN,
                            game,
                            index,
                            player + " is not asked, but refused for another reason");
                }
            }
        });
    }

    /**
     * A player who is asked has at least two answers, or is asked secretly: where there is only one answer and
     * everybody can work it out, the rules take it themselves.
     *
     * @param game a legal game
     */
    @Property
    public void onlyASecretQuestionHasOneAnswer(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        eachState(game, (index, state) -> {
            if (index > 0 || game.start().name().equals(Start.NEW_GAME)) {
                long answers = rules.turn(state)
                        .fold(
                                asked -> (long) rules.legalActions(state).size(),
                                () -> rules.chance(state).size(),
                                result -> 2L);
                int least = rules.turn(state).isSecret() ? 1 : 2;
                Law.holds(
                        answers >= least,
                        game,
                        index,
                        () -> rules.turn(state) + " is asked with " + answers + " answers");
            }
        });
    }

    /**
     * Different legal actions lead to different states.
     *
     * @param game a legal game
     */
    @Property
    public void differentOptionsLeadToDifferentStates(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        eachState(game, (index, state) -> {
            Map<S, A> reached = new HashMap<>();
            for (A action : rules.legalActions(state)) {
                A other = reached.put(rules.apply(state, action).state(), action);
                Law.holds(other == null, game, index, () -> other + " and " + action + " lead to the same state");
            }
        });
    }

    /**
     * The odds of chance are consistent: outcomes are different and possible, their weights add up to the total,
     * samples are possible.
     *
     * @param game a legal game
     */
    @Property
    public void oddsAddUp(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        eachState(game, (index, state) -> {
            if (!rules.turn(state).isChance()) {
                return;
            }
            Distribution<A> odds = rules.chance(state);
            Set<A> different = new HashSet<>();
            long sum = 0;
            for (A outcome : odds.outcomes().take((int) Math.min(odds.size() + 1, MOST_OUTCOMES_LISTED))) {
                Law.holds(different.add(outcome), game, index, () -> outcome + " is listed twice");
                Law.holds(
                        odds.weight(outcome) > 0,
                        game,
                        index,
                        () -> outcome + " is listed, but its weight is " + odds.weight(outcome));
                sum += odds.weight(outcome);
            }
            if (odds.size() < MOST_OUTCOMES_LISTED) {
                Law.same((long) different.size(), odds.size(), game, index, "the number of outcomes is not the size");
                Law.same(sum, odds.total(), game, index, "the weights do not add up to the total");
            }
            SplitMix64 random = new SplitMix64(game.seed());
            for (int i = 0; i < 20; i++) {
                A sample = odds.sample(random);
                Law.holds(odds.weight(sample) > 0, game, index, () -> "the sample " + sample + " is impossible");
            }
        });
    }

    /**
     * Samples follow the odds, by a chi-square test with a fixed seed.
     *
     * @param game a legal game
     */
    @Property(tries = 25)
    public void samplesFollowTheOdds(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        Set<Long> tested = new HashSet<>();
        eachState(game, (index, state) -> {
            if (rules.turn(state).isChance()) {
                Distribution<A> odds = rules.chance(state);
                // Distributions of the same shape are most likely the same one again.
                if (odds.size() <= MOST_OUTCOMES_LISTED && tested.add(odds.size() * 31 + odds.total())) {
                    Law.holds(
                            ChiSquare.agrees(odds, 1L),
                            game,
                            index,
                            () -> "samples of " + odds + " do not follow its weights");
                }
            }
        });
    }

    /**
     * There are legal actions only for a player who is asked, and odds only if chance is asked; when the game is over,
     * nothing more is accepted.
     *
     * @param game a legal game
     */
    @Property
    public void theEndIsTheEnd(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        Seq<A> known = knownActions(game);
        eachState(game, (index, state) -> {
            Turn turn = rules.turn(state);
            Law.same(
                    rules.legalActions(state).isEmpty(),
                    turn.asked().isEmpty(),
                    game,
                    index,
                    "legal actions are for a player who is asked");
            if (!turn.isChance()) {
                Law.holds(offersNoChance(state), game, index, () -> "chance is not asked, but has odds");
            }
            if (turn.isOver()) {
                for (A action : some(known.appendAll(illegalCandidates(state)), new SplitMix64(game.seed()))) {
                    refused(rules.tryApply(state, action), game, index, action);
                }
            }
        });
    }

    /**
     * The same actions from the same start give equal states and equal events.
     *
     * @param game a legal game
     */
    @Property
    public void replayEqualsPlay(@ForAll("games") Playthrough<S, A, E> game) {
        replayed(game, 0);
    }

    /**
     * A game that is continued from the middle, after other actions were tried there, goes on as it did.
     *
     * @param game a legal game
     */
    @Property
    public void aForkStaysEqual(@ForAll("games") Playthrough<S, A, E> game) {
        Rules<S, A, E> rules = game();
        int middle = game.steps().size() / 2;
        S state = game.prefix(middle).last();
        Playthroughs.of(rules).played(new Start<>("fork", state), game.seed() + 1, 10);
        replayed(game, middle);
    }

    /**
     * Everything that {@link #mustOccur} names has occurred in the games of this law. Its games are the same in each
     * run, so that luck plays no part in it.
     *
     * @param game a legal game
     */
    @Property(seed = "1", edgeCases = EdgeCasesMode.NONE)
    public void whatMustOccurOccurs(@ForAll("games") Playthrough<S, A, E> game) {
        census.demand(mustOccur());
        everyOtherActionIsRefused(game);
        onlyTheOneAskedMayAct(game);
    }

    // ---- for the laws of subclasses ----

    /** What occurred so far in the games of the running law. */
    final Census census() {
        return census;
    }

    /** A check of each step of a game; its number is the number of steps before it. */
    interface StepCheck<S, A, E> {
        void check(int index, Playthrough.Step<S, A, E> step);
    }

    /** A check of each state of a game; its number is the number of steps before it. */
    interface StateCheck<S> {
        void check(int index, S state);
    }

    final void eachStep(Playthrough<S, A, E> game, StepCheck<S, A, E> check) {
        int index = 0;
        for (Playthrough.Step<S, A, E> step : game.steps()) {
            try {
                check.check(index++, step);
            } catch (RuntimeException | StackOverflowError thrown) {
                throw Law.thrown(thrown, game.prefix(index));
            }
        }
    }

    final void eachState(Playthrough<S, A, E> game, StateCheck<S> check) {
        int index = 0;
        for (S state : game.states()) {
            try {
                check.check(index, state);
            } catch (RuntimeException | StackOverflowError thrown) {
                throw Law.thrown(thrown, game.prefix(index));
            }
            index++;
        }
    }

    private Playthrough<S, A, E> counted(Playthrough<S, A, E> game) {
        census.count("starts", game.start().name());
        for (Playthrough.Step<S, A, E> step : game.steps()) {
            census.count(step.by().isDefined() ? "actions" : "chance", nameOf(step.action()));
            step.transition().events().forEach(event -> census.count("events", nameOf(event)));
        }
        census.count(
                "results", game().turn(game.last()).ended().map(Result::why).getOrElse("(unfinished)"));
        return game;
    }

    private void replayed(Playthrough<S, A, E> game, int from) {
        Rules<S, A, E> rules = game();
        S state = from == 0 ? game.start().state() : game.prefix(from).last();
        int index = from;
        for (Playthrough.Step<S, A, E> step : game.steps().drop(from)) {
            Law.same(state.hashCode(), step.before().hashCode(), game, index, "equal states have different hash codes");
            Transition<S, E> again = rules.apply(state, step.action());
            index++;
            Law.same(again.state(), step.after(), game, index, "played again, the state is another");
            Law.same(again.events(), step.transition().events(), game, index, "played again, other events happened");
            state = again.state();
        }
    }

    /** Every action that was taken or could have been taken in the game. */
    private Seq<A> knownActions(Playthrough<S, A, E> game) {
        return LinkedHashSet.ofAll(game.actions())
                .addAll(game.states().flatMap(state -> game().legalActions(state)))
                .toList();
    }

    private static <A> Seq<A> some(Seq<A> actions, SplitMix64 random) {
        if (actions.size() <= MOST_STRANGERS) {
            return actions;
        }
        int from = random.nextInt(actions.size());
        return actions.rotateLeft(from).take(MOST_STRANGERS);
    }

    private Rejection refused(
            Either<Rejection, Transition<S, E>> answer, Playthrough<S, A, E> game, int index, A action) {
        Law.holds(answer.isLeft(), game, index, () -> action + " is not legal here, but accepted");
        census.count("rejections", answer.getLeft().code());
        return answer.getLeft();
    }

    private @Nullable Rejection rejectionOf(S state, A action) {
        try {
            game().apply(state, action);
            return null;
        } catch (IllegalActionException refusal) {
            return refusal.rejection();
        }
    }

    private boolean offersNoChance(S state) {
        try {
            game().chance(state);
            return false;
        } catch (IllegalStateException nobodyIsAsked) {
            return true;
        }
    }
}
