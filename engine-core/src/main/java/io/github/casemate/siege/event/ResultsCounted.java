package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * RUL-23: all standing results have joined.
 *
 * @param player who attacks
 */
public record ResultsCounted(PlayerId player) implements AidsAttack {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
