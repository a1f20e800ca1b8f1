package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.vavr.collection.Array;

/** Where original buildings can be placed: on free ground, two of them touching each other (SET-4, SET-5, RUL-1). */
final class Homes {

    private Homes() {}

    /** {@return whether a building and a Cottage that touches it fit in a territory} */
    static boolean fit(FireTable table, String building, int territory) {
        for (Realm.HomeSite site : table.realm().homeSites(building, territory)) {
            if (isFree(table, building, site) && hasRoomForCottage(table, building, site, territory)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the places for a building that leave room for a Cottage} */
    static Array<Realm.HomeSite> withRoom(FireTable table, String building, int territory) {
        return table.realm()
                .homeSites(building, territory)
                .filter(site -> isFree(table, building, site) && hasRoomForCottage(table, building, site, territory));
    }

    /** {@return the places for a Cottage that touch a building which lies there} */
    static Array<Realm.HomeSite> beside(FireTable table, Building building, int territory) {
        Neighbourhood near = new Neighbourhood(table, form(table, building), building.x(), building.y());
        return table.realm()
                .homeSites(Blueprint.COTTAGE, territory)
                .filter(site -> isFree(table, Blueprint.COTTAGE, site) && near.isTouchedBy(table, site));
    }

    private static BuildingForm form(FireTable table, Building building) {
        return table.realm().plans().get(building.plan()).forms().get(building.form());
    }

    private static boolean hasRoomForCottage(FireTable table, String building, Realm.HomeSite site, int territory) {
        BuildingForm form = table.realm().plan(building).forms().get(site.form());
        Neighbourhood near = new Neighbourhood(table, form, site.x(), site.y());
        for (Realm.HomeSite cottage : table.realm().homeSites(Blueprint.COTTAGE, territory)) {
            if (near.isTouchedBy(table, cottage) && isFree(table, Blueprint.COTTAGE, cottage)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFree(FireTable table, String building, Realm.HomeSite site) {
        BuildingForm form = table.realm().plan(building).forms().get(site.form());
        for (int cell = 0; cell < form.size(0); cell++) {
            if (table.board().at(1, site.x() + form.dx(0, cell), site.y() + form.dy(0, cell)) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The ground that a building covers, and for each of its levels the cells beside it. */
    private static final class Neighbourhood {
        private final long[] covered;
        private final Array<long[]> near;

        Neighbourhood(FireTable table, BuildingForm form, int x, int y) {
            Array<long[]> cells = Array.range(0, form.levels()).map(level -> {
                long[] rows = new long[table.realm().terrain().height()];
                for (int cell = 0; cell < form.size(level); cell++) {
                    rows[y + form.dy(level, cell)] |= 1L << (x + form.dx(level, cell));
                }
                return rows;
            });
            this.covered = cells.head();
            this.near = cells.map(Grid::beside);
        }

        boolean isTouchedBy(FireTable table, Realm.HomeSite site) {
            BuildingForm form = table.realm().plan(Blueprint.COTTAGE).forms().get(site.form());
            boolean touches = false;
            for (int level = 0; level < form.levels(); level++) {
                for (int cell = 0; cell < form.size(level); cell++) {
                    int x = site.x() + form.dx(level, cell);
                    int y = site.y() + form.dy(level, cell);
                    if (level == 0 && Grid.has(covered, x, y)) {
                        return false;
                    }
                    touches |= level < near.size() && Grid.has(near.get(level), x, y);
                }
            }
            return touches;
        }
    }
}
