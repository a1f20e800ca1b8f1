package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * Colonists went from one card to another.
 *
 * @param player whose colonists
 * @param from the card they left
 * @param to the card they went to
 * @param number how many
 */
public record ColonistsMoved(PlayerId player, Card from, Card to, int number) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeCrew(from, crew -> crew.minus(player, number))
                .changeCrew(to, crew -> crew.plus(player, number))
                .changeAttack(attack -> attack.withMoved(attack.moved().tallied(player, number)));
    }
}
