package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.SeatTime;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How one entrant has done.
 *
 * @param name its name
 * @param games how many games it has played
 * @param wins how many of them it has won alone
 * @param draws how many of them it has neither won alone nor lost
 * @param losses how many of them others have won
 * @param score its share of the wins: of two equal entrants at a table each gets a half
 * @param elo its rating; see {@link Elo#rating}
 * @param group the group in which the rating can be compared
 * @param forfeits how many games it has forfeited
 * @param decisions how many decisions it has made
 * @param time what it has spent on all of them, with the longest of all decisions
 */
public record Standing(
        String name,
        int games,
        int wins,
        int draws,
        int losses,
        Estimate score,
        Estimate elo,
        int group,
        int forfeits,
        long decisions,
        SeatTime time) {

    static Standing of(String name, Seq<GameRecord> all, Elo elo) {
        Array<GameRecord> games =
                all.filter(game -> game.fixture().seats().contains(name)).toArray();
        Array<Double> shares = games.map(game -> game.share(name));
        int wins = shares.count(share -> share > 1 - 1e-9);
        int losses = shares.count(share -> share == 0);
        long decisions = 0;
        SeatTime time = SeatTime.NONE;
        for (GameRecord game : games) {
            for (PlayerId seat : game.seatsOf(name)) {
                decisions += game.decisions().get(seat.index());
                time = time.plus(game.times().get(seat.index()));
            }
        }
        return new Standing(
                name,
                games.size(),
                wins,
                games.size() - wins - losses,
                losses,
                Estimate.proportion(shares.sum().doubleValue(), games.size()),
                games.isEmpty() ? Estimate.mean(Array.empty()) : elo.rating(name),
                games.isEmpty() ? -1 : elo.group(name),
                games.count(
                        game -> game.forfeit().exists(f -> game.seatsOf(name).contains(f.player()))),
                decisions,
                time);
    }

    /**
     * How long it has thought about a decision, on average.
     *
     * @return the time in nanoseconds; none if it has made no decision
     */
    public Option<Double> meanNanos() {
        return decisions == 0 ? Option.none() : Option.some((double) time.nanos() / decisions);
    }
}
