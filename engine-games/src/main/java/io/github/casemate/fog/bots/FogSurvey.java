package io.github.casemate.fog.bots;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;

/** Who has what and where, from one look at every space: an evaluation asks for it again and again. */
final class FogSurvey {

    /** No more units, and no more lots, are on any board; lots of tiles of one's own beyond that are not looked at. */
    private static final int MOST = 200;

    private final FogTable table;
    private final short[][] units;
    private final int[] unitCounts;
    private final short[] lots = new short[MOST];
    private int lotCount;

    private FogSurvey(FogTable table) {
        int players = table.board().ruleset().players();
        this.table = table;
        this.units = new short[players][2 * FogTable.FIGURES];
        this.unitCounts = new int[players];
    }

    static FogSurvey of(FogTable table) {
        FogSurvey survey = new FogSurvey(table);
        int side = table.board().ruleset().size() * Tile.SIDE;
        for (int row = 1; row <= side; row++) {
            int first = row * FogSpace.ROW;
            for (int space = first; space < first + side; space++) {
                int unit = table.unit(space);
                if (unit != UnitCode.NONE) {
                    int owner = UnitCode.owner(unit);
                    survey.units[owner][survey.unitCounts[owner]++] = (short) space;
                }
                if (table.land().ground(space) >= Ground.LOT.ordinal() && survey.lotCount < MOST) {
                    survey.lots[survey.lotCount++] = (short) space;
                }
            }
        }
        return survey;
    }

    FogTable table() {
        return table;
    }

    int players() {
        return units.length;
    }

    /** How many units a player has; a stack is one. */
    int units(int seat) {
        return unitCounts[seat];
    }

    /** The space of a player's unit, in board order. */
    int unit(int seat, int number) {
        return units[seat][number];
    }

    /** How many lots there are, with buildings and without, the lighthouse among them. */
    int lots() {
        return lotCount;
    }

    /** The space of a lot, in board order. */
    int lot(int number) {
        return lots[number];
    }

    /** RUL-16: whether the building on a space is a base whose fall would defeat its owner. */
    boolean isOwnBase(int space) {
        int building = table.building(space);
        return BuildingCode.kind(building) == BuildingCode.BASE
                && table.board().base(BuildingCode.owner(building)) == space;
    }

    /** How many steps lie between two spaces, if nothing is in the way. */
    static int distance(int one, int other) {
        return Math.abs(one / FogSpace.ROW - other / FogSpace.ROW)
                + Math.abs(one % FogSpace.ROW - other % FogSpace.ROW);
    }

    /**
     * CON-1, PHS-2: whether a unit of a player that is on a building of another, or comes there in the player's next turn,
     * can still conquer it: that needs the beginning of one more turn.
     *
     * @param seat the player
     * @param there whether the unit stands there already
     */
    boolean canConquer(int seat, boolean there) {
        if (!table.isCountdown()) {
            return true;
        }
        boolean active = table.active() == seat;
        return table.turnsLeft(seat) >= (there && !active ? 1 : 2);
    }
}
