package io.github.casemate.fire.box;

/**
 * An element in a place on the island. Its level and its cells are all that it is (RUL-22); whose it is, and what it is
 * part of, is not said here.
 *
 * @param element the element
 * @param level its level, from 1
 * @param x the column of its first cell in reading order
 * @param y the row of its first cell
 * @param turn which of the element's turns, from zero
 */
public record Brick(Element element, int level, int x, int y, int turn) {

    /**
     * {@return a brick}
     *
     * @param shape its element and turn
     * @param level its level
     * @param x the column of its first cell
     * @param y the row of its first cell
     */
    public static Brick of(Shape shape, int level, int x, int y) {
        return new Brick(shape.element(), level, x, y, shape.turn());
    }

    /** {@return its element and turn} */
    public Shape shape() {
        return Shape.of(element, turn);
    }

    /** The element, the level and all cells, such as {@code T1 6,8 7,8}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(element.letter()).append(level);
        Shape shape = shape();
        for (int part = 0; part < shape.size(); part++) {
            text.append(' ').append(x + shape.dx(part)).append(',').append(y + shape.dy(part));
        }
        return text.toString();
    }
}
