package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.table.Table;

/**
 * RUL-78: adds results of one colour at once; the attacker chooses the colour.
 *
 * @param number how many
 */
public record AddsResultsOfOneColor(int number) implements Order {

    /**
     * Refuses numbers that make no sense.
     *
     * @param number how many
     * @throws IllegalArgumentException if the number is below one
     */
    public AddsResultsOfOneColor {
        Parameter.atLeast(1, number, "number");
    }

    @Override
    public boolean isOfUse(Table table) {
        return true;
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.then(new ChooseResultColor(number));
    }
}
