package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.table.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a kingdom: the classes of touching bricks (CON-1, CON-4). A part is a set of cells for each level. Cells of
 * one brick are side by side, so the parts of bricks are the parts of cells.
 */
final class Kingdom {

    private Kingdom() {}

    /** {@return all parts of a player's kingdom} */
    static List<long[][]> parts(Board board, int seat) {
        List<long[][]> parts = new ArrayList<>();
        for (int level = 1; level <= board.top(); level++) {
            long[] owned = board.owned(level, seat);
            for (int y = 0; y < owned.length; y++) {
                for (long row = owned[y]; row != 0; row &= row - 1) {
                    int x = Long.numberOfTrailingZeros(row);
                    if (!isIn(parts, level, x, y)) {
                        parts.add(part(board, seat, level, x, y));
                    }
                }
            }
        }
        return parts;
    }

    private static boolean isIn(List<long[][]> parts, int level, int x, int y) {
        for (long[][] part : parts) {
            if (Grid.has(part[level], x, y)) {
                return true;
            }
        }
        return false;
    }

    /** The part that contains a cell. */
    private static long[][] part(Board board, int seat, int level, int x, int y) {
        int top = board.top();
        int height = board.owned(1, seat).length;
        long[][] part = new long[top + 2][height];
        part[level][y] = 1L << x;
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int at = 1; at <= top; at++) {
                long[] owned = board.owned(at, seat);
                long[] openings = board.openings(at);
                long[] above = board.openings(at + 1);
                for (int step = 0; step < 2 * height; step++) {
                    int row = step < height ? step : 2 * height - 1 - step;
                    long there = owned[row];
                    if (there == 0) {
                        continue;
                    }
                    long before = part[at][row];
                    long seen = before
                            | (row > 0 ? part[at][row - 1] : 0)
                            | (row < height - 1 ? part[at][row + 1] : 0)
                            | (part[at - 1][row] & ~openings[row])
                            | (part[at + 1][row] & ~above[row]);
                    long now = alongRow(seen & there, there);
                    part[at][row] = now;
                    grows |= now != before;
                }
            }
        }
        return part;
    }

    /** Fills the runs of owned cells that begin with some. */
    private static long alongRow(long cells, long owned) {
        long now = cells;
        long before;
        do {
            before = now;
            now |= ((now << 1) | (now >>> 1)) & owned;
        } while (now != before);
        return now;
    }

    /** {@return the own cells that a brick touches, or would touch: level, column and row of each} */
    static List<int[]> touched(Board board, int seat, Brick brick) {
        List<int[]> cells = new ArrayList<>();
        Shape shape = brick.shape();
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            int level = brick.level();
            add(board.owned(level, seat), level, x - 1, y, cells);
            add(board.owned(level, seat), level, x + 1, y, cells);
            add(board.owned(level, seat), level, x, y - 1, cells);
            add(board.owned(level, seat), level, x, y + 1, cells);
            if (level > 1 && !shape.isOpening(part)) {
                add(board.owned(level - 1, seat), level - 1, x, y, cells);
            }
            if (!Grid.has(board.openings(level + 1), x, y)) {
                add(board.owned(level + 1, seat), level + 1, x, y, cells);
            }
        }
        return cells;
    }

    /** {@return whether a brick touches at most one other brick: then the kingdom has no more parts without it} */
    static boolean isEnd(Board board, int seat, Brick brick) {
        Brick other = brick;
        for (int[] cell : touched(board, seat, brick)) {
            Brick next = board.brickAt(cell[0], cell[1], cell[2]);
            if (!next.equals(brick) && !next.equals(other)) {
                if (!other.equals(brick)) {
                    return false;
                }
                other = next;
            }
        }
        return true;
    }

    private static void add(long[] owned, int level, int x, int y, List<int[]> cells) {
        if (Grid.has(owned, x, y)) {
            cells.add(new int[] {level, x, y});
        }
    }

    /** {@return how many of some parts a brick would touch} */
    static int touchedParts(List<long[][]> parts, Board board, int seat, Brick brick) {
        List<int[]> cells = touched(board, seat, brick);
        int count = 0;
        for (long[][] part : parts) {
            for (int[] cell : cells) {
                if (Grid.has(part[cell[0]], cell[1], cell[2])) {
                    count++;
                    break;
                }
            }
        }
        return count;
    }
}
