package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.table.Board;
import io.vavr.collection.Seq;
import java.util.Arrays;

/**
 * The bricks that hold a kingdom together: without one of them it would have more parts (TRN-4). They are found in one
 * walk over all bricks (the articulation points of Hopcroft and Tarjan, "Efficient Algorithms for Graph Manipulation",
 * 1973).
 */
final class Joints {

    private static final int NONE = -1;

    private final Board board;
    private final int seat;
    private final Seq<Brick> bricks;
    private final int width;
    private final int[] brickAt;
    private final int[] order;
    private final boolean[] joint;
    private int visited;

    private Joints(Board board, int seat, int width) {
        this.board = board;
        this.seat = seat;
        this.bricks = board.bricks(seat);
        this.width = width;
        int height = board.filled(1).length;
        this.brickAt = new int[(board.top() + 2) * height * width];
        for (int number = 0; number < bricks.size(); number++) {
            Brick brick = bricks.get(number);
            Shape shape = brick.shape();
            for (int part = 0; part < shape.size(); part++) {
                brickAt[cell(brick.level(), brick.x() + shape.dx(part), brick.y() + shape.dy(part))] = number;
            }
        }
        this.order = new int[bricks.size()];
        Arrays.fill(order, NONE);
        this.joint = new boolean[bricks.size()];
        for (int number = 0; number < order.length; number++) {
            if (order[number] == NONE) {
                walk(number, NONE);
            }
        }
    }

    /** {@return for each brick of a player, in the order of the board, whether it is one of them} */
    static boolean[] of(Board board, int seat, int width) {
        return new Joints(board, seat, width).joint;
    }

    private int cell(int level, int x, int y) {
        return (level * board.filled(1).length + y) * width + x;
    }

    /** {@return the earliest brick that can be reached from here without going back} */
    private int walk(int number, int from) {
        order[number] = visited++;
        int earliest = order[number];
        int branches = 0;
        for (int[] at : Kingdom.touched(board, seat, bricks.get(number))) {
            int next = brickAt[cell(at[0], at[1], at[2])];
            if (next == number || next == from) {
                continue;
            }
            if (order[next] != NONE) {
                earliest = Math.min(earliest, order[next]);
            } else {
                branches++;
                int reached = walk(next, number);
                earliest = Math.min(earliest, reached);
                joint[number] |= from != NONE && reached >= order[number];
            }
        }
        joint[number] |= from == NONE && branches > 1;
        return earliest;
    }
}
