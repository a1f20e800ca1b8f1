package io.github.casemate.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How a match ended that was not played to its end. The rules of the game have no part in it, so every game can end like
 * this; and nothing can follow, so a match has at most one. It is open to all.
 */
public sealed interface Conclusion {

    /** Why a match is over that somebody has given up, in its {@link Result}. */
    String RESIGNATION = "resignation";

    /**
     * A player has given up.
     *
     * <p>The match ends for everybody, since the rules cannot in general go on without a seat that they ask. Whoever gave
     * up has {@linkplain Result#loss lost}, and all others have won together: with two players the other one wins, with
     * more they share the win, and alone nobody wins.
     *
     * @param player who gave up
     */
    record Resigned(PlayerId player) implements Conclusion {}

    /**
     * The players have agreed on an end. Whether all of them have is for the program to know that asked them.
     *
     * @param result what they agreed on, such as {@link Result#draw}
     */
    record Agreed(Result result) implements Conclusion {}

    /**
     * Looks at both cases: what a switch over sealed types will do in a later Java.
     *
     * @param <R> what the answer is
     * @param resigned the answer when a player has given up
     * @param agreed the answer when all have agreed on a result
     * @return the answer for this conclusion
     */
    default <R> R fold(Function<? super PlayerId, ? extends R> resigned, Function<? super Result, ? extends R> agreed) {
        return this instanceof Resigned alone ? resigned.apply(alone.player()) : agreed.apply(((Agreed) this).result());
    }

    /**
     * Whose doing it is.
     *
     * @return a player, or none if it is everybody's
     */
    default Option<PlayerId> by() {
        return fold(Option::some, result -> Option.none());
    }

    /**
     * {@return what comes of it}
     *
     * @param players everybody at the table
     */
    default Result result(Seq<PlayerId> players) {
        return fold(player -> Result.loss(players, player, RESIGNATION), result -> result);
    }

    /**
     * Why a game with these players cannot end like this.
     *
     * @param players everybody at the table
     * @return a sentence, or none if it can
     */
    default Option<String> problem(Seq<PlayerId> players) {
        return fold(
                player -> Option.when(!players.contains(player), () -> "This game has no seat for " + player + "."),
                result -> Option.when(
                        result.utilities().size() != players.size(),
                        () -> "The result is one for " + result.utilities().size() + " players, and this game has "
                                + players.size() + "."));
    }
}
