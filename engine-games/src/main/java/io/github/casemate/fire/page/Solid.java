package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Shape;
import io.vavr.control.Option;

/** Something one level high that stands on the turned island: a brick, or a cell of the mountain. */
final class Solid {

    private final int[] cells;
    private final int opening;
    private final Option<Brick> brick;
    private final int at;

    /**
     * @param cells its cells, u and v in turn
     * @param opening which of them is an opening; negative if there is none
     * @param brick the brick; none for the mountain
     * @param at what the board says about the brick; 0 for the mountain
     */
    private Solid(int[] cells, int opening, Option<Brick> brick, int at) {
        this.cells = cells;
        this.opening = opening;
        this.brick = brick;
        this.at = at;
    }

    static Solid of(Brick brick, int at, Projection projection) {
        Shape shape = brick.shape();
        int[] cells = new int[2 * shape.size()];
        int opening = -1;
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            cells[2 * part] = projection.u(x, y);
            cells[2 * part + 1] = projection.v(x, y);
            opening = shape.isOpening(part) ? part : opening;
        }
        return new Solid(cells, opening, Option.some(brick), at);
    }

    static Solid mountain(int u, int v) {
        return new Solid(new int[] {u, v}, -1, Option.none(), 0);
    }

    /** {@return all of its cells} */
    Footprint footprint() {
        return Footprint.of(cells);
    }

    /** {@return the brick; none for the mountain} */
    Option<Brick> brick() {
        return brick;
    }

    /** {@return what the board says about the brick; 0 for the mountain} */
    int at() {
        return at;
    }

    /** {@return which cell is an opening; negative if there is none} */
    int opening() {
        return opening;
    }

    int size() {
        return cells.length / 2;
    }

    int u(int part) {
        return cells[2 * part];
    }

    int v(int part) {
        return cells[2 * part + 1];
    }

    boolean isRoof() {
        return brick.exists(laid -> laid.element() == Element.ROOF);
    }

    /** {@return whether something beside a cell is seen through or above it} */
    boolean isThin(int part) {
        return part == opening || isRoof();
    }
}
