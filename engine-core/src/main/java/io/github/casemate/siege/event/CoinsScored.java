package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.table.Table;

/**
 * Coins were scored. A player who has as many as {@link Bounds} allow gets no more.
 *
 * @param player who scored
 * @param coins how many
 */
public record CoinsScored(PlayerId player, int coins) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.change(player, side -> side.withCoins(Bounds.of((long) side.coins() + coins)));
    }
}
