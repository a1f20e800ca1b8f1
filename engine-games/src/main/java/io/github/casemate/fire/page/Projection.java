package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Terrain;

/**
 * Where cells of a turned island are in the picture. A turn is a quarter turn clockwise. After it, u counts cells from the
 * back corner towards the lower right, and v towards the lower left; a cell is a diamond of 24 by 12 units. A level is
 * lower than a diamond, so that no side of a brick reaches farther than the next cell in front.
 */
final class Projection {

    /** How far a step goes to the side. */
    static final int ACROSS = 12;

    /** How far a step goes down. */
    static final int DOWN = 6;

    /** How high a level is. */
    static final int LEVEL = 9;

    /** Sea around the island: as wide as the pier of a Port. */
    private static final int MARGIN = 2 * ACROSS;

    /** Room for what stands at the back corner. */
    private static final int ABOVE = 16;

    private final int columns;
    private final int rows;
    private final int turn;
    private final int left;
    private final int above;
    private final int width;
    private final int height;

    /**
     * @param terrain the island
     * @param turn how many quarter turns it has been turned
     * @param top the highest level with a brick
     */
    Projection(Terrain terrain, int turn, int top) {
        this.columns = terrain.width();
        this.rows = terrain.height();
        this.turn = turn;
        int west = Integer.MAX_VALUE;
        int east = Integer.MIN_VALUE;
        int back = Integer.MAX_VALUE;
        int front = Integer.MIN_VALUE;
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                if (!Grid.has(terrain.ocean(), x, y)) {
                    west = Math.min(west, u(x, y) - v(x, y) - 1);
                    east = Math.max(east, u(x, y) - v(x, y) + 1);
                    back = Math.min(back, u(x, y) + v(x, y));
                    front = Math.max(front, u(x, y) + v(x, y) + 2);
                }
            }
        }
        this.left = MARGIN - west * ACROSS;
        this.above = MARGIN + ABOVE + LEVEL * Math.max(0, top - 3) - back * DOWN;
        this.width = (east - west) * ACROSS + 2 * MARGIN;
        this.height = above + front * DOWN + MARGIN;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** {@return how many cells the turned island has along u} */
    int across() {
        return turn % 2 == 0 ? columns : rows;
    }

    /** {@return how many cells the turned island has along v} */
    int deep() {
        return turn % 2 == 0 ? rows : columns;
    }

    int u(int x, int y) {
        return switch (turn) {
            case 0 -> x;
            case 1 -> rows - 1 - y;
            case 2 -> columns - 1 - x;
            default -> y;
        };
    }

    int v(int x, int y) {
        return switch (turn) {
            case 0 -> y;
            case 1 -> x;
            case 2 -> rows - 1 - y;
            default -> columns - 1 - x;
        };
    }

    int x(int u, int v) {
        return switch (turn) {
            case 0 -> u;
            case 1 -> v;
            case 2 -> columns - 1 - u;
            default -> columns - 1 - v;
        };
    }

    int y(int u, int v) {
        return switch (turn) {
            case 0 -> v;
            case 1 -> rows - 1 - u;
            case 2 -> rows - 1 - v;
            default -> u;
        };
    }

    /** {@return how far to the right a corner of cells is} */
    int right(int u, int v) {
        return (u - v) * ACROSS + left;
    }

    /** {@return how far down a corner of cells is, at the level of the sea} */
    int down(int u, int v) {
        return (u + v) * DOWN + above;
    }

    /** {@return the least and the most that cells need in the picture, with room for what is around them} */
    int[] box(int[] cells) {
        int room = 5 * ACROSS;
        int[] box = {width, height, 0, 0};
        for (int i = 0; i < cells.length; i += 2) {
            int x = right(cells[i], cells[i + 1]);
            int y = down(cells[i], cells[i + 1]);
            box[0] = Math.min(box[0], Math.max(0, x - room));
            box[1] = Math.min(box[1], Math.max(0, y - room));
            box[2] = Math.max(box[2], Math.min(width, x + room));
            box[3] = Math.max(box[3], Math.min(height, y + room));
        }
        return box;
    }

    /** {@return a corner of cells, lowered by some units, as a path has it} */
    String point(int u, int v, int lowered) {
        return right(u, v) + " " + (down(u, v) + lowered);
    }

    /** {@return a point between corners, counted in half cells, as a path has it} */
    String half(int u, int v, int lowered) {
        return ((u - v) * ACROSS / 2 + left) + " " + ((u + v) * DOWN / 2 + above + lowered);
    }

    /** {@return what lays a picture of one cell, one unit wide, on all cells} */
    String matrix() {
        return matrix(0, 0);
    }

    /** {@return the same, beginning at a corner of cells} */
    String matrix(int u, int v) {
        return "matrix(" + ACROSS + " " + DOWN + " -" + ACROSS + " " + DOWN + " " + right(u, v) + " " + down(u, v)
                + ")";
    }
}
