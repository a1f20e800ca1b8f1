package io.github.casemate.fog.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.event.TurnEvents.FogTurnBegan;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.List;

/**
 * TRN-1: a turn, with its steps in order. RUL-17 and RUL-19 have variants that change the order.
 *
 * @param player whose turn it is
 */
public record FogTurn(PlayerId player) implements AutoStep<FogTable> {

    @Override
    public void take(Play<FogTable> play) {
        play.emit(new FogTurnBegan(player));
        play.then(steps(play.table().board()));
    }

    private static List<Step<FogTable>> steps(FogBoard board) {
        List<Step<FogTable>> begin = board.plays(FogVariant.INCOME_FIRST)
                ? List.of(Income.STEP, Conquests.STEP)
                : List.of(Conquests.STEP, Income.STEP);
        List<Step<FogTable>> main = board.plays(FogVariant.MAKE_FIRST)
                ? List.of(MakeUnits.FIRST, Activations.STEP)
                : List.of(Activations.STEP, MakeUnits.FIRST);
        return begin.append(LighthouseTile.STEP).appendAll(main).append(FogTurnEnd.STEP);
    }
}
