package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.CardPassed;
import io.github.casemate.siege.event.StartDetermined;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * GHO-9, GHO-10: the Ghost Captain gets the card that the player laid aside and passes none himself; the player begins.
 */
public record PassToGhost() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final PassToGhost STEP = new PassToGhost();

    @Override
    public void take(Play<Table> play) {
        Pile card = play.table().main().setAside().get(GhostCaptain.PLAYER.index());
        if (!card.isEmpty()) {
            play.emit(new CardPassed(Deck.MAIN, GhostCaptain.PLAYER, GhostCaptain.SEAT, card));
        }
        play.emit(new StartDetermined(GhostCaptain.PLAYER));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.slice(GhostCaptain.KEY, table), StepChecks.setUp(table), StepChecks.noAttack(table));
    }
}
