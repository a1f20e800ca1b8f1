package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * What happens next happens because of a card that nobody has just chosen to use. It changes nothing on the table; it is
 * there to be told.
 *
 * @param card the card, on the table
 */
public record CardTookEffect(Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
