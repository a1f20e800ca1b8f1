package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * The Action phase began; the fleet is home.
 *
 * @param player whose turn it is
 */
public record ActionPhaseBegan(PlayerId player) implements Event {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
