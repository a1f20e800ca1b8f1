package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.Table;

/**
 * Dice were rolled.
 *
 * @param dice what they show
 */
public record DiceRolled(Faces dice) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withDice(attack.results().plus(dice), 0, attack.rerolls()));
    }
}
