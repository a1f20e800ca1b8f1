package io.github.casemate.fog.rules;

import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.Landscape;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;

/**
 * MOV: where a unit can go with its points, and how many it has left there.
 *
 * <p>A flood over the spaces, level by level of points used. What a step costs depends only on the space that is entered;
 * so the first time that a space is seen is also the cheapest, and every space is visited once. A mountain, which costs
 * two, is put into the level after the next.
 */
public final class Reach {

    private static final int[] BASIC_COST = costs(false);
    private static final int[] ELITE_COST = costs(true);
    private static final int[] STEPS = {-FogSpace.ROW, 1, FogSpace.ROW, -1};
    private static final int FOG = Ground.FOG.ordinal();

    /** More than there are spaces within seven steps. */
    private static final int MOST = 128;

    private final FogTable table;
    private final int from;
    private final int unit;
    /** By space: points left, plus one; 0 where the unit cannot come. */
    private final byte[] left;
    /** The spaces that the unit can come to, the first {@code count}. */
    private final short[] reached = new short[MOST];

    private int count;

    private Reach(FogTable table, int from, int points) {
        this.table = table;
        this.from = from;
        this.unit = table.unit(from);
        this.left = new byte[table.board().length()];
        flood(points);
    }

    private static int[] costs(boolean elite) {
        int[] costs = new int[Ground.values().length];
        for (Ground ground : Ground.values()) {
            costs[ground.ordinal()] = ground.cost(elite);
        }
        return costs;
    }

    /**
     * {@return where a unit can go}
     *
     * @param table the table
     * @param from the index of its space
     * @param points how many points it has
     */
    public static Reach of(FogTable table, int from, int points) {
        return new Reach(table, from, points);
    }

    /**
     * {@return where the unit that is being activated can go}
     *
     * @param table the table
     */
    static Reach ofActing(FogTable table) {
        return new Reach(table, table.acting(), table.points());
    }

    /** Whether a unit with all its points can move or explore at all. Most of the time a free neighbour answers it. */
    static boolean leadsAnywhere(FogTable table, int from) {
        int unit = table.unit(from);
        int[] costs = UnitCode.isElite(unit) ? ELITE_COST : BASIC_COST;
        boolean crowded = false;
        for (int step : STEPS) {
            int ground = table.land().ground(from + step);
            if (ground == FOG) {
                return true;
            }
            if (costs[ground] != Ground.NEVER) {
                if (table.unit(from + step) == UnitCode.NONE) {
                    return true;
                }
                crowded = true;
            }
        }
        return crowded && of(table, from, UnitCode.points(unit)).goals() != 0;
    }

    private void flood(int points) {
        int[] costs = UnitCode.isElite(unit) ? ELITE_COST : BASIC_COST;
        int owner = UnitCode.owner(unit);
        Landscape land = table.land();
        boolean passes = !table.board().plays(FogVariant.OWN_UNITS_BLOCK);
        short[] now = new short[MOST];
        short[] next = new short[MOST];
        short[] later = new short[MOST];
        int nowCount = 1;
        int nextCount = 0;
        int laterCount = 0;
        now[0] = (short) from;
        reach(from, points);
        for (int rest = points; rest > 0; rest--) {
            for (int i = 0; i < nowCount; i++) {
                for (int step : STEPS) {
                    int space = now[i] + step;
                    int cost = costs[land.ground(space)];
                    if (cost > rest || left[space] != 0) {
                        continue;
                    }
                    int other = table.unit(space);
                    if (other != UnitCode.NONE && UnitCode.owner(other) != owner) {
                        continue;
                    }
                    reach(space, rest - cost);
                    if (other == UnitCode.NONE || passes) {
                        if (cost == 1) {
                            next[nextCount++] = (short) space;
                        } else {
                            later[laterCount++] = (short) space;
                        }
                    }
                }
            }
            short[] free = now;
            now = next;
            nowCount = nextCount;
            next = later;
            nextCount = laterCount;
            later = free;
            laterCount = 0;
        }
    }

    private void reach(int space, int points) {
        left[space] = (byte) (points + 1);
        reached[count++] = (short) space;
    }

    /**
     * {@return how many points are left on a space; -1 if the unit cannot come there}
     *
     * @param space the index of the space
     */
    public int left(int space) {
        return left[space] - 1;
    }

    /**
     * {@return MOV-3, STK-1: whether the unit can end its move on a space other than its own: it is free, or holds a unit
     * that it can join}
     *
     * @param space the index of the space
     */
    public boolean canEnd(int space) {
        if (left[space] == 0 || space == from) {
            return false;
        }
        int other = table.unit(space);
        return other == UnitCode.NONE || UnitCode.stacks(unit, other);
    }

    /**
     * {@return EXP-1, EXP-3: whether the unit can go to a space and step into the fog from there}
     *
     * @param space the index of the space
     * @param step what leads from there to the next space
     */
    public boolean canExplore(int space, int step) {
        return left[space] > 1
                && (space == from || table.unit(space) == UnitCode.NONE)
                && table.land().ground(space + step) == FOG;
    }

    /** {@return the places in which it can end its move or which it can explore, as bits by their index} */
    public long goals() {
        long goals = 0;
        for (int i = 0; i < count; i++) {
            int space = reached[i];
            if (canEnd(space)) {
                goals |= 1L << table.board().placeOf(space);
            }
            for (int step : STEPS) {
                if (canExplore(space, step)) {
                    goals |= 1L << table.board().placeOf(space + step);
                }
            }
        }
        return goals;
    }
}
