package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Table;

/**
 * A card gave one more re-roll.
 *
 * @param player who attacks
 * @param card the card
 */
public record RerollGained(PlayerId player, Card card) implements Event {

    @Override
    public Table evolve(Table table) {
        return table.changeAssault(assault -> assault.withRerolls(Math.min(assault.rerolls() + 1, Assault.MOST_DICE)));
    }
}
