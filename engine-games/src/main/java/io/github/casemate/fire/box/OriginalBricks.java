package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/** The fixed bricks of original buildings (RUL-1): a number for each brick, written into its cells. */
final class OriginalBricks {

    private OriginalBricks() {}

    /** {@return for each cell of a drawing the number of its brick, from 1; 0 where there is none} */
    static int[][] of(PlanLevel level, int columns, int rows) {
        int[][] bricks = new int[rows][columns];
        int count = 0;
        int[] open = new int[0];
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                if (level.group(x, y) == 1) {
                    count++;
                } else if (level.group(x, y) > 1) {
                    bricks[y][x] = 100 + level.group(x, y);
                }
            }
        }
        boolean hook = count == 3 && rows == 2 && columns == 2;
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                if (level.group(x, y) == 1) {
                    boolean pairs = hook || (open.length == 3 && isBeside(open, x, y));
                    int number = pairs && open.length == 3 ? open[0] : y * columns + x + 1;
                    bricks[y][x] = number;
                    open = hook ? new int[] {number, x, y} : pairs ? new int[0] : new int[] {number, x, y};
                }
            }
        }
        return bricks;
    }

    private static boolean isBeside(int[] open, int x, int y) {
        return Math.abs(open[1] - x) + Math.abs(open[2] - y) == 1;
    }

    /** {@return the bricks that numbered cells make} */
    static Array<Brick> read(int[][] bricks, int height) {
        Array<Brick> all = Array.empty();
        for (int y = 0; y < bricks.length; y++) {
            for (int x = 0; x < bricks[y].length; x++) {
                int number = bricks[y][x];
                int left = x;
                int top = y;
                if (number > 0 && !all.exists(brick -> covers(brick, left, top))) {
                    all = all.append(Shape.all()
                            .filter(shape -> shape.element() != Element.TWO || number < 100)
                            .filter(shape -> shape.element() != Element.ROOF || number > 100)
                            .map(shape -> Brick.of(shape, height, left, top))
                            .find(brick -> isExactly(brick, bricks, number))
                            .getOrElseThrow(() -> new IllegalStateException("no element has this shape")));
                }
            }
        }
        return all;
    }

    private static boolean covers(Brick brick, int x, int y) {
        Shape shape = brick.shape();
        for (int part = 0; part < shape.size(); part++) {
            if (brick.x() + shape.dx(part) == x && brick.y() + shape.dy(part) == y) {
                return true;
            }
        }
        return false;
    }

    private static boolean isExactly(Brick brick, int[][] bricks, int number) {
        int cells = 0;
        for (int y = 0; y < bricks.length; y++) {
            for (int x = 0; x < bricks[y].length; x++) {
                if ((bricks[y][x] == number) != covers(brick, x, y)) {
                    return false;
                }
                cells += bricks[y][x] == number ? 1 : 0;
            }
        }
        return cells == brick.shape().size();
    }
}
