package io.github.casemate.ai.advice;

import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.ai.search.Expectation;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Where a match was won and lost, in numbers: everybody's chance of winning before and after each action of the players
 * and of chance, by the evaluation of the game. Where chance is to act, the chances are averages over what it may do; so
 * what a player decided and what the dice made of it are told apart.
 *
 * <p>There are two viewpoints. {@linkplain #of From above}, an evaluation sees everything, so this is for matches that
 * are over. {@linkplain #seenBy From a seat}, it is given what that player could imagine at each moment, and nothing
 * else; so it is for matches that go on, too.
 *
 * <p>An evaluation is a guess, and a swing can be its mistake; so what counts is how much of it lasts. The end is not a guess: the last action of a game that was
 * played out leads to its result. If a match was {@linkplain Match#conclusion concluded} otherwise, that is not a
 * turning point.
 *
 * <p><b>What it costs.</b> For each action of the log one evaluation where a player is asked, and at most {@value #FEW}
 * where chance is; from a seat, that many for each guess. Of a log with more than {@value #LONGEST} actions only the
 * last ones are looked at.
 */
public final class TurningPoints {

    /** Up to this many outcomes of chance are averaged exactly. */
    private static final int FEW = 150;

    private static final int SAMPLES = 50;

    /** How many actions of a log are looked at. */
    private static final int LONGEST = 5_000;

    private final Array<Swing> swings;

    private TurningPoints(Array<Swing> swings) {
        this.swings = swings;
    }

    /**
     * {@return the turning points of a match that is over, seen from above; none if no bot of the game has an
     * evaluation}
     *
     * @param match the match
     * @param <S> the states
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the views
     * @throws IllegalArgumentException if the match is not over: from above, secrets would be betrayed
     */
    public static <S, A, E, V> Option<TurningPoints> of(Match<S, A, E, V> match) {
        return Evaluations.of(match.game()).map(evaluation -> of(match, evaluation));
    }

    /**
     * {@return the turning points of a match that is over, seen from above}
     *
     * @param match the match
     * @param evaluation how good a state is
     * @param <S> the states
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the views
     * @throws IllegalArgumentException if the match is not over: from above, secrets would be betrayed
     */
    public static <S, A, E, V> TurningPoints of(Match<S, A, E, V> match, Evaluation<? super S> evaluation) {
        if (!match.isOver()) {
            throw new IllegalArgumentException("a match that goes on is not looked at from above");
        }
        // What is averaged by sampling is sampled in the same way each time.
        return walk(match, evaluation, Array::of, new SplitMix64(0));
    }

    /**
     * {@return the turning points of a match as one player could see them; none if no bot of the game has an evaluation}
     *
     * @param match the match, over or not
     * @param player who looks: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     * @param guesses how often what is hidden is imagined at each moment, at least once; once is enough where nothing is
     *     hidden
     * @param random where the guesses come from
     * @param <S> the states
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the views
     * @throws IllegalArgumentException if the game has no such player, or the number is not positive
     */
    public static <S, A, E, V> Option<TurningPoints> seenBy(
            Match<S, A, E, V> match, PlayerId player, int guesses, RandomGenerator random) {
        return Evaluations.of(match.game()).map(evaluation -> seenBy(match, evaluation, player, guesses, random));
    }

    /**
     * {@return the turning points of a match as one player could see them}
     *
     * @param match the match, over or not
     * @param evaluation how good a state is
     * @param player who looks: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     * @param guesses how often what is hidden is imagined at each moment, at least once
     * @param random where the guesses come from
     * @param <S> the states
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the views
     * @throws IllegalArgumentException if the game has no such player, or the number is not positive
     */
    public static <S, A, E, V> TurningPoints seenBy(
            Match<S, A, E, V> match,
            Evaluation<? super S> evaluation,
            PlayerId player,
            int guesses,
            RandomGenerator random) {
        if (guesses < 1) {
            throw new IllegalArgumentException("at least one guess, not " + guesses);
        }
        Game<S, A, E, V> game = match.game();
        match.view(player); // refuses strangers
        return walk(
                match,
                evaluation,
                state -> {
                    V view = game.view(state, player);
                    return Array.fill(guesses, () -> game.determinize(view, random));
                },
                random);
    }

    /**
     * {@return how each action changed the chances, in the order of the log} Where the evaluation has no finite number,
     * there is none.
     */
    public Seq<Swing> swings() {
        return swings;
    }

    /**
     * {@return the swings of which the most {@linkplain Swing#lasting lasts}, the largest first; the earlier one first
     * among equals}
     *
     * @param most how many at most
     */
    public Seq<Swing> largest(int most) {
        return swings.sorted(Comparator.comparingDouble(Swing::lasting).reversed())
                .take(most);
    }

    private static <S, A, E, V> TurningPoints walk(
            Match<S, A, E, V> match,
            Evaluation<? super S> evaluation,
            Function<S, Seq<S>> imagined,
            RandomGenerator random) {
        Game<S, A, E, V> game = match.game();
        Expectation<S, A> expectation = new Expectation<>(game, evaluation, FEW, SAMPLES);
        Function<S, Array<Double>> chances = state -> game.turn(state)
                .ended()
                .map(Chances::ofResult)
                .getOrElse(() -> average(imagined.apply(state).map(guess -> expectation.utilities(guess, random))));
        int first = Math.max(0, match.log().size() - LONGEST);
        List<Swing> swings = new ArrayList<>();
        S state = game.newGame();
        Array<Double> before = Array.empty();
        int index = 0;
        int mark = 0;
        for (A action : match.log()) {
            if (index == first) {
                before = chances.apply(state);
            }
            Transition<S, E> transition = game.apply(state, action);
            int until = mark + transition.events().size();
            if (index >= first) {
                Array<Double> after = chances.apply(transition.state());
                if (before.appendAll(after).forAll(Double::isFinite)) {
                    swings.add(new Swing(index, game.turn(state).asked(), mark, until, before, after, 0));
                }
                before = after;
            }
            state = transition.state();
            mark = until;
            index++;
        }
        return new TurningPoints(Swing.withLasting(Array.ofAll(swings)));
    }

    private static Array<Double> average(Seq<double[]> utilities) {
        int players = utilities.head().length;
        return Array.range(0, players)
                .map(seat -> Chances.ofUtility(
                        utilities.map(of -> of[seat]).sum().doubleValue() / utilities.size(), players));
    }
}
