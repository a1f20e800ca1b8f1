package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * Coins were scored.
 *
 * @param player who scored
 * @param coins how many
 */
public record CoinsScored(PlayerId player, int coins) implements Event {

    @Override
    public Table evolve(Table table) {
        return table.change(player, side -> side.withCoins(side.coins() + coins));
    }
}
