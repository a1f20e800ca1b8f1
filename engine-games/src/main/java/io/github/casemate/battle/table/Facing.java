package io.github.casemate.battle.table;

import io.vavr.collection.Array;

/** Where a character looks. North is away from the first seat. */
public enum Facing {
    /** Towards row 12. */
    NORTH(Square.WIDTH),
    /** Towards column l. */
    EAST(1),
    /** Towards row 1. */
    SOUTH(-Square.WIDTH),
    /** Towards column a. */
    WEST(-1);

    /** All facings, in the order in which they are offered. */
    public static final Array<Facing> ALL = Array.of(values());

    private final int step;

    Facing(int step) {
        this.step = step;
    }

    /** {@return how much larger the index of the next square ahead is} */
    public int step() {
        return step;
    }

    /** {@return the facing after a quarter turn to the left} */
    public Facing left() {
        return of(ordinal() + 3);
    }

    /** {@return the facing after a quarter turn to the right} */
    public Facing right() {
        return of(ordinal() + 1);
    }

    /**
     * {@return forwards for a player: away from their own edge}
     *
     * @param seat the seat, 0 or 1
     */
    public static Facing forwards(int seat) {
        return seat == 0 ? NORTH : SOUTH;
    }

    /**
     * {@return how many squares there are between a square and the edge ahead}
     *
     * @param square the index of the square
     */
    public int room(int square) {
        return switch (this) {
            case NORTH -> Square.WIDTH - 1 - Square.row(square);
            case EAST -> Square.WIDTH - 1 - Square.column(square);
            case SOUTH -> Square.row(square);
            case WEST -> Square.column(square);
        };
    }

    static Facing of(int ordinal) {
        return ALL.get(ordinal & 3);
    }
}
