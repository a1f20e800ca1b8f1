package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.TurnEnd;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * SET-5, SET-6: hands are dealt, cards are passed, the starting player is determined. The table has already been laid
 * out.
 */
public record SetUp() implements TurnEnd, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final SetUp STEP = new SetUp();

    @Override
    public void take(Play<Table> play) {
        for (PlayerState side : play.table().players()) {
            play.then(new DealHand(side.id()));
        }
        for (PlayerState side : play.table().players()) {
            play.then(new ChoosePass(side.id()));
        }
        play.then(List.of(PassCards.STEP, DetermineStart.STEP, StartColonists.STEP, FirstTurn.STEP));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.setUp(table), StepChecks.noAttack(table));
    }
}
