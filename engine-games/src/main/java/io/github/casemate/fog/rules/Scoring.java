package io.github.casemate.fog.rules;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/** WIN-2: who has the most at the end of the countdown. */
public final class Scoring {

    /** RUL-22: what the lighthouse counts in addition to being a building. */
    private static final int LIGHTHOUSE = 3;

    private Scoring() {}

    /**
     * {@return how many points a player has: one for each building, and three more for the lighthouse}
     *
     * @param table the table
     * @param seat the player's seat
     */
    public static int points(FogTable table, int seat) {
        int points = 0;
        for (int space : table.buildings(seat)) {
            points += BuildingCode.kind(table.building(space)) == BuildingCode.LIGHTHOUSE ? 1 + LIGHTHOUSE : 1;
        }
        return points;
    }

    /** RUL-21: those with the most share the win, unless coins and figures decide in the variant. */
    static Array<PlayerId> winners(FogTable table) {
        Array<Integer> seats = table.undefeated();
        long best = seats.map(seat -> rank(table, seat)).max().getOrElse(0L);
        return seats.filter(seat -> rank(table, seat) == best).map(PlayerId::of);
    }

    private static long rank(FogTable table, int seat) {
        long points = points(table, seat);
        int figures = table.basics(seat) + table.elites(seat);
        return table.board().plays(FogVariant.BROKEN_TIES)
                ? points << 40 | (long) table.coins(seat) << 8 | figures
                : points;
    }
}
