package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * How one entrant has done against another.
 *
 * @param one the one
 * @param other the other
 * @param games how many games with both of them at the table were won by at least one of the two, or drawn by all
 * @param score the share of the one in what both have won
 */
public record Duel(String one, String other, int games, Estimate score) {

    static Duel of(String one, String other, Seq<GameRecord> all) {
        double sum = 0;
        int games = 0;
        for (GameRecord game : all) {
            Array<String> seats = game.fixture().seats();
            double mine = game.share(one);
            double both = mine + game.share(other);
            if (both > 0 && seats.contains(one) && seats.contains(other)) {
                sum += mine / both;
                games++;
            }
        }
        return new Duel(one, other, games, Estimate.proportion(sum, games));
    }
}
