package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import java.util.Objects;

/**
 * Two stones of a fort changed places.
 *
 * @param fort the fort
 * @param one the space of one of them
 * @param other the space of the other
 */
public record StonesSwapped(Card fort, int one, int other) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeFort(fort, there -> there.withWall(swapped(there.wall())));
    }

    private Wall swapped(Wall wall) {
        StoneColor first = Objects.requireNonNull(wall.at(one));
        StoneColor second = Objects.requireNonNull(wall.at(other));
        return wall.minus(one).minus(other).plus(one, second).plus(other, first);
    }
}
