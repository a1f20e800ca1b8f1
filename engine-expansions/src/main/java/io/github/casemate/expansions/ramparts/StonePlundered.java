package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/**
 * RUL-70: a stone went from one personal supply to another.
 *
 * @param from who lost it
 * @param to who took it
 * @param color its colour
 */
public record StonePlundered(PlayerId from, PlayerId to, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.change(from, side -> side.withSupply(side.supply().minus(color, 1)))
                .change(to, side -> side.withSupply(side.supply().plus(color, 1)));
    }
}
