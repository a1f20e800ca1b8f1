package io.github.casemate.fire.table;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Shape;
import java.util.Arrays;

/**
 * One level of the board: what lies at each cell, and the same as sets of cells by owner. The sets follow from the cells;
 * they are kept because nearly every question is about sets.
 *
 * <p>What lies at a cell is a number: 0 for nothing; otherwise bits 0 to 5 are the code of the brick's cell, bits 6 and 7
 * the owner's seat, bit 8 is set, and the bits above are the number of the building, 0 for a loose brick.
 */
final class Layer {

    static final int CODE = 63;
    static final int OWNER_SHIFT = 6;
    static final int PRESENT = 1 << 8;
    static final int BUILDING_SHIFT = 9;

    /** All bits that a loose brick of some owner has, apart from its code. */
    static int looseOf(int seat) {
        return PRESENT | (seat << OWNER_SHIFT);
    }

    private final int width;
    final int[] cells;
    final long[] filled;
    final long[][] owned;
    final long[][] loose;
    final long[] roofs;
    final long[] openings;

    private Layer(
            int width, int[] cells, long[] filled, long[][] owned, long[][] loose, long[] roofs, long[] openings) {
        this.width = width;
        this.cells = cells;
        this.filled = filled;
        this.owned = owned;
        this.loose = loose;
        this.roofs = roofs;
        this.openings = openings;
    }

    static Layer empty(int width, int height) {
        return new Layer(
                width,
                new int[width * height],
                new long[height],
                new long[4][height],
                new long[4][height],
                new long[height],
                new long[height]);
    }

    /** {@return a copy that shares the sets of all players but one} */
    Layer copyFor(int seat) {
        long[][] nowOwned = owned.clone();
        long[][] nowLoose = loose.clone();
        nowOwned[seat] = owned[seat].clone();
        nowLoose[seat] = loose[seat].clone();
        return new Layer(width, cells.clone(), filled.clone(), nowOwned, nowLoose, roofs.clone(), openings.clone());
    }

    /** Changes one cell; only while nobody else has this layer. The owner of what was or will be there is the seat. */
    void put(int x, int y, int value, int seat) {
        int before = cells[y * width + x];
        cells[y * width + x] = value;
        long bit = 1L << x;
        int any = value == 0 ? before : value;
        set(filled, y, bit, value != 0);
        set(owned[seat], y, bit, value != 0);
        set(loose[seat], y, bit, value != 0 && value >>> BUILDING_SHIFT == 0);
        Shape shape = Shape.ofCode(any & CODE);
        if (shape.element() == Element.ROOF) {
            set(roofs, y, bit, value != 0);
        } else if (shape.isOpening((any & CODE) - shape.code())) {
            set(openings, y, bit, value != 0);
        }
    }

    private static void set(long[] rows, int y, long bit, boolean on) {
        rows[y] = on ? rows[y] | bit : rows[y] & ~bit;
    }

    boolean sameCells(Layer other) {
        return this == other || Arrays.equals(cells, other.cells);
    }
}
