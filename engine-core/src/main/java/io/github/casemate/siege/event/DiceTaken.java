package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * RUL-24: it is settled how many dice are rolled and how many re-rolls there are.
 *
 * @param player who attacks
 * @param dice the number of dice
 * @param rerolls the number of re-rolls
 */
public record DiceTaken(PlayerId player, int dice, int rerolls) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withDice(attack.results(), dice, rerolls));
    }
}
