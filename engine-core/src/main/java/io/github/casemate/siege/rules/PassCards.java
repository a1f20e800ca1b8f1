package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.CardPassed;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * SET-5: all at the same time, the cards laid aside go to the left neighbours.
 */
public record PassCards() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final PassCards STEP = new PassCards();

    @Override
    public void take(Play<Table> play) {
        for (PlayerState side : play.table().players()) {
            Pile card = play.table().main().setAside().get(side.id().index());
            play.emit(new CardPassed(Deck.MAIN, side.id(), play.table().next(side.id()), card));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.setUp(table);
    }
}
