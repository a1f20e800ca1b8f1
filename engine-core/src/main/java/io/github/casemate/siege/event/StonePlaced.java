package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;

/**
 * FRT-2: a stone from its owner's personal supply was put on a fort.
 *
 * @param player whose stone
 * @param fort the fort
 * @param space the space
 * @param color its colour
 */
public record StonePlaced(PlayerId player, Card fort, int space, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        PlayerState side = table.player(player);
        Fort there = side.fort(fort);
        return table.with(side.with(
                there.withWall(there.wall().plus(space, color)),
                side.home(),
                side.supply().minus(color, 1)));
    }
}
