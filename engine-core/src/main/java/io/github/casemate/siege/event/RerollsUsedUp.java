package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * After a roll, no re-roll is left (RUL-41).
 *
 * @param player who attacks
 */
public record RerollsUsedUp(PlayerId player) implements AidsAttack {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
