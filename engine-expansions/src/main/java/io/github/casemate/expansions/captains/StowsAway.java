package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * CAP-3, RUL-79: a colonist of the attacker goes from the imperial board to a ship of the defender.
 */
public record StowsAway() implements Order {

    @Override
    public boolean isOfUse(Table table) {
        return Marks.hasColonist(table) && !ChooseStowawayShip.ships(table).isEmpty();
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseStowawayShip());
    }
}
