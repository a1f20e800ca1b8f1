package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/** Where the Giant may go (GIA-1, GIA-4, EVT-4, ADV-2, ARM-3, RUL-23). */
final class GiantWays {

    private GiantWays() {}

    /** {@return the territories at most some steps away that he may enter, other than his own} */
    static Array<Integer> within(FireTable table, int steps) {
        Terrain terrain = table.realm().terrain();
        int giant = table.walkers().giant();
        long barred = barred(table);
        return Array.rangeClosed(0, terrain.volcanoTerritory())
                .filter(to -> to != giant && ((barred >>> to) & 1) == 0 && terrain.distance(giant, to) <= steps);
    }

    /** {@return all territories that he may enter, other than his own} */
    static Array<Integer> anywhere(FireTable table) {
        return within(table, Integer.MAX_VALUE);
    }

    /** {@return GIA-4: the steps that lead nearest to another territory with a building of a player} */
    static Array<Integer> towards(FireTable table, PlayerId player) {
        Array<Integer> steps = within(table, 1);
        int nearest =
                steps.map(step -> distanceToBuilding(table, player, step)).min().getOrElse(0);
        return steps.filter(step -> distanceToBuilding(table, player, step) == nearest);
    }

    private static int distanceToBuilding(FireTable table, PlayerId player, int from) {
        Terrain terrain = table.realm().terrain();
        int nearest = Integer.MAX_VALUE;
        for (int to = 0; to <= terrain.volcanoTerritory(); to++) {
            if (to != table.walkers().giant() && hasBuilding(table, player, to)) {
                nearest = Math.min(nearest, terrain.distance(from, to));
            }
        }
        return nearest;
    }

    /** {@return whether a player has a building in a territory} */
    static boolean hasBuilding(FireTable table, PlayerId player, int territory) {
        for (Building building : table.buildings()) {
            if (building.isIn(territory) && building.owner().equals(player)) {
                return true;
            }
        }
        return false;
    }

    /** Where a Rampart stands, or an army. */
    private static long barred(FireTable table) {
        long barred = Works.territories(table, Bonus.NO_ENTRY);
        for (Army army : table.walkers().armies()) {
            barred |= 1L << army.territory();
        }
        return barred;
    }
}
