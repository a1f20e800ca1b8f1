package io.github.casemate.kernel;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress, for programs that embed one: the game, a seed, and everything done so far. A match is
 * immutable; playing gives a new match and leaves the old one as it is.
 *
 * <p>Players' actions come from outside, chance's from the seed: the n-th outcome is drawn from {@link
 * SplitMix64#of}(seed, n). So the same seed and the same player actions give the same game on every machine, and
 * taking an action back cannot re-roll the dice. A match always rests where a player is asked or the game is over. It
 * keeps every match before it, for {@link #undo}; states share most of their structure.
 *
 * <p>{@link #view}, {@link #legalActions} of the one who is asked, {@link #length} and {@link #eventsSince} are for
 * players. {@link #state}, {@link #log} and {@link #seed} are the server's: they hold the secrets, and actions are
 * never redacted, because the deal is in them.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class Match<S, A, E, V> {

    private final Game<S, A, E, V> game;
    private final long seed;
    private final S state;
    private final Vector<A> log;
    private final Vector<E> events;
    /** How many of the actions were chance's. */
    private final int outcomes;
    /** The match before the last player's action; null before the first. */
    private final @Nullable Match<S, A, E, V> previous;
    /** Whether chance or an event has revealed something since then. */
    private final boolean revealed;

    private Match(
            Game<S, A, E, V> game,
            long seed,
            S state,
            Vector<A> log,
            Vector<E> events,
            int outcomes,
            @Nullable Match<S, A, E, V> previous,
            boolean revealed) {
        this.game = game;
        this.seed = seed;
        this.state = state;
        this.log = log;
        this.events = events;
        this.outcomes = outcomes;
        this.previous = previous;
        this.revealed = revealed;
    }

    /**
     * Begins a match. What chance has to do first is done.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game the game to play
     * @param seed where chance's outcomes come from
     * @return the match at the first question to a player
     */
    public static <S, A, E, V> Match<S, A, E, V> of(Game<S, A, E, V> game, long seed) {
        return unplayed(game, seed).resolved();
    }

    /**
     * Plays a complete log again: every action as {@link #log} gives it, chance's included. What chance does after
     * the log's end comes from seed 0; use {@link #replay(Game, long, Seq)} to carry a match on as it would have
     * gone.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game the game that was played
     * @param actions the log
     * @return the match after the last action
     * @throws ReplayException if an action of the log is not accepted, or the log stops where chance has to act
     */
    public static <S, A, E, V> Match<S, A, E, V> replay(Game<S, A, E, V> game, Seq<A> actions) {
        return replay(game, 0L, actions);
    }

    /**
     * Plays a complete log again, to carry the match on with its seed. The log decides what happened; the seed only
     * what will.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game the game that was played
     * @param seed the seed of the match
     * @param actions the log
     * @return the match after the last action
     * @throws ReplayException if an action of the log is not accepted, or the log stops where chance has to act
     */
    public static <S, A, E, V> Match<S, A, E, V> replay(Game<S, A, E, V> game, long seed, Seq<A> actions) {
        Match<S, A, E, V> match = unplayed(game, seed);
        int index = 0;
        for (A action : actions) {
            match = match.step(action).getOrElseThrow(misfit(index));
            index++;
        }
        if (match.turn().isChance()) {
            throw new ReplayException(
                    index, Rejection.of(Rejection.INCOMPLETE_LOG, "The log stops where chance has still to answer."));
        }
        return match;
    }

    /**
     * The game that is played.
     *
     * @return the game
     */
    public Game<S, A, E, V> game() {
        return game;
    }

    /**
     * Who is asked: never chance.
     *
     * @return a player, or nobody
     */
    public Turn turn() {
        return game.turn(state);
    }

    /**
     * Whether the game is over.
     *
     * @return true if nobody is asked any more
     */
    public boolean isOver() {
        return turn().isOver();
    }

    /**
     * How the game ended.
     *
     * @return the result, or none while it goes on
     */
    public Option<Result> result() {
        return turn().ended();
    }

    /**
     * What the player who is asked may do. For the eyes of that player only: the list may show their hand.
     *
     * @return the legal actions; none once the game is over
     */
    public Seq<A> legalActions() {
        return game.legalActions(state);
    }

    /**
     * What a player knows.
     *
     * @param player who looks
     * @return their view
     */
    public V view(PlayerId player) {
        return game.view(state, player);
    }

    /**
     * How many events there have been: the mark to hand to {@link #eventsSince} later. It is the same for everybody
     * and tells nothing.
     *
     * @return the number of events so far
     */
    public int length() {
        return events.length();
    }

    /**
     * What happened after a mark, as a player heard it.
     *
     * @param mark an earlier {@link #length}
     * @param player who listens
     * @return the redacted events
     * @throws IllegalArgumentException if the mark lies outside of this match
     */
    public Seq<E> eventsSince(int mark, PlayerId player) {
        if (mark < 0 || mark > length()) {
            throw new IllegalArgumentException("a mark from 0 to " + length() + ", not " + mark);
        }
        return events.drop(mark).map(event -> game.redact(event, player));
    }

    /**
     * The whole state. The server's.
     *
     * @return the state, secrets included
     */
    public S state() {
        return state;
    }

    /**
     * Every action so far, chance's included. The server's.
     *
     * @return the actions in order, as {@link #replay(Game, Seq)} takes them
     */
    public Seq<A> log() {
        return log;
    }

    /**
     * Where chance's outcomes come from. The server's.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * Plays an action of the player who is asked, and then everything that chance has to do.
     *
     * @param action a legal action
     * @return the match after it
     * @throws IllegalActionException if the action is not accepted
     */
    public Match<S, A, E, V> play(A action) {
        return tryPlay(action).getOrElseThrow(rejection -> new IllegalActionException(rejection));
    }

    /**
     * Plays an action of the player who is asked, if it is legal.
     *
     * @param action an action
     * @return the match after it and after chance, or why the action is not accepted
     */
    public Either<Rejection, Match<S, A, E, V>> tryPlay(A action) {
        return step(action).map(Match::resolved);
    }

    /**
     * Plays an action that a certain player sent, if it is legal and their turn.
     *
     * @param player who sent it
     * @param action an action
     * @return the match after it and after chance, or why the action is not accepted
     */
    public Either<Rejection, Match<S, A, E, V>> tryPlay(PlayerId player, A action) {
        return game.tryApply(state, player, action)
                .map(transition -> after(action, transition).resolved());
    }

    /**
     * Plays several actions of the players, one after the other, or none of them.
     *
     * @param actions actions of the players; chance's come from the seed
     * @return the match after the last one
     * @throws ReplayException if one is not accepted; this match is unchanged
     */
    public Match<S, A, E, V> playAll(Seq<A> actions) {
        Match<S, A, E, V> match = this;
        int index = 0;
        for (A action : actions) {
            match = match.tryPlay(action).getOrElseThrow(misfit(index));
            index++;
        }
        return match;
    }

    /**
     * Whether the last player's action can be taken back without anybody having learned something from it: there is
     * one, chance has not acted since, and no event since has {@linkplain Game#reveals revealed} a secret.
     *
     * @return true if {@link #undo} would be fair
     */
    public boolean undoable() {
        return previous != null && !revealed;
    }

    /**
     * Takes the last player's action back, with all that chance did after it. Whether that is fair is {@link
     * #undoable}'s to say.
     *
     * @return the match exactly as it was before that action
     * @throws IllegalStateException if no player has acted yet
     */
    public Match<S, A, E, V> undo() {
        if (previous == null) {
            throw new IllegalStateException("nothing to take back: no player has acted yet");
        }
        return previous;
    }

    /** Matches are equal if the same game was played in the same way and would go on in the same way. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Match<?, ?, ?, ?> that
                && seed == that.seed
                && game.equals(that.game)
                && state.equals(that.state)
                && log.equals(that.log);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seed, log);
    }

    @Override
    public String toString() {
        return "Match of " + game + " with seed " + seed + " after " + log.length() + " actions";
    }

    private static <S, A, E, V> Match<S, A, E, V> unplayed(Game<S, A, E, V> game, long seed) {
        return new Match<>(game, seed, game.newGame(), Vector.empty(), Vector.empty(), 0, null, false);
    }

    private static Function<Rejection, ReplayException> misfit(int index) {
        return rejection -> new ReplayException(index, rejection);
    }

    private Match<S, A, E, V> resolved() {
        Match<S, A, E, V> match = this;
        while (match.turn().isChance()) {
            A outcome = game.chance(match.state).sample(SplitMix64.of(seed, match.outcomes));
            match = match.after(outcome, game.apply(match.state, outcome));
        }
        return match;
    }

    private Either<Rejection, Match<S, A, E, V>> step(A action) {
        return game.tryApply(state, action).map(transition -> after(action, transition));
    }

    private Match<S, A, E, V> after(A action, Transition<S, E> transition) {
        boolean byChance = turn().isChance();
        boolean reveals = byChance || transition.events().exists(game::reveals);
        return new Match<>(
                game,
                seed,
                transition.state(),
                log.append(action),
                events.appendAll(transition.events()),
                byChance ? outcomes + 1 : outcomes,
                byChance ? previous : this,
                reveals);
    }
}
