package io.github.casemate.fog.bots;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;

/**
 * What the units of a player want to come to: free lots, the lighthouse, buildings of others, the fog, and enemies on own
 * buildings.
 */
final class FogTargets {

    private static final int MOST = 240;

    /** What is left of a target's worth when another unit goes there. */
    private static final double SHARED = 0.35;

    /** What is left of a target's worth at each distance. */
    private static final double[] FAR = decay(0.88);

    private final int[] spaces = new int[MOST];
    private final double[] worths = new double[MOST];
    private int count;

    private final double[] weights;

    private FogTargets(double[] weights) {
        this.weights = weights;
    }

    private static double[] decay(double step) {
        double[] decay = new double[128];
        for (int distance = 0; distance < decay.length; distance++) {
            decay[distance] = distance == 0 ? 1 : step * decay[distance - 1];
        }
        return decay;
    }

    static FogTargets of(FogSurvey survey, int seat, double[] weights) {
        FogTargets targets = new FogTargets(weights);
        FogTable table = survey.table();
        boolean conquers = survey.canConquer(seat, false);
        for (int i = 0; i < survey.lots(); i++) {
            int space = survey.lot(i);
            int building = table.building(space);
            int unit = table.unit(space);
            boolean guarded = unit != UnitCode.NONE && UnitCode.owner(unit) != seat;
            if (building == BuildingCode.NONE) {
                boolean tower = table.land().ground(space) == Ground.LIGHTHOUSE.ordinal();
                double worth = targets.worth(tower ? FogTerm.TOWER : FogTerm.LOT);
                targets.add(space, guarded ? worth / 2 : worth + 0.1 * table.value(space));
            } else if (BuildingCode.owner(building) != seat) {
                double worth = targets.worth(
                        BuildingCode.kind(building) == BuildingCode.LIGHTHOUSE
                                ? FogTerm.TOWER
                                : survey.isOwnBase(space) ? FogTerm.ENEMY_BASE : FogTerm.ENEMY);
                targets.add(space, !conquers ? 0 : guarded ? worth / 2 : worth);
            } else if (guarded) {
                targets.add(space, targets.worth(survey.isOwnBase(space) ? FogTerm.LOST_BASE : FogTerm.LOST));
            }
        }
        for (long fog = table.land().fog(); fog != 0; fog &= fog - 1) {
            int middle = Tile.SIDE * Tile.SIDE / 2;
            targets.add(table.board().spaceOf(Long.numberOfTrailingZeros(fog), middle), targets.worth(FogTerm.FOG));
        }
        return targets;
    }

    private double worth(FogTerm term) {
        return weights[term.ordinal()];
    }

    private void add(int space, double worth) {
        if (count < MOST && worth > 0) {
            spaces[count] = space;
            worths[count++] = worth;
        }
    }

    /** What stepping into the fog is worth: as much as standing on a free lot, less something. */
    double fog() {
        return worth(FogTerm.LOT) - 0.2;
    }

    /** The best target, less with each step to it. */
    double near(int space) {
        double best = 0;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, worths[i] * FAR[FogSurvey.distance(space, spaces[i])]);
        }
        return best;
    }

    /** The same; the target is worth less to all others from now on, since a unit goes there. */
    double take(int space) {
        int taken = -1;
        double best = 0;
        for (int i = 0; i < count; i++) {
            double worth = worths[i] * FAR[FogSurvey.distance(space, spaces[i])];
            if (worth > best) {
                best = worth;
                taken = i;
            }
        }
        if (taken >= 0) {
            worths[taken] *= SHARED;
        }
        return best;
    }
}
