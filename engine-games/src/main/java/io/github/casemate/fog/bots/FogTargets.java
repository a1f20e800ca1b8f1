package io.github.casemate.fog.bots;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;

/** What the units of a player want to come to: free lots, the lighthouse, buildings of others, the fog, and enemies on own buildings. */
final class FogTargets {

    private static final double LOT = 1.6;
    private static final double TOWER = 4;
    private static final double ENEMY = 1.3;
    private static final double ENEMY_BASE = 2;
    /** An own building on which somebody else stands. */
    private static final double LOST = 2.5;

    private static final double BASE_LOST = 8;
    private static final double FOG = 1;
    private static final int MOST = 200;

    private final int[] spaces = new int[MOST];
    private final double[] worths = new double[MOST];
    private int count;

    private FogTargets() {}

    static FogTargets of(FogTable table, int seat) {
        FogTargets targets = new FogTargets();
        for (int space = 0; space < table.board().length(); space++) {
            if (table.land().ground(space) >= Ground.LOT.ordinal()) {
                int building = table.building(space);
                int unit = table.unit(space);
                boolean guarded = unit != UnitCode.NONE && UnitCode.owner(unit) != seat;
                if (building == BuildingCode.NONE) {
                    double worth = table.ground(space) == Ground.LIGHTHOUSE ? TOWER : LOT;
                    targets.add(space, guarded ? worth / 2 : worth + 0.1 * table.value(space));
                } else if (BuildingCode.owner(building) != seat) {
                    double worth = BuildingCode.kind(building) == BuildingCode.BASE ? ENEMY_BASE : ENEMY;
                    targets.add(space, guarded ? worth / 2 : worth);
                } else if (guarded) {
                    targets.add(space, BuildingCode.kind(building) == BuildingCode.BASE ? BASE_LOST : LOST);
                }
            }
        }
        for (long fog = table.land().fog(); fog != 0; fog &= fog - 1) {
            int middle = Tile.SIDE * Tile.SIDE / 2;
            targets.add(table.board().spaceOf(Long.numberOfTrailingZeros(fog), middle), FOG);
        }
        return targets;
    }

    private void add(int space, double worth) {
        if (count < MOST) {
            spaces[count] = space;
            worths[count++] = worth;
        }
    }

    /** What stepping into the fog is worth: as much as standing on a free lot, less something. */
    double fog() {
        return LOT - 0.2;
    }

    /** The best target, less with each step to it. */
    double near(int space, double far) {
        double best = 0;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, worths[i] * Math.pow(far, FogEvaluation.distance(space, spaces[i])));
        }
        return best;
    }
}
