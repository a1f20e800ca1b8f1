package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * RUL-79: two stones of the defending fort that differ in colour change places.
 */
public record SwapsStones() implements Order {

    @Override
    public boolean isOfUse(Table table) {
        return !ChooseSwap.swaps(table).isEmpty();
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseSwap());
    }
}
