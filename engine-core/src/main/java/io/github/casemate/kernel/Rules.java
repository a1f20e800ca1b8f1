package io.github.casemate.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The rules of a game: who is asked, what they may do, and what happens then.
 *
 * <p><b>What an implementer guarantees.</b> States, actions and events are immutable values with {@code equals}, {@code
 * hashCode} and {@code toString}. Every method is pure: it depends on its arguments alone, changes nothing, and gives
 * equal answers to equal arguments on every run and machine (distributions are compared by what they answer). There is
 * no clock and no random source, since chance acts through {@link #chance}. A state that is not over asks a player with
 * at least two legal actions, or {@linkplain Turn#secretly secretly} a player with at least one, or chance with at
 * least two possible outcomes: if there is only one answer, {@code apply} gives it without asking, and goes on until
 * there is such a question or the game is over. A question is secret if the number of its answers depends on what
 * others must not know; if it were skipped, they would learn something. Different legal actions lead to different
 * states. The order of {@link #legalActions} is part of the contract.
 *
 * <p><b>What a caller may rely on.</b> An action is accepted if and only if it is legal: one of {@link #legalActions}
 * when a player is asked, or of positive weight in {@link #chance} when chance is. A refusal changes nothing and says
 * why. The conformance classes of {@code engine-testkit} check all of this for any implementation.
 *
 * @param <S> the state: everything there is to know about the game at one moment
 * @param <A> the actions of players and of chance
 * @param <E> the events: what happened, as a log, an animation or a client wants to hear it
 */
public interface Rules<S, A, E> {

    /**
     * Everybody at the table.
     *
     * @return the players in seat order, at least one
     */
    Seq<PlayerId> players();

    /**
     * The state before anything has happened. Chance is a player, so this is one fixed value: chance is asked
     * afterwards to shuffle, to deal and to choose a starting player. No event tells of this state, so nothing worth
     * telling may have happened before it.
     *
     * @return the first state, equal each time
     */
    S newGame();

    /**
     * Who is asked in this state.
     *
     * @param state the state
     * @return a player, openly or secretly; or chance; or nobody, because the game is over
     */
    Turn turn(S state);

    /**
     * What the player who is asked may do.
     *
     * @param state the state
     * @return the legal actions, all different, in a documented order: at least two, or at least one if the question is
     *     secret; empty if it is not a player's turn
     */
    Seq<A> legalActions(S state);

    /**
     * What chance may do, and how likely each outcome is.
     *
     * @param state the state
     * @return the distribution of chance's actions
     * @throws IllegalStateException if chance is not asked
     */
    Distribution<A> chance(S state);

    /**
     * Applies an action of the player who is asked, or of chance.
     *
     * @param state the state
     * @param action the action of the player who is asked, or of chance
     * @return the new state and what happened, or why the action is not accepted
     */
    Either<Rejection, Transition<S, E>> tryApply(S state, A action);

    /**
     * Applies an action that is known to be legal. A fast game may override this to avoid the {@code Either}; then both
     * forms must use the same check and differ in nothing else.
     *
     * @param state the state
     * @param action the action of the player who is asked, or of chance
     * @return the new state and what happened
     * @throws IllegalActionException if the action is not accepted
     */
    default Transition<S, E> apply(S state, A action) {
        return tryApply(state, action).getOrElseThrow(rejection -> new IllegalActionException(rejection));
    }

    /**
     * Applies an action that a certain player sent: it must be their turn. Chance's outcomes come from no player, so
     * they are refused here, no matter who sends them.
     *
     * @param state the state
     * @param player who sent the action
     * @param action the action
     * @return the new state and what happened, or why the action is not accepted
     */
    default Either<Rejection, Transition<S, E>> tryApply(S state, PlayerId player, A action) {
        Turn turn = turn(state);
        if (turn.isOf(player)) {
            return tryApply(state, action);
        }
        return Either.left(turn.fold(
                asked -> Rejection.of(
                        Rejection.NOT_YOUR_TURN, "It is " + asked + " who has to act, not " + player + "."),
                () -> Rejection.of(Rejection.NOT_YOUR_TURN, "It is chance that has to act, not " + player + "."),
                result -> Rejection.of(Rejection.GAME_OVER, "The game is over: " + result.why() + ".")));
    }
}
