package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/** RUL-79: the attacker looks at the defender's hand and takes a card from it. */
public record StealsCard() implements Order {

    @Override
    public boolean isOfUse(Table table) {
        return !ChooseMark.marks(table).isEmpty();
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseMark());
    }
}
