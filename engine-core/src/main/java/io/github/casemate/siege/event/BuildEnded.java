package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * A build is complete: what a card does when built happens now (RUL-32).
 *
 * @param player who built
 * @param card what was built
 */
public record BuildEnded(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
