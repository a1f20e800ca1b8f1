package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.ActionPhaseBegan;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * ACT-1: the fleet returns home; then the active player does one action.
 */
public record ActionPhase() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final ActionPhase STEP = new ActionPhase();

    @Override
    public void take(Play<Table> play) {
        PlayerId active = play.table().active();
        play.then(Sequences.ACTION);
        callFleet(play, active);
        play.emit(ActionPhaseBegan.of(active));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.noAttack(table);
    }

    /** The fleet of a player returns, wherever it lies. */
    static void callFleet(Play<Table> play, PlayerId player) {
        Array<PlayerState> players = play.table().players();
        for (int seat = 0; seat < players.size(); seat++) {
            Array<Fort> forts = players.get(seat).forts();
            for (int place = 0; place < forts.size(); place++) {
                Fort fort = forts.get(place);
                if (fort.hasFleet(player)) {
                    play.emit(new FleetReturned(player, fort.card()));
                }
            }
        }
    }
}
