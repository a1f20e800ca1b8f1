package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * RUL-79: a stone of the defending fort, in a colour that dice can show, is replaced with one of another such colour.
 */
public record ReplacesStone() implements Order {

    @Override
    public boolean isOfUse(Table table) {
        return !ChooseReplacement.replacements(table).isEmpty();
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseReplacement());
    }
}
