package io.github.casemate.fire.bots;

import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** Where original buildings go (SET-4, SET-5). */
final class HomeAdvisor {

    /** How much buildings need of each element, in the order of elements. */
    private static final double[] DEMAND = {0.5, 1.0, 0.8, 1.3, 1.0, 0.8};

    private HomeAdvisor() {}

    /** {@return how good a home is: for what it produces, for what its neighbours produce, and for room} */
    static double worth(FireTable table, PlayerId player, String name) {
        Terrain terrain = table.realm().terrain();
        int home = terrain.territory(name);
        double worth = 2 * demand(table, home);
        for (Building building : table.buildings()) {
            int there = Long.numberOfTrailingZeros(building.territories());
            if (building.owner().equals(player)) {
                worth -= table.flags().elements().get(there)
                                == table.flags().elements().get(home)
                        ? 0.5
                        : 0;
                worth -= pole(table, there) == pole(table, home) ? 0.3 : 0;
            } else if (there == home) {
                worth -= 0.6;
            }
        }
        long near = terrain.neighbours(home);
        for (int other = 0; other < terrain.landTerritories(); other++) {
            worth += ((near >>> other) & 1) != 0 ? 0.15 * demand(table, other) : 0;
        }
        return worth + 0.02 * room(terrain, home);
    }

    private static double demand(FireTable table, int territory) {
        return DEMAND[table.flags().elements().get(territory).ordinal()];
    }

    private static PoleColour pole(FireTable table, int territory) {
        return table.flags().poles().get(territory);
    }

    private static int room(Terrain terrain, int territory) {
        int cells = 0;
        for (long row : terrain.cellsOf(territory)) {
            cells += Long.bitCount(row);
        }
        return cells;
    }

    /** {@return how many cells beside water an original building takes: nothing can be washed away there} */
    static int shore(FireTable table, FireAction.PlaceOriginal place) {
        Terrain terrain = table.realm().terrain();
        BuildingForm form = table.realm().plan(place.building()).forms().get(place.form());
        int cells = 0;
        for (int cell = 0; cell < form.size(0); cell++) {
            cells += Grid.has(terrain.waterside(), place.x() + form.dx(0, cell), place.y() + form.dy(0, cell)) ? 1 : 0;
        }
        return cells;
    }
}
