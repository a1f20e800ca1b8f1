package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/**
 * An element, turned in one way. A shape is a list of cells relative to the first one, in reading order; so its first
 * cell is always the northernmost, and the westernmost of those. The turns of an element are ordered by their cells.
 *
 * <p>Each cell of each shape has a code of its own, from 0 to 34. It says everything about a brick that can be seen at
 * one of its cells, and a set of codes fits in a {@code long}.
 */
public final class Shape {

    private static final Array<Shape> ALL = make();
    private static final Array<Shape> BY_CODE =
            ALL.flatMap(shape -> Array.fill(shape.size(), shape)).toArray();
    private static final Array<Array<Shape>> BY_ELEMENT =
            Element.ALL.map(element -> ALL.filter(shape -> shape.element == element));

    private final int id;
    private final Element element;
    private final int turn;
    private final int code;
    private final int[] dx;
    private final int[] dy;

    private Shape(int id, Element element, int turn, int code, int... cells) {
        this.id = id;
        this.element = element;
        this.turn = turn;
        this.code = code;
        this.dx = new int[cells.length / 2];
        this.dy = new int[cells.length / 2];
        for (int part = 0; part < dx.length; part++) {
            dx[part] = cells[2 * part];
            dy[part] = cells[2 * part + 1];
        }
    }

    private static Array<Shape> make() {
        int[][] cells = {
            {0, 0, 1, 0, 2, 0},
            {0, 0, 0, 1, 0, 2},
            {0, 0, 1, 0},
            {0, 0, 0, 1},
            {0, 0, 1, 0, 0, 1},
            {0, 0, 1, 0, 1, 1},
            {0, 0, -1, 1, 0, 1},
            {0, 0, 0, 1, 1, 1},
            {0, 0},
            {0, 0, 1, 0},
            {0, 0, 0, 1},
            {0, 0, 1, 0, 2, 0, 3, 0},
            {0, 0, 0, 1, 0, 2, 0, 3},
        };
        Array<Element> elements = Array.of(
                        Array.fill(2, Element.BRIDGE),
                        Array.fill(2, Element.ROOF),
                        Array.fill(4, Element.HOOK),
                        Array.fill(1, Element.CHIMNEY),
                        Array.fill(2, Element.TWO),
                        Array.fill(2, Element.FOUR))
                .flatMap(same -> same);
        Array<Shape> shapes = Array.empty();
        int code = 0;
        int turn = 0;
        for (int id = 0; id < cells.length; id++) {
            turn = id > 0 && elements.get(id) == elements.get(id - 1) ? turn + 1 : 0;
            shapes = shapes.append(new Shape(id, elements.get(id), turn, code, cells[id]));
            code += cells[id].length / 2;
        }
        return shapes;
    }

    /** {@return all shapes, element by element} */
    public static Array<Shape> all() {
        return ALL;
    }

    /**
     * {@return the shapes of an element, turn by turn}
     *
     * @param element the element
     */
    public static Array<Shape> of(Element element) {
        return BY_ELEMENT.get(element.ordinal());
    }

    /**
     * {@return an element in one of its turns}
     *
     * @param element the element
     * @param turn the turn, from zero
     */
    public static Shape of(Element element, int turn) {
        return of(element).get(turn);
    }

    /**
     * {@return the shape to which a code belongs}
     *
     * @param code the code of a cell
     */
    public static Shape ofCode(int code) {
        return BY_CODE.get(code);
    }

    /** {@return its number among all shapes} */
    public int id() {
        return id;
    }

    /** {@return the element} */
    public Element element() {
        return element;
    }

    /** {@return the turn, from zero} */
    public int turn() {
        return turn;
    }

    /** {@return the code of its first cell; the others follow} */
    public int code() {
        return code;
    }

    /** {@return how many cells it has} */
    public int size() {
        return dx.length;
    }

    /**
     * {@return how far to the east of the first cell a cell is}
     *
     * @param part the cell, from zero
     */
    public int dx(int part) {
        return dx[part];
    }

    /**
     * {@return how far to the south of the first cell a cell is}
     *
     * @param part the cell, from zero
     */
    public int dy(int part) {
        return dy[part];
    }

    /**
     * {@return whether a cell is the opening of a Bridge (ELE-1)}
     *
     * @param part the cell, from zero
     */
    public boolean isOpening(int part) {
        return element == Element.BRIDGE && part == 1;
    }

    @Override
    public String toString() {
        return element.letter() + "" + turn;
    }
}
