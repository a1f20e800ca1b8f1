package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Table;

/**
 * ATK-4: Leadership results were spent.
 *
 * @param player who attacks
 * @param number how many
 */
public record LeadershipSpent(PlayerId player, int number) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withResults(attack.results().minus(Face.LEADERSHIP, number)));
    }
}
