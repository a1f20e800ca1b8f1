package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.Table;

/**
 * Dice were picked up to be rolled again.
 *
 * @param player who picked them up
 * @param dice what they showed
 * @param rerolls how many re-rolls are left
 */
public record DicePickedUp(PlayerId player, Faces dice, int rerolls) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withDice(attack.results().minus(dice), dice.total(), rerolls));
    }
}
