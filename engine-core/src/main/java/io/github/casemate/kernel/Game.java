package io.github.casemate.kernel;

import java.util.random.RandomGenerator;

/**
 * A game with hidden information: rules, and what each player gets to see of it.
 *
 * <p><b>What an implementer guarantees.</b> A view holds what a person with perfect memory at that seat would know,
 * and nothing else: two games in which a player has observed the same give that player equal views, the same {@link
 * #turn}, equal legal actions and equal redacted events from then on. Who is asked, and when, is observed by everybody;
 * so a question whose number of answers depends on what others must not know is asked {@linkplain Turn#secretly
 * secretly}. Views are values like states. All this holds for the {@linkplain PlayerId#SPECTATOR spectator} too, who has
 * no seat and knows what nobody hides.
 *
 * <p><b>What a caller may rely on.</b> Whoever holds a view and the redacted events that follow can {@linkplain
 * #evolve follow} the game without ever seeing a state, and can {@linkplain #determinize imagine} full states that fit
 * what they see. Games, states, actions, events and views may be shared between threads.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view: what one player knows of a state
 */
public interface Game<S, A, E, V> extends Rules<S, A, E> {

    /**
     * {@return what a player knows in this state}
     *
     * @param state the state
     * @param player who looks: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     */
    V view(S state, PlayerId player);

    /**
     * What a player learns of an event. Every event is shown to everybody in some form, so that the number of events
     * tells nothing.
     *
     * @param event what happened
     * @param player who hears of it: a player, or the {@linkplain PlayerId#SPECTATOR spectator}
     * @return the event as they hear it; the event itself if nothing in it is secret from them
     */
    E redact(E event, PlayerId player);

    /**
     * Follows a view through one redacted event. Folding the redacted events of a transition over the view before
     * gives the view after, at least in everything that lies on the table; a game may leave to {@link #view} what no
     * event tells, such as who is asked next.
     *
     * @param view what a player knew
     * @param event what they heard, redacted for them
     * @return what they know now
     */
    V evolve(V view, E event);

    /**
     * A full state that the viewer cannot tell from the real one, drawn from the distribution that the viewer should
     * believe in.
     *
     * @param view the view of a player, whether or not it is they who are asked, or of the spectator
     * @param random where the guess comes from
     * @return a state with an equal view for the same player, in which the same one is asked, with the same legal actions
     *     if that is the viewer
     */
    S determinize(V view, RandomGenerator random);

    /**
     * Whether an event tells some player a secret, so that taking back the action behind it could not make the secret
     * unknown again. What chance does always counts as a revelation and need not be reported here; and who shows what
     * was theirs to show, such as a card that they play or give to an opponent, reveals nothing in this sense: if they
     * take it back, it costs only themselves.
     *
     * @param event what happened, not redacted
     * @return true if someone learned from it what they did not know and nobody chose to show them
     */
    default boolean reveals(E event) {
        return false;
    }
}
