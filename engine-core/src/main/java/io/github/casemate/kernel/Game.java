package io.github.casemate.kernel;

import java.util.random.RandomGenerator;

/**
 * A game with hidden information: its rules, and what each player gets to see.
 *
 * <p><b>What an implementer guarantees.</b> A view holds what a person with perfect memory at that seat would know, and
 * nothing else: two games in which a player has observed the same give that player equal views, the same {@link #turn},
 * equal legal actions and equal redacted events from then on. Everybody observes who is asked, and when; so a question
 * whose number of answers depends on what others must not know is asked {@linkplain Turn#secretly secretly}. Views are
 * values, as states are. All this holds for the {@linkplain PlayerId#SPECTATOR spectator} too, who has no seat and
 * knows only what is public.
 *
 * <p><b>What a caller may rely on.</b> Anyone who holds a view and receives the redacted events that come after it can
 * {@linkplain #evolve follow} the game without ever seeing a state, and can {@linkplain #determinize imagine} full
 * states that fit what they see. Games, states, actions, events and views may be shared between threads.
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
     * Follows a view through one redacted event. Folding the redacted events of a transition over the view before gives
     * the view after, at least in everything that lies on the table. What no event tells, such as who is asked next, a
     * game may leave to {@link #view}.
     *
     * @param view what a player knew
     * @param event what they heard, redacted for them
     * @return what they know now
     */
    V evolve(V view, E event);

    /**
     * Imagines a full state that the viewer cannot tell from the real one, drawn from the distribution that the viewer
     * should believe in.
     *
     * @param view the view of a player, who may or may not be the one who is asked, or of the spectator
     * @param random where the guess comes from
     * @return a state that gives the viewer an equal view and asks the same player; if that player is the viewer, with
     *     the same legal actions
     */
    S determinize(V view, RandomGenerator random);

    /**
     * Whether an event tells some player a secret, so that taking back the action behind it could not make the secret
     * unknown again. What chance does always counts as a revelation and need not be reported here. A player who shows
     * what was theirs to show, such as a card that they play or give to an opponent, reveals nothing in this sense:
     * taking it back costs nobody but that player.
     *
     * @param event what happened, not redacted
     * @return true if somebody learned from it something that they did not know and that nobody chose to show them
     */
    default boolean reveals(E event) {
        return false;
    }
}
