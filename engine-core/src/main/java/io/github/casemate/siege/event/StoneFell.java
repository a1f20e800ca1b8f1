package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/**
 * ATK-7, ATK-10: a stone of a fort went to the general supply.
 *
 * @param fort the fort
 * @param space the space
 * @param color its colour
 */
public record StoneFell(Card fort, int space, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        Fort there = table.fort(fort);
        return table.with(
                there.withWall(there.wall().minus(space)), table.supply().plus(color, 1));
    }
}
