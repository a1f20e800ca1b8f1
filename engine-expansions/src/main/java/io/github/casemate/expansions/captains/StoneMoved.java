package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/**
 * A stone of a fort moved to another space of the same fort.
 *
 * @param fort the fort
 * @param from the space it left
 * @param to the space it went to
 * @param color its colour
 */
public record StoneMoved(Card fort, int from, int to, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeFort(
                fort, there -> there.withWall(there.wall().minus(from).plus(to, color)));
    }
}
