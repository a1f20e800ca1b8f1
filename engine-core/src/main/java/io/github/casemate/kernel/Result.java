package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * How a game ended.
 *
 * @param utilities what the end is worth to each player, by seat; comparable between players of one game only
 * @param winners who won, in seat order; nobody if the game was drawn or lost by all
 * @param why what ended the game, a short name such as {@code four-in-a-row} that statistics can be grouped by
 */
public record Result(Array<Double> utilities, Array<PlayerId> winners, String why) {

    /**
     * Makes a result.
     *
     * @param utilities what the end is worth to each player, by seat
     * @param winners who won, in seat order
     * @param why what ended the game
     * @throws IllegalArgumentException if a utility is not finite, a winner has no seat or is listed twice or out of
     *     order, or a winner gets less than somebody who did not win
     */
    public Result {
        if (!utilities.forAll(Double::isFinite)) {
            throw new IllegalArgumentException("a utility is not finite: " + utilities);
        }
        int seatAbove = 0;
        for (PlayerId winner : winners) {
            if (winner.index() < seatAbove || winner.index() >= utilities.size()) {
                throw new IllegalArgumentException("winners are different seats in seat order: " + winners);
            }
            seatAbove = winner.index() + 1;
        }
        for (PlayerId winner : winners) {
            for (int seat = 0; seat < utilities.size(); seat++) {
                if (!winners.contains(PlayerId.of(seat)) && utilities.get(seat) > utilities.get(winner.index())) {
                    throw new IllegalArgumentException(winner + " wins with a lower utility than " + PlayerId.of(seat));
                }
            }
        }
    }

    /**
     * {@return a win for one player: utility 1 for the winner and -1/(n-1) for each of the others, so that the sum is
     * zero}
     *
     * @param players everybody at the table
     * @param winner who won
     * @param why what ended the game
     */
    public static Result win(Seq<PlayerId> players, PlayerId winner, String why) {
        double share = players.size() > 1 ? -1.0 / (players.size() - 1) : 0.0;
        return new Result(Array.ofAll(players.map(p -> p.equals(winner) ? 1.0 : share)), Array.of(winner), why);
    }

    /**
     * {@return a loss for one player: utility -1 for the loser, and 1/(n-1) for each of the others, who have won
     * together, so that the sum is zero} A player who is alone has lost all the same; then nobody has won.
     *
     * @param players everybody at the table
     * @param loser who lost
     * @param why what ended the game
     */
    public static Result loss(Seq<PlayerId> players, PlayerId loser, String why) {
        double share = 1.0 / Math.max(1, players.size() - 1);
        return new Result(
                Array.ofAll(players.map(p -> p.equals(loser) ? -1.0 : share)),
                Array.ofAll(players.filter(p -> !p.equals(loser))),
                why);
    }

    /**
     * {@return a game that nobody won: utility zero for all}
     *
     * @param players everybody at the table
     * @param why what ended the game
     */
    public static Result draw(Seq<PlayerId> players, String why) {
        return new Result(Array.fill(players.size(), 0.0), Array.empty(), why);
    }

    /**
     * A result by utilities: those with the highest have won, unless all have the same; so in a solo game nobody has
     * won.
     *
     * @param utilities the utilities by seat
     * @param why what ended the game
     * @return the result
     */
    public static Result of(Array<Double> utilities, String why) {
        double most = utilities.max().getOrElse(0.0);
        Array<PlayerId> best = Array.range(0, utilities.size())
                .filter(seat -> utilities.get(seat) == most)
                .map(PlayerId::of);
        return new Result(utilities, best.size() == utilities.size() ? Array.empty() : best, why);
    }

    /**
     * {@return what the end is worth to one player}
     *
     * @param player the player
     */
    public double utility(PlayerId player) {
        return utilities.get(player.index());
    }

    /**
     * {@return whether a player is among the winners}
     *
     * @param player the player
     */
    public boolean isWinner(PlayerId player) {
        return winners.contains(player);
    }
}
