package io.github.casemate.fog;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Tile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A second opinion on movement, written from the text of the rules and not from the engine: it turns the tiles itself,
 * lets points trickle from space to space until nothing changes, and lists what may be answered. Rows and columns count
 * from zero.
 */
final class MovementOracle {

    private static final int[][] SIDES = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    private static final String NAMES = "nesw";

    private final int side;
    private final char[][] ground;
    private final String[][] unit;
    private final String[][] building;
    private final boolean ownBlock;
    private String answered = "";
    private int[][] answer = new int[0][];

    MovementOracle(FogTable table, boolean ownBlock) {
        this.ownBlock = ownBlock;
        int places = table.board().ruleset().size();
        this.side = 5 * places;
        this.ground = new char[side][side];
        this.unit = new String[side][side];
        this.building = new String[side][side];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                int place = row / 5 * FogPlace.ROW + column / 5;
                int tile = table.land().tile(place);
                ground[row][column] = tile < 0
                        ? '?'
                        : turned(
                                table.board().tiles().get(tile),
                                table.land().arrow(place).text(),
                                row % 5,
                                column % 5);
                int space = index(row, column);
                int there = table.unit(space);
                unit[row][column] = there == UnitCode.NONE
                        ? ""
                        : UnitCode.owner(there)
                                + (UnitCode.isElite(there) ? "e" : "b")
                                + UnitCode.figures(there)
                                + (UnitCode.isFinished(there) ? "!" : "");
                int house = table.building(space);
                building[row][column] = house == BuildingCode.NONE
                        ? ""
                        : BuildingCode.owner(house) + (BuildingCode.usesToken(house) ? "token" : "fixed");
            }
        }
    }

    /** A tile drawn with its arrow to the north, after turning it clockwise until the arrow points elsewhere. */
    private static char turned(Tile tile, String arrow, int row, int column) {
        int r = row;
        int c = column;
        // Turn the question back instead of the tile.
        for (int quarter = NAMES.indexOf(arrow); quarter > 0; quarter--) {
            int before = r;
            r = 4 - c;
            c = before;
        }
        return tile.rows().get(r).charAt(c);
    }

    /** Where the engine keeps a space. */
    static int index(int row, int column) {
        return (row + 1) * FogSpace.ROW + column;
    }

    static String name(int row, int column) {
        return "abcdefghijklmnopqrstuvwxyzABCD".charAt(column) + String.valueOf(row + 1);
    }

    private static int price(char ground, boolean elite) {
        return switch (ground) {
            case '.', 'f', 'L', 'B', '*' -> 1;
            case 'm' -> elite ? 1000 : 2;
            default -> 1000;
        };
    }

    /** Points left on every space; -1 where the unit cannot come. The last answer is kept, because it is asked again. */
    int[][] pointsLeft(int row, int column, int points) {
        String question = row + " " + column + " " + points;
        if (!question.equals(answered)) {
            answered = question;
            answer = trickle(row, column, points);
        }
        return answer;
    }

    private int[][] trickle(int row, int column, int points) {
        int[][] left = new int[side][side];
        for (int[] line : left) {
            Arrays.fill(line, -1);
        }
        left[row][column] = points;
        boolean elite = unit[row][column].contains("e");
        char owner = unit[row][column].charAt(0);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < side; r++) {
                for (int c = 0; c < side; c++) {
                    boolean start = r == row && c == column;
                    boolean passable = start || unit[r][c].isEmpty() || (unit[r][c].charAt(0) == owner && !ownBlock);
                    if (left[r][c] < 0 || !passable) {
                        continue;
                    }
                    for (int[] step : SIDES) {
                        int y = r + step[0];
                        int x = c + step[1];
                        if (!inside(y, x) || (!unit[y][x].isEmpty() && unit[y][x].charAt(0) != owner)) {
                            continue;
                        }
                        int rest = left[r][c] - price(ground[y][x], elite);
                        if (rest >= 0 && rest > left[y][x]) {
                            left[y][x] = rest;
                            changed = true;
                        }
                    }
                }
            }
        }
        return left;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && column >= 0 && row < side && column < side;
    }

    private boolean canEnd(int row, int column, int fromRow, int fromColumn) {
        if (row == fromRow && column == fromColumn) {
            return false;
        }
        String mine = unit[fromRow][fromColumn];
        String other = unit[row][column];
        return other.isEmpty()
                || (mine.charAt(1) == 'b'
                        && other.charAt(1) == 'b'
                        && mine.charAt(2) - '0' + other.charAt(2) - '0' <= 3);
    }

    /** The spaces where it may end, or the ways into the fog, of one place; in board order. */
    List<String> spaces(int row, int column, int points, int placeRow, int placeColumn) {
        int[][] left = pointsLeft(row, column, points);
        List<String> found = new ArrayList<>();
        for (int r = 0; r < side; r++) {
            for (int c = 0; c < side; c++) {
                if (left[r][c] < 0) {
                    continue;
                }
                if (r / 5 == placeRow && c / 5 == placeColumn && canEnd(r, c, row, column)) {
                    found.add(name(r, c));
                }
                boolean stands = unit[r][c].isEmpty() || (r == row && c == column);
                for (int d = 0; d < 4; d++) {
                    int y = r + SIDES[d][0];
                    int x = c + SIDES[d][1];
                    boolean fog = inside(y, x) && ground[y][x] == '?' && y / 5 == placeRow && x / 5 == placeColumn;
                    if (fog && stands && left[r][c] >= 1) {
                        found.add(name(r, c) + " " + NAMES.charAt(d));
                    }
                }
            }
        }
        return found;
    }

    /** The options of the question where to go: stay, then places in board order. */
    String move(int row, int column, int points, boolean explored, boolean tokenLeft) {
        List<String> options = new ArrayList<>();
        if (explored || canAct(row, column, tokenLeft)) {
            options.add("stay");
        }
        for (int r = 0; r < side / 5; r++) {
            for (int c = 0; c < side / 5; c++) {
                if (!spaces(row, column, points, r, c).isEmpty()) {
                    options.add((char) ('A' + c) + String.valueOf(r + 1));
                }
            }
        }
        return String.join(" | ", options);
    }

    /** Whether a unit can build, claim, swap or attack where it is. */
    private boolean canAct(int row, int column, boolean tokenLeft) {
        char owner = unit[row][column].charAt(0);
        String house = building[row][column];
        char here = ground[row][column];
        boolean builds = house.isEmpty() && ((here == 'L' || here == 'B') ? tokenLeft : here == '*');
        boolean swaps = house.endsWith("token") && house.charAt(0) == owner;
        boolean fights = false;
        for (int[] step : SIDES) {
            int y = row + step[0];
            int x = column + step[1];
            fights |= inside(y, x) && !unit[y][x].isEmpty() && unit[y][x].charAt(0) != owner;
        }
        return builds || swaps || fights;
    }

    /** The units of a player that can do anything, in board order. */
    SortedSet<FogSpace> ready(int seat, boolean tokenLeft) {
        SortedSet<FogSpace> found = new TreeSet<>();
        for (int r = 0; r < side; r++) {
            for (int c = 0; c < side; c++) {
                String one = unit[r][c];
                if (one.startsWith(String.valueOf(seat))
                        && !one.endsWith("!")
                        && !move(r, c, one.contains("e") ? 7 : 6, false, tokenLeft)
                                .isEmpty()) {
                    found.add(FogSpace.of(index(r, c)));
                }
            }
        }
        return found;
    }

    /** EXP-2: points left after entering a space from a neighbour, or -1 if the unit must stay. */
    int entered(FogSpace from, FogSpace ahead, int points) {
        boolean elite = unit[from.row() - 1][from.column()].contains("e");
        int rest = points - price(ground[ahead.row() - 1][ahead.column()], elite);
        return Math.max(-1, rest);
    }
}
