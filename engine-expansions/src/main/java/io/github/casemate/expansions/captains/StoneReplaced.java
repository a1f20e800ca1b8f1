package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/**
 * A stone of a fort went to the general supply and was replaced with one of another colour from there.
 *
 * @param fort the fort
 * @param space the space
 * @param old the colour of the old stone
 * @param color the colour of the new stone
 */
public record StoneReplaced(Card fort, int space, StoneColor old, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        Fort there = table.fort(fort);
        return table.with(
                there.withWall(there.wall().minus(space).plus(space, color)),
                table.supply().minus(color, 1).plus(old, 1));
    }
}
