package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Table;

/**
 * RUL-6: results joined the dice.
 *
 * @param player who attacks
 * @param face what they show
 * @param number how many
 */
public record ResultsAdded(PlayerId player, Face face, int number) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack ->
                attack.withResults(attack.results().plus(face, Math.min(number, attack.moreResults()))));
    }
}
