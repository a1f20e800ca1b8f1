package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/**
 * FRT-1, BLD-3: a stone from the general supply was put on a fort.
 *
 * @param fort the fort
 * @param space the space
 * @param color its colour
 */
public record StoneBrought(Card fort, int space, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        Fort there = table.fort(fort);
        return table.with(
                there.withWall(there.wall().plus(space, color)), table.supply().minus(color, 1));
    }
}
