package io.github.casemate.kernel;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How a match ended that was not played to its end. The rules of the game have no part in it, so every game can end like
 * this; and nothing can follow, so a match has at most one. It is open to all.
 */
public sealed interface Conclusion {

    /**
     * A player has given up.
     *
     * <p>The match ends for everybody. Whoever gave up has {@linkplain Result#loss lost}, and all others have won
     * together: with two players the other one wins, with more they share the win. A game cannot in general go on
     * without a seat that its rules ask.
     *
     * @param player who gave up
     */
    record Resigned(PlayerId player) implements Conclusion {

        /** Why such a match is over, in its {@link Result}. */
        public static final String WHY = "resignation";

        @Override
        public Option<PlayerId> by() {
            return Option.some(player);
        }

        @Override
        public Result result(Seq<PlayerId> players) {
            return Result.loss(players, player, WHY);
        }

        @Override
        public Option<String> misfit(Seq<PlayerId> players) {
            return Option.when(!players.contains(player), () -> "This game has no seat for " + player + ".");
        }
    }

    /**
     * The players have agreed on an end. Whether all of them have is for the program to know that asked them.
     *
     * @param result what they agreed on, such as {@link Result#draw}
     */
    record Agreed(Result result) implements Conclusion {

        @Override
        public Option<PlayerId> by() {
            return Option.none();
        }

        @Override
        public Result result(Seq<PlayerId> players) {
            return result;
        }

        @Override
        public Option<String> misfit(Seq<PlayerId> players) {
            return Option.when(
                    result.utilities().size() != players.size(),
                    () -> "The result is one for " + result.utilities().size() + " players, and this game has "
                            + players.size() + ".");
        }
    }

    /**
     * Whose doing it is.
     *
     * @return a player, or none if it is everybody's
     */
    Option<PlayerId> by();

    /**
     * What comes of it.
     *
     * @param players everybody at the table
     * @return the result
     */
    Result result(Seq<PlayerId> players);

    /**
     * Why a game with these players cannot end like this.
     *
     * @param players everybody at the table
     * @return a sentence, or none if it can
     */
    Option<String> misfit(Seq<PlayerId> players);
}
