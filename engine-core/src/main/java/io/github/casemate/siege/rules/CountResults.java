package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.event.ResultsCounted;
import io.github.casemate.siege.quantity.AddedResults;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-23 (7): standing added results join the dice.
 */
public record CountResults() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final CountResults STEP = new CountResults();

    @Override
    public void take(Play<Table> play) {
        PlayerId attacker = play.table().requireAttack().attacker();
        if (Abilities.modifies(play.table(), AddedResults.class)) {
            for (Face face : Face.values()) {
                int added = Abilities.number(
                        play.table(), new AddedResults(play.table().requireAttack(), face, 0));
                if (added > 0) {
                    play.emit(new ResultsAdded(attacker, face, added));
                }
            }
        }
        play.emit(new ResultsCounted(attacker));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
