package io.github.casemate.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How a match ended that was not played to its end. The rules of the game have no part in it, so every game can end
 * like this. Nothing can follow it, so a match has at most one. It is public.
 */
public sealed interface Conclusion {

    /** The reason in the {@link Result} of a match in which somebody has given up. */
    String RESIGNATION = "resignation";

    /**
     * A player has given up.
     *
     * <p>The match ends for everybody, since rules in general cannot go on without one of their players. The player who
     * gave up has {@linkplain Result#loss lost}, and all others have won together: with two players the other one wins,
     * with more they share the win, and in a solo game nobody wins.
     *
     * @param player who gave up
     */
    record Resigned(PlayerId player) implements Conclusion {}

    /**
     * The players have agreed on an end. It is up to the program that asked them to make sure that all of them have.
     *
     * @param result what they agreed on, such as {@link Result#draw}
     */
    record Agreed(Result result) implements Conclusion {}

    /**
     * Handles both cases, as a switch over sealed types does in later versions of Java.
     *
     * @param <R> the type of the answer
     * @param resigned the answer when a player has given up
     * @param agreed the answer when all have agreed on a result
     * @return the answer for this conclusion
     */
    default <R> R fold(Function<? super PlayerId, ? extends R> resigned, Function<? super Result, ? extends R> agreed) {
        return this instanceof Resigned alone ? resigned.apply(alone.player()) : agreed.apply(((Agreed) this).result());
    }

    /**
     * Who ended the match.
     *
     * @return a player, or none if all agreed
     */
    default Option<PlayerId> by() {
        return fold(Option::some, result -> Option.none());
    }

    /**
     * {@return the result of a match that ended like this}
     *
     * @param players everybody at the table
     */
    default Result result(Seq<PlayerId> players) {
        return fold(player -> Result.loss(players, player, RESIGNATION), result -> result);
    }

    /**
     * Says why a game with these players cannot end like this.
     *
     * @param players everybody at the table
     * @return a sentence, or none if it can
     */
    default Option<String> problem(Seq<PlayerId> players) {
        return fold(
                player -> Option.when(!players.contains(player), () -> "This game has no seat for " + player + "."),
                result -> Option.when(
                        result.utilities().size() != players.size(),
                        () -> "The result is for " + result.utilities().size() + " players, but this game has "
                                + players.size() + "."));
    }
}
