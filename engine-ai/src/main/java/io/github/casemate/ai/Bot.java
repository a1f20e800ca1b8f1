package io.github.casemate.ai;

import io.github.casemate.kernel.Result;
import io.vavr.control.Option;

/**
 * A computer player: given a decision, it answers with one of the legal actions. One object plays one seat of one game,
 * from the first question to the last, so it may remember what it thought before; it is asked by one thread at a time.
 *
 * <p><b>What an implementer guarantees.</b> The answer is one of {@link Decision#legal}, given within the {@linkplain
 * Decision#budget budget}. All randomness in it comes from {@link Decision#random}: then, with a budget in iterations,
 * the same questions get the same answers on every run and machine. A bot never sees the state of the game it plays. To
 * try something out, it imagines states with {@link io.github.casemate.kernel.Game#determinize}.
 *
 * <p>Where there is only one answer, the arena does not ask. If it is asked nevertheless, a bot gives that answer.
 *
 * <pre>{@code
 * Bot<GameView, Action> first = decision -> decision.legal().head();
 * }</pre>
 *
 * @param <V> what it sees
 * @param <A> what it does
 */
@FunctionalInterface
public interface Bot<V, A> {

    /**
     * Decides.
     *
     * @param decision what is asked, and what the bot may use to answer
     * @return one of the legal actions
     */
    A choose(Decision<V, A> decision);

    /**
     * Hears that it is not needed any more. An arena calls this once for each bot that it has asked, when its game is
     * over or the arena stops; then another thread may be in {@link #choose}. By default nothing happens.
     *
     * @param result how the game ended; none if it did not
     */
    default void end(Option<Result> result) {}
}
