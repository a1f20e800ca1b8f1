package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;

/**
 * A card gave one more re-roll.
 *
 * @param player who attacks
 * @param card the card
 */
public record RerollGained(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withRerolls(Math.min(attack.rerolls() + 1, AttackState.MOST_DICE)));
    }
}
