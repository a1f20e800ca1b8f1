package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.rules.ChoosePass;
import io.github.casemate.siege.rules.DealHand;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.FirstTurn;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * GHO-9, GHO-10: the player draws three cards, the Ghost Captain eight; the player passes one to him and begins. The
 * table has already been laid out.
 */
public record SetUpAlone() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final SetUpAlone STEP = new SetUpAlone();

    private static final int ROW = 8;

    @Override
    public void take(Play<Table> play) {
        play.then(List.of(
                new DealHand(GhostCaptain.PLAYER),
                new Draw(Deck.MAIN, GhostCaptain.SEAT, ROW),
                new KeepCards(Deck.MAIN, GhostCaptain.SEAT),
                new ChoosePass(GhostCaptain.PLAYER),
                PassToGhost.STEP,
                FirstTurn.STEP));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.slice(GhostCaptain.KEY, table), StepChecks.setUp(table));
    }
}
