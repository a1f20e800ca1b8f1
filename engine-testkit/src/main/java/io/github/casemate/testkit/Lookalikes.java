package io.github.casemate.testkit;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Transition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * Two states of a game, and a player who must not be able to tell them apart: not by what they see, not by who is
 * asked, and not by what the same action leads to in both.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 * @param game what is played
 * @param player who looks
 * @param one a state
 * @param other a state that looks the same to the player
 */
public record Lookalikes<S, A, E, V>(Game<S, A, E, V> game, PlayerId player, S one, S other) {

    /**
     * {@return a state, and another that its viewer imagines}
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game what is played
     * @param player who looks, whether or not that player is asked
     * @param state the state
     * @param random where the guess comes from
     */
    public static <S, A, E, V> Lookalikes<S, A, E, V> imagined(
            Game<S, A, E, V> game, PlayerId player, S state, RandomGenerator random) {
        return new Lookalikes<>(game, player, state, game.determinize(game.view(state, player), random));
    }

    /** {@return whether the two states differ at all} */
    public boolean differ() {
        return !one.equals(other);
    }

    /**
     * What gives away which of the two states it is, as long as nobody acts.
     *
     * @return how the player could tell them apart; none if they look the same
     */
    public Option<String> telltale() {
        V seen = game.view(one, player);
        if (!game.view(other, player).equals(seen)) {
            return Option.some(player + " is shown a difference that no event told them of; the other state is " + other
                    + ", which they see as " + game.view(other, player) + " instead of " + seen);
        }
        if (!game.turn(other).equals(game.turn(one))) {
            return Option.some(game.turn(other) + " is asked in a game that looks the same to " + player + ", and not "
                    + game.turn(one) + "; the other state is " + other);
        }
        return Option.when(
                game.turn(one).isOf(player) && !game.legalActions(other).equals(game.legalActions(one)),
                () -> player + " has other options in a game that looks the same; the other state is " + other);
    }

    /**
     * What gives away which of the two states it is, when the same is done in both. The player may see different
     * events; from then on the games do not look the same any more. But as long as the events are the same, one game
     * must not go on where the other one rests, and both must rest at states that look the same.
     *
     * @param action what is done, by a player or by chance; legal in the first state
     * @return how the player could tell them apart; none if they cannot, or if it cannot be done in the other
     */
    public Option<String> telltale(A action) {
        return game.tryApply(other, action).toOption().flatMap(elsewhere -> {
            Transition<S, E> here = game.apply(one, action);
            Seq<E> heard = heard(here);
            Seq<E> instead = heard(elsewhere);
            if (instead.equals(heard)) {
                return new Lookalikes<>(game, player, here.state(), elsewhere.state()).telltale();
            }
            return Option.when(
                    heard.startsWith(instead) || instead.startsWith(heard),
                    () -> "after " + action + " " + player + " hears " + heard + ", but " + instead
                            + " in a game that looks the same and goes on from " + other);
        });
    }

    private Seq<E> heard(Transition<S, E> transition) {
        return transition.events().map(event -> game.redact(event, player));
    }
}
