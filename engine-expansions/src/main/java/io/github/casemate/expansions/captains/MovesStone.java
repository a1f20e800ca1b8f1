package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/** RUL-79: a stone of the defending fort moves to an empty space of the same fort. */
public record MovesStone() implements Order {

    @Override
    public boolean isOfUse(Table table) {
        return Marks.fort(table).exists(fort -> fort.stones() > 0 && !fort.isFull());
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseMove());
    }
}
