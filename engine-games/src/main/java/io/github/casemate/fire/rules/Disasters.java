package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Predicate;

/** What disasters destroy, and where they can strike (EVT-2, EVT-3; ADV-3: a sanctuary). */
final class Disasters {

    private Disasters() {}

    /** {@return EVT-2: all bricks of the volcano} */
    static Seq<Brick> onVolcano(FireTable table) {
        Terrain terrain = table.realm().terrain();
        return bricks(table, brick -> meets(brick, terrain.cellsOf(terrain.volcanoTerritory())));
    }

    /** {@return EVT-2: the highest levels of the buildings of a territory} */
    static Seq<Brick> highest(FireTable table, int territory) {
        Array<Brick> all = Array.empty();
        for (Building building : table.buildings()) {
            if (building.isIn(territory) && isInDanger(table, building)) {
                int top = building.base()
                        + table.realm().plans().get(building.plan()).levels();
                all = all.appendAll(table.bricksOf(building).filter(brick -> brick.level() == top));
            }
        }
        return all;
    }

    /** {@return EVT-2: the territories next to the volcano where a building can lose its highest level} */
    static Array<Integer> eruptionTargets(FireTable table) {
        Terrain terrain = table.realm().terrain();
        long near = terrain.neighbours(terrain.volcanoTerritory());
        return different(
                Array.range(0, terrain.landTerritories()).filter(territory -> ((near >>> territory) & 1) != 0),
                territory -> highest(table, territory));
    }

    /** {@return EVT-3: the bricks of a territory that have a cell of level 1 beside water} */
    static Seq<Brick> flooded(FireTable table, int territory, boolean major) {
        long[] shore = shore(table, territory);
        return bricks(table, brick -> brick.level() == 1 && meets(brick, shore) && canBeFlooded(table, brick, major));
    }

    /** {@return EVT-3: whether a flood would destroy anything} */
    static boolean canFlood(FireTable table, boolean major) {
        Terrain terrain = table.realm().terrain();
        for (int y = 0; y < terrain.height(); y++) {
            long shore = terrain.land()[y] & terrain.waterside()[y];
            for (int seat = 0; seat < table.realm().players(); seat++) {
                if ((table.board().loose(1, seat)[y] & shore) != 0) {
                    return true;
                }
            }
        }
        return major && !floodTargets(table, true).isEmpty();
    }

    /** {@return EVT-3: the territories where a flood would destroy something} */
    static Array<Integer> floodTargets(FireTable table, boolean major) {
        return different(
                Array.range(0, table.realm().terrain().landTerritories())
                        .filter(territory -> Grid.meet(table.board().filled(1), shore(table, territory))),
                territory -> flooded(table, territory, major));
    }

    /** RUL-29: of targets that lose the same bricks only the first, and none that loses nothing. */
    private static Array<Integer> different(Array<Integer> targets, Function<Integer, Seq<Brick>> losses) {
        Array<Integer> all = Array.empty();
        Array<Seq<Brick>> known = Array.empty();
        for (int target : targets) {
            Seq<Brick> lost = losses.apply(target);
            if (!lost.isEmpty() && !known.contains(lost)) {
                all = all.append(target);
                known = known.append(lost);
            }
        }
        return all;
    }

    private static boolean canBeFlooded(FireTable table, Brick brick, boolean major) {
        int number = Board.building(table.board().at(1, brick.x(), brick.y()));
        return number == 0 || (major && isInDanger(table, table.building(number)));
    }

    private static long[] shore(FireTable table, int territory) {
        Terrain terrain = table.realm().terrain();
        long[] shore = terrain.cellsOf(territory).clone();
        for (int y = 0; y < shore.length; y++) {
            shore[y] &= terrain.waterside()[y];
        }
        return shore;
    }

    /** SET-7: originals never are; ADV-3: nor buildings in a territory where their owner has a sanctuary. */
    private static boolean isInDanger(FireTable table, Building building) {
        return !building.original()
                && Works.countIn(table, building.owner(), Bonus.SANCTUARY, building.territories()) == 0;
    }

    private static Seq<Brick> bricks(FireTable table, Predicate<Brick> which) {
        return Array.range(0, table.realm().players())
                .flatMap(seat -> table.board().bricks(seat))
                .filter(which);
    }

    private static boolean meets(Brick brick, long[] cells) {
        Shape shape = brick.shape();
        for (int part = 0; part < shape.size(); part++) {
            if (Grid.has(cells, brick.x() + shape.dx(part), brick.y() + shape.dy(part))) {
                return true;
            }
        }
        return false;
    }
}
