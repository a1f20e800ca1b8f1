package io.github.casemate.fog.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.event.TileEvents.EntryBlocked;
import io.github.casemate.fog.event.UnitEvents.FogUnitMoved;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;

/**
 * EXP-2: once the tile lies there, the unit enters it if it can, and pays; otherwise it stays and pays nothing. RUL-10:
 * entering is not optional. Then it goes on with the points that are left (EXP-3).
 *
 * @param heading where the unit was going
 */
public record Exploration(Compass heading) implements AutoStep<FogTable> {

    @Override
    public void take(Play<FogTable> play) {
        FogTable table = play.table();
        FogSpace from = FogSpace.of(table.acting());
        FogSpace ahead = from.to(heading);
        int cost = table.ground(ahead.index()).cost(UnitCode.isElite(table.unit(from.index())));
        play.emit(cost <= table.points() ? new FogUnitMoved(from, ahead, cost) : new EntryBlocked(from, ahead));
        play.then(Movement.STEP);
    }
}
