package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/** Who has to act in a state: a player, chance, or nobody any more. */
public sealed interface Turn {

    /**
     * A player is asked.
     *
     * @param id who is asked
     * @param secret whether the number of answers depends on what others must not know, so that the player is asked
     *     even if there is only one
     */
    record Player(PlayerId id, boolean secret) implements Turn {
        private static final Array<Turn> OPEN = cache(false);
        private static final Array<Turn> SECRET = cache(true);

        private static Array<Turn> cache(boolean secret) {
            return PlayerId.first(8).<Turn>map(id -> new Player(id, secret)).toArray();
        }

        private static Turn of(PlayerId id, boolean secret) {
            Array<Turn> cache = secret ? SECRET : OPEN;
            return id.index() < cache.size() ? cache.get(id.index()) : new Player(id, secret);
        }
    }

    /** Chance is asked: dice are to be rolled or cards to be dealt. */
    record Chance() implements Turn {
        private static final Turn INSTANCE = new Chance();
    }

    /**
     * The game is over.
     *
     * @param result how it ended
     */
    record Over(Result result) implements Turn {}

    /**
     * {@return the turn of a player who has at least two answers}
     *
     * @param id who is asked
     */
    static Turn of(PlayerId id) {
        return Player.of(id, false);
    }

    /**
     * {@return the turn of a player who has at least one answer: how many there are depends on what others must not
     * know, such as a hand} Whether a question is secret must not depend on that: a game asks it secretly always or
     * never.
     *
     * @param id who is asked
     */
    static Turn secretly(PlayerId id) {
        return Player.of(id, true);
    }

    /** {@return the turn of chance} */
    static Turn chance() {
        return Chance.INSTANCE;
    }

    /**
     * {@return the end of the game}
     *
     * @param result how it ended
     */
    static Turn over(Result result) {
        return new Over(result);
    }

    /**
     * Handles all three cases, as a switch over sealed types does in later versions of Java.
     *
     * @param <R> the type of the answer
     * @param player the answer when a player is asked
     * @param chance the answer when chance is asked
     * @param over the answer when the game is over
     * @return the answer for this turn
     */
    default <R> R fold(
            Function<? super PlayerId, ? extends R> player,
            Supplier<? extends R> chance,
            Function<? super Result, ? extends R> over) {
        if (this instanceof Player asked) {
            return player.apply(asked.id());
        }
        return this instanceof Over ended ? over.apply(ended.result()) : chance.get();
    }

    /** {@return the player who is asked, if it is a player's turn} */
    default Option<PlayerId> asked() {
        return this instanceof Player asked ? Option.some(asked.id()) : Option.none();
    }

    /** {@return how the game ended, if it is over} */
    default Option<Result> ended() {
        return this instanceof Over ended ? Option.some(ended.result()) : Option.none();
    }

    /**
     * {@return whether this player is asked}
     *
     * @param id the player
     */
    default boolean isOf(PlayerId id) {
        return this instanceof Player asked && asked.id().equals(id);
    }

    /** {@return whether a player is asked {@linkplain #secretly secretly}} Everybody may know this. */
    default boolean isSecret() {
        return this instanceof Player asked && asked.secret();
    }

    /** {@return whether chance is asked: dice are to be rolled or cards to be dealt} */
    default boolean isChance() {
        return this instanceof Chance;
    }

    /** {@return whether the game is over} */
    default boolean isOver() {
        return this instanceof Over;
    }
}
