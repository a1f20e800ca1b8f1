package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.table.Table;

/**
 * RUL-79: destroys a building below the defending fort that holds few colonists of its owner.
 *
 * @param most how many it may hold
 */
public record Sabotages(int most) implements Order {

    /**
     * Refuses numbers that make no sense.
     *
     * @param most how many it may hold
     * @throws IllegalArgumentException if it is below one
     */
    public Sabotages {
        Parameter.atLeast(1, most, "most");
    }

    @Override
    public boolean isOfUse(Table table) {
        return !ChooseSabotaged.targets(table, most).isEmpty();
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseSabotaged(most));
    }
}
