package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;

/**
 * Colonists went from the imperial board to a fort.
 *
 * @param player whose colonists
 * @param fort the fort
 * @param number how many
 */
public record ColonistsSettled(PlayerId player, Card fort, int number) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        PlayerState side = table.player(player);
        Fort there = side.fort(fort);
        return table.with(
                side.with(there.withCrew(there.crew().plus(player, number)), side.home() - number, side.supply()));
    }
}
