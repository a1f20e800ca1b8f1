package io.github.casemate.ai;

/**
 * Somebody who plays: asked with a decision, it answers with one of the legal actions. One object sits on one seat of
 * one game, from the first question to the last, so it may remember what it thought before; it is asked by one thread
 * at a time.
 *
 * <p><b>What an implementer guarantees.</b> The answer is one of {@link Decision#legal}, given within the {@linkplain
 * Decision#budget budget}. All chance in it comes from {@link Decision#random}: then, with a budget in iterations, the
 * same questions get the same answers on every run and machine. A bot never sees the state of the game it plays. What
 * it wants to try out, it imagines with {@link io.github.casemate.kernel.Game#determinize}.
 *
 * <p>Where there is one answer only, the arena does not ask. Whoever asks nevertheless gets that answer.
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
     * @param decision what is asked, and with what means
     * @return one of the legal actions
     */
    A choose(Decision<V, A> decision);
}
