package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress, for programs that embed one: the game, a seed, and everything done so far. A match is
 * immutable, and may be shared between threads; playing gives a new match and leaves the old one as it is.
 *
 * <p>Players' actions come from outside, chance's from the seed: the n-th outcome is drawn from {@link
 * SplitMix64#of}(seed, n). So the same seed and the same player actions give the same game on every machine, and
 * taking an action back cannot re-roll the dice. A match always rests where a player is asked or the game is over. It
 * keeps every match before it, for {@link #undo}; states share most of their structure.
 *
 * <p>A match can end before its game does: somebody {@linkplain #resign gives up}, or all {@linkplain #agree agree}.
 * Such a {@link #conclusion} is the last thing in a match; together with the {@link #log} it tells all that was done.
 *
 * <p>What players may be told is {@link #view}, {@link #length}, {@link #eventsSince}, {@link #conclusion}, their own
 * {@link #acted} and, for the player who is asked, {@link #legalActions}. {@link #state}, {@link #log}, {@link #seed}
 * and {@link #lastToAct} are for the server only: they hold the secrets, and actions are never redacted, because the
 * deal is among them.
 *
 * <p>Broken rules cause an {@link IllegalStateException} in whichever method comes across them: if chance acts more
 * than {@link Runaway#MOST_STEPS} times in a row, or if two of the actions that a player may choose from are equal.
 *
 * <p>Most of this long file is documentation.
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
    /** How the match ended, if not by the rules. */
    private final @Nullable Conclusion conclusion;

    private Match(
            Game<S, A, E, V> game,
            long seed,
            S state,
            Vector<A> log,
            Vector<E> events,
            int outcomes,
            @Nullable Match<S, A, E, V> previous,
            boolean revealed,
            @Nullable Conclusion conclusion) {
        this.game = game;
        this.seed = seed;
        this.state = state;
        this.log = log;
        this.events = events;
        this.outcomes = outcomes;
        this.previous = previous;
        this.revealed = revealed;
        this.conclusion = conclusion;
    }

    /**
     * Begins a match. Whatever chance has to do first has been done.
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
     * Plays a complete log again: every action as {@link #log} gives it, chance's included. What chance does after the
     * log's end comes from seed 0; use {@link #replay(Game, long, Seq)} to continue a match as it would have gone. A
     * log has no {@link #conclusion}: to restore one, {@linkplain #tryConclude conclude} the match that is returned.
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
     * Plays a complete log again, to continue the match with its seed. The log decides what happened; the seed decides
     * only what will.
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
            match = match.step(action).getOrElseThrow(failedAt(index));
            index++;
        }
        if (match.turn().isChance()) {
            throw new ReplayException(
                    index, Rejection.of(Rejection.INCOMPLETE_LOG, "The log stops where chance still has to act."));
        }
        return match.offeringNothingTwice();
    }

    /** {@return the game that is played} */
    public Game<S, A, E, V> game() {
        return game;
    }

    /** {@return who is asked: a player or nobody, never chance} */
    public Turn turn() {
        return conclusion == null ? game.turn(state) : Turn.over(conclusion.result(game.players()));
    }

    /** {@return whether the match is over: nobody is asked any more} */
    public boolean isOver() {
        return turn().isOver();
    }

    /** {@return how the match ended, or none while it goes on} */
    public Option<Result> result() {
        return turn().ended();
    }

    /**
     * How the match ended, if it was not played to its end. This is public, but no view and no event tells it: a server
     * sends it along with them.
     *
     * @return who gave up, or what all agreed on; none if the match goes on or its game is over
     */
    public Option<Conclusion> conclusion() {
        return Option.of(conclusion);
    }

    /**
     * What the player who is asked may do. This is for that player only: the list may show their hand.
     *
     * @return the legal actions, all different; none once the game is over
     */
    public Seq<A> legalActions() {
        return conclusion == null ? game.legalActions(state) : Array.empty();
    }

    /**
     * {@return what a player knows of the game} If something other than the rules ended the match, that is not in the
     * view but in {@link #conclusion}.
     *
     * @param player who looks: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     * @throws IllegalArgumentException if the game has no such player
     */
    public V view(PlayerId player) {
        return game.view(state, known(player));
    }

    /**
     * How many events there have been: the mark to pass to {@link #eventsSince} later. It is the same for everybody and
     * gives nothing away.
     *
     * @return the number of events so far
     */
    public int length() {
        return events.length();
    }

    /**
     * {@return what happened after a mark, as a player heard it}
     *
     * @param mark an earlier {@link #length}
     * @param player who listens: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     * @throws IllegalArgumentException if the mark lies outside of this match, or the game has no such player
     */
    public Seq<E> eventsSince(int mark, PlayerId player) {
        if (mark < 0 || mark > length()) {
            throw new IllegalArgumentException("a mark from 0 to " + length() + ", not " + mark);
        }
        PlayerId hearer = known(player);
        return events.drop(mark).map(event -> game.redact(event, hearer));
    }

    /**
     * How often a player has acted: the mark to pass to {@link #tryPlay(PlayerId, int, Object)} later. It changes with
     * each of their actions, even one that no event tells of. Players know their own; another player's may betray
     * whether a hidden hand left them a choice.
     *
     * @param player the player
     * @return how many actions of theirs are in the log, and one more if they have given up
     */
    public int acted(PlayerId player) {
        int acts = 0;
        for (Match<S, A, E, V> match = this; match.previous != null; match = match.previous) {
            acts += match.lastToAct().contains(player) ? 1 : 0;
        }
        return acts;
    }

    /** {@return the whole state, including its secrets} For the server only. */
    public S state() {
        return state;
    }

    /**
     * Every action so far, including those of chance. For the server only.
     *
     * @return the actions in order, as {@link #replay(Game, Seq)} takes them
     */
    public Seq<A> log() {
        return log;
    }

    /** {@return the seed that chance's outcomes come from} For the server only. */
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
        return ongoing().flatMap(match -> match.step(action)).map(Match::resolved);
    }

    /**
     * Plays an action that a certain player sent, if it is legal and their turn.
     *
     * @param player who sent it
     * @param action an action
     * @return the match after it and after chance, or why the action is not accepted
     */
    public Either<Rejection, Match<S, A, E, V>> tryPlay(PlayerId player, A action) {
        return ongoing()
                .flatMap(match -> game.tryApply(state, player, action))
                .map(transition -> after(action, transition).resolved());
    }

    /**
     * Plays an action that a certain player sent for a certain question, if that is still the open one. So an action
     * that an impatient client sends twice is played only once: by the second time, the player has acted once more.
     *
     * @param player who sent it
     * @param acted how often the player had {@linkplain #acted acted} when they were asked
     * @param action an action
     * @return the match after it and after chance, or why the action is not accepted: {@link Rejection#OUT_OF_DATE} if
     *     the player has acted more or less often
     */
    public Either<Rejection, Match<S, A, E, V>> tryPlay(PlayerId player, int acted, A action) {
        int acts = acted(player);
        return acts == acted
                ? tryPlay(player, action)
                : Either.left(Rejection.of(
                        Rejection.OUT_OF_DATE,
                        "This was sent as action " + (acted + 1L) + " of " + player + ", but the next one is action "
                                + (acts + 1) + "."));
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
            match = match.tryPlay(action).getOrElseThrow(failedAt(index));
            index++;
        }
        return match;
    }

    /**
     * Ends the match because a player gives up, no matter who is asked. Everybody else {@linkplain Conclusion.Resigned
     * has won}.
     *
     * @param player who gives up
     * @return the match, which is over
     * @throws IllegalActionException if it is over already, or the game has no such player
     */
    public Match<S, A, E, V> resign(PlayerId player) {
        return concluded(new Conclusion.Resigned(player));
    }

    /**
     * Ends the match as all players have agreed. Asking them is up to the caller.
     *
     * @param result what they agreed on, such as {@code Result.draw(game.players(), "agreement")}
     * @return the match, which is over
     * @throws IllegalActionException if it is over already, or the result is for a different number of players
     */
    public Match<S, A, E, V> agree(Result result) {
        return concluded(new Conclusion.Agreed(result));
    }

    /**
     * Ends the match before its game does, if it is not over and can end like this.
     *
     * @param end how it ends
     * @return the match, which is over; or why it cannot end like this: {@link Rejection#GAME_OVER} or {@link
     *     Rejection#UNFIT_CONCLUSION}
     */
    public Either<Rejection, Match<S, A, E, V>> tryConclude(Conclusion end) {
        if (isOver()) {
            return Either.left(over());
        }
        return end.problem(game.players())
                .map(sentence -> Rejection.of(Rejection.UNFIT_CONCLUSION, sentence))
                .toEither(() -> new Match<>(game, seed, state, log, events, outcomes, this, false, end))
                .swap();
    }

    /**
     * {@return whether it would be fair if {@link #lastToAct} took their action back: there is one, chance has not
     * acted since, and no event since has {@linkplain Game#reveals revealed} a secret} Then nobody has learned anything
     * from it that nobody chose to show them. An opponent may know a card that was played or given to them; that costs
     * only the player who takes the action back, so it is fair if that player asks for it, and not if the opponent
     * does.
     */
    public boolean undoable() {
        return previous != null && !revealed;
    }

    /**
     * Whose action {@link #undo} would take back. For the server only: that a player had a choice may be a secret.
     *
     * @return the player who acted or gave up last; none if nobody has acted yet, or if all agreed on the end
     */
    public Option<PlayerId> lastToAct() {
        if (previous == null) {
            return Option.none();
        }
        return conclusion == null ? previous.turn().asked() : conclusion.by();
    }

    /**
     * Takes the last player's action back, with all that chance did after it; or the {@link #conclusion}, if there is
     * one. {@link #undoable} says whether that is fair.
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
                && log.equals(that.log)
                && Objects.equals(conclusion, that.conclusion);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seed, log, conclusion);
    }

    @Override
    public String toString() {
        return "Match of " + game + " with seed " + seed + " after " + log.length() + " actions"
                + (conclusion == null ? "" : " and " + conclusion);
    }

    private static <S, A, E, V> Match<S, A, E, V> unplayed(Game<S, A, E, V> game, long seed) {
        return new Match<>(game, seed, game.newGame(), Vector.empty(), Vector.empty(), 0, null, false, null);
    }

    private static Function<Rejection, ReplayException> failedAt(int index) {
        return rejection -> new ReplayException(index, rejection);
    }

    private PlayerId known(PlayerId player) {
        if (!player.equals(PlayerId.SPECTATOR) && !game.players().contains(player)) {
            throw new IllegalArgumentException(player + " has no seat in " + game);
        }
        return player;
    }

    private Match<S, A, E, V> resolved() {
        Match<S, A, E, V> match = this;
        for (int inARow = 1; match.turn().isChance(); inARow++) {
            Runaway.check(inARow);
            A outcome = game.chance(match.state).sample(SplitMix64.of(seed, match.outcomes));
            match = match.after(outcome, game.apply(match.state, outcome));
        }
        return match.offeringNothingTwice();
    }

    /**
     * Callers that choose an option by its place, or count which ones were chosen, could not tell equal options apart.
     */
    private Match<S, A, E, V> offeringNothingTwice() {
        Set<A> different = new HashSet<>();
        for (A action : legalActions()) {
            if (!different.add(action)) {
                throw new IllegalStateException("the rules offer " + action + " twice in one question");
            }
        }
        return this;
    }

    private Either<Rejection, Match<S, A, E, V>> ongoing() {
        return conclusion == null ? Either.right(this) : Either.left(over());
    }

    private Either<Rejection, Match<S, A, E, V>> step(A action) {
        return game.tryApply(state, action).map(transition -> after(action, transition));
    }

    private Rejection over() {
        return Rejection.of(
                Rejection.GAME_OVER,
                "The game is over: " + Excerpt.part(result().map(Result::why).getOrElse("")) + ".");
    }

    private Match<S, A, E, V> concluded(Conclusion end) {
        return tryConclude(end).getOrElseThrow(rejection -> new IllegalActionException(rejection));
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
                reveals,
                null);
    }
}
