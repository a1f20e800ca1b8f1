package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** A step after which a card is no longer in play. */
interface FallOfCard extends AutoStep<Table>, ValidatedStep {

    /** Whose card it is. */
    PlayerId owner();

    /** The card. */
    Card card();

    @Override
    default Option<Problem> validate(Table table) {
        return StepChecks.inPlay("card", card(), owner(), table);
    }

    @Override
    default Table tableAfter(Table table) {
        return table.leave(card());
    }
}
