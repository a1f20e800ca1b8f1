package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.UnitEvents.UnitActivated;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * TRN-3: the active player activates up to five units, one after the other. RUL-8: a unit that can neither move nor act
 * is not offered. RUL-25: a player without any choice is not asked.
 */
public record Activations() implements FogQuestion {

    static final Activations STEP = new Activations();

    private static final Seq<Action> NOBODY = Array.of(FogChoice.DONE);

    @Override
    public Wanted wanted() {
        return new Wanted("TRN-3", "a unit that can still do something, or done");
    }

    @Override
    public Seq<Action> options(FogTable table) {
        if (table.clock().activations() >= table.board().ruleset().unitsPerTurn()) {
            return NOBODY;
        }
        int seat = table.active();
        OptionList options = new OptionList();
        options.add(FogChoice.DONE);
        for (int space : table.units(seat)) {
            if (!UnitCode.isFinished(table.unit(space))
                    && (UnitAction.isPossible(table, space) || Reach.leadsAnywhere(table, space))) {
                options.add(new ActivateUnit(FogSpace.of(space)));
            }
        }
        return options.size() == 1 ? NOBODY : options.all();
    }

    @Override
    public void answer(Play<FogTable> play, Action answer) {
        if (answer instanceof ActivateUnit chosen) {
            play.emit(new UnitActivated(chosen.space()));
            play.then(Movement.STEP, STEP);
        }
    }
}
