package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A player scores coins without building.
 *
 * @param player who scores
 * @param coins how many
 */
public record ScoreCoins(PlayerId player, int coins) implements AutoStep<Table>, ValidatedStep {

    /** No card scores more. */
    private static final int MOST = 20;

    @Override
    public void take(Play<Table> play) {
        play.emit(new CoinsScored(player, coins));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("player", player, table), StepChecks.number("coins", coins, 0, MOST));
    }
}
