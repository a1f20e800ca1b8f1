package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * What a seat is worth. Every entrant sits on every seat equally often, so their strengths make no difference.
 *
 * @param seat the seat
 * @param score its share of the wins
 * @param advantage how much more that is than an equal share
 */
public record SeatScore(PlayerId seat, Estimate score, Estimate advantage) {

    static SeatScore of(PlayerId seat, int seats, Seq<GameRecord> games) {
        double sum = games.map(game -> game.share(seat)).sum().doubleValue();
        Estimate score = Estimate.proportion(sum, games.size());
        double fair = 1.0 / seats;
        return new SeatScore(seat, score, new Estimate(score.value() - fair, score.low() - fair, score.high() - fair));
    }
}
