package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.vavr.collection.Array;

/** Sets of cells for a level: where a shape may lie, where the middle of a Bridge may, and what it must touch. */
final class Room {

    private final long[] cells;
    private final long[] middles;
    private final Array<long[]> sets;
    private final long[] met;

    /**
     * Room for bricks of a level.
     *
     * @param cells where they may lie
     * @param middles where the middle of a Bridge may lie
     * @param sets sets of cells that they should meet
     * @param atLeast how many of the sets they must meet
     */
    Room(long[] cells, long[] middles, Array<long[]> sets, int atLeast) {
        this.cells = cells;
        this.middles = middles;
        this.sets = sets;
        this.met = new long[atLeast + 1];
    }

    /** {@return the cells of a row that could be the first of a shape} */
    long anchors(Shape shape, int y) {
        long all = -1;
        for (int part = 0; part < shape.size(); part++) {
            int row = y + shape.dy(part);
            if (row >= cells.length) {
                return 0;
            }
            all &= Grid.eastOf((shape.isOpening(part) ? middles : cells)[row], shape.dx(part));
            if (all == 0) {
                return 0;
            }
        }
        // met[i] are the places that meet at least i of the sets so far.
        int atLeast = met.length - 1;
        met[0] = all;
        for (int i = 1; i <= atLeast; i++) {
            met[i] = 0;
        }
        for (int i = 0; i < sets.size(); i++) {
            long[] set = sets.get(i);
            long here = 0;
            for (int part = 0; part < shape.size(); part++) {
                here |= Grid.eastOf(set[y + shape.dy(part)], shape.dx(part));
            }
            for (int count = atLeast; count > 0; count--) {
                met[count] |= met[count - 1] & here;
            }
        }
        return met[atLeast];
    }
}
