package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.table.Table;

/**
 * RUL-78: adds results of a face at once.
 *
 * @param face the face
 * @param number how many
 */
public record AddsResults(Face face, int number) implements Order {

    /**
     * Refuses numbers that make no sense.
     *
     * @param face the face
     * @param number how many
     * @throws IllegalArgumentException if the number is below one
     */
    public AddsResults {
        Parameter.atLeast(1, number, "number");
    }

    @Override
    public boolean isOfUse(Table table) {
        return true;
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        play.emit(new ResultsAdded(play.table().requireAttack().attacker(), face, number));
    }
}
