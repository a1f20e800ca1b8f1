package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * It is settled which fort is attacked: "when attacked" happens now (RUL-8, RUL-23).
 *
 * @param player who attacks
 * @param fort the fort
 * @param defender whose fort it is
 */
public record FortAttacked(PlayerId player, Card fort, PlayerId defender) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
