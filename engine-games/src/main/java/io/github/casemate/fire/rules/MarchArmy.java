package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.action.FireAction.StayHere;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.event.CourseEvents.ArmyMoved;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * ARM-2: an army takes a step, or two with a Stable (ADV-3), or stays. Each step leads to an adjacent land territory without
 * Giant or other army, and not to where another player's Rampart is (ADV-2).
 *
 * @param player whose army it is
 * @param from where it is
 */
public record MarchArmy(PlayerId player, String from) implements PersonalQuestion {

    @Override
    public String rule() {
        return "ARM-2";
    }

    @Override
    public String toChoose() {
        return "where the army in " + from + " goes";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        Terrain terrain = table.realm().terrain();
        int start = terrain.territory(from);
        long open = open(table);
        long near = terrain.neighbours(start) & open;
        long reached = near;
        if (Works.has(table, player, Bonus.ARMY_RANGE)) {
            for (long left = near; left != 0; left &= left - 1) {
                reached |= terrain.neighbours(Long.numberOfTrailingZeros(left)) & open;
            }
        }
        long goals = reached & ~(1L << start);
        return SendGiant.territories(
                        table, Array.range(0, terrain.landTerritories()).filter(at -> ((goals >>> at) & 1) != 0))
                .prepend(new StayHere());
    }

    private long open(FireTable table) {
        long open = (1L << table.realm().terrain().landTerritories()) - 1;
        open &= ~(1L << table.walkers().giant());
        for (Army army : table.walkers().armies()) {
            open &= ~(1L << army.territory());
        }
        return open & ~barred(table, player);
    }

    /** {@return ADV-2: the territories with working Ramparts of others} */
    static long barred(FireTable table, PlayerId player) {
        long barred = 0;
        for (Building building : table.buildings()) {
            boolean bars = !building.owner().equals(player)
                    && Works.gives(table, building, Bonus.NO_ENTRY)
                    && !table.walkers().shutDown(building);
            barred |= bars ? building.territories() : 0;
        }
        return barred;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        if (answer instanceof ChooseTerritory to) {
            play.emit(new ArmyMoved(player, from, to.territory()));
        }
    }
}
