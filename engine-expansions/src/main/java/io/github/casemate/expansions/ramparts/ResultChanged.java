package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Table;

/**
 * RUL-67: a result shows another face from now on.
 *
 * @param player who attacks
 * @param from what it showed
 * @param to what it shows now
 */
public record ResultChanged(PlayerId player, Face from, Face to) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(
                attack -> attack.withResults(attack.results().minus(from, 1).plus(to, 1)));
    }
}
