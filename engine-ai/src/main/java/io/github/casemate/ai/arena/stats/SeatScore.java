package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * What a seat is worth. Every entrant sits on every seat equally often, so it makes no difference how strong they are.
 *
 * @param seat the seat
 * @param score the share of the wins that it has got
 * @param advantage how much that is more than an equal share
 */
public record SeatScore(PlayerId seat, Estimate score, Estimate advantage) {

    static SeatScore of(PlayerId seat, int seats, Seq<GameRecord> games) {
        double sum = games.map(game -> game.share(seat)).sum().doubleValue();
        Estimate score = Estimate.proportion(sum, games.size());
        double fair = 1.0 / seats;
        return new SeatScore(seat, score, new Estimate(score.value() - fair, score.low() - fair, score.high() - fair));
    }
}
