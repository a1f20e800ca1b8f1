package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/**
 * FRT-2: a stone of its owner's personal supply came onto a fort.
 *
 * @param player whose stone
 * @param fort the fort
 * @param space the space
 * @param color its colour
 */
public record StonePlaced(PlayerId player, Card fort, int space, StoneColor color) implements Event {

    @Override
    public Table evolve(Table table) {
        return table.change(player, side -> side.withSupply(side.supply().minus(color, 1)))
                .changeFort(fort, there -> there.withWall(there.wall().plus(space, color)));
    }
}
