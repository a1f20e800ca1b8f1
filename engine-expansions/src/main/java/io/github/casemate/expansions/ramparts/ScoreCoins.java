package io.github.casemate.expansions.ramparts;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A player scores coins without building.
 *
 * @param player who scores
 * @param coins how many
 */
public record ScoreCoins(PlayerId player, int coins) implements AutoStep {

    /** No card scores more. */
    private static final int MOST = 20;

    @Override
    public void take(Play play) {
        play.emit(new CoinsScored(player, coins));
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.all(Presumed.seat("player", player, table), Presumed.number("coins", coins, 0, MOST));
    }
}
