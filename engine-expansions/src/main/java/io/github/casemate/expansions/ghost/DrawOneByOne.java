package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * Cards are drawn one after the other.
 *
 * @param draw who draws how many cards from which deck
 */
public record DrawOneByOne(Draw draw) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        for (int card = 0; card < draw.count(); card++) {
            play.then(new Draw(draw.deck(), draw.player(), 1));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.within("draw", draw.validate(table));
    }
}
