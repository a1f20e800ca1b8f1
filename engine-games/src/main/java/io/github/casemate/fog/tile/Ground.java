package io.github.casemate.fog.tile;

import io.vavr.control.Option;

/** BRD-1: what a space is. MOV-2 and CBT-3 depend on it. */
public enum Ground {
    /** Nothing has been laid here yet. */
    FOG(' ', Ground.NEVER, Ground.NEVER, 0),
    /** Open land. */
    PLAINS('.', 1, 1, 0),
    /** A forest: it shelters a defender. */
    FOREST('f', 1, 1, 1),
    /** A mountain: slow, closed to elite units, and it shelters a defender best. */
    MOUNTAIN('m', 2, Ground.NEVER, 2),
    /** Water: nobody can enter it. The sea around the board is water, too. */
    WATER('~', Ground.NEVER, Ground.NEVER, 0),
    /** A lot, on which a city or a factory can be built. */
    LOT('L', 1, 1, 0),
    /** The lot of the lighthouse; RUL-12: it shelters like a building even while nobody owns it. */
    LIGHTHOUSE('*', 1, 1, 2);

    /** The cost of entering what cannot be entered: more than any unit has. */
    public static final int NEVER = 99;

    private static final Ground[] ALL = values();

    private final char symbol;
    private final int basicCost;
    private final int eliteCost;
    private final int shelter;

    Ground(char symbol, int basicCost, int eliteCost, int shelter) {
        this.symbol = symbol;
        this.basicCost = basicCost;
        this.eliteCost = eliteCost;
        this.shelter = shelter;
    }

    /**
     * {@return the ground with this number}
     *
     * @param ordinal its ordinal
     */
    public static Ground of(int ordinal) {
        return ALL[ordinal];
    }

    /**
     * {@return the ground that a character of a drawing means, or none} A base square, {@code B}, is a lot.
     *
     * @param symbol the character
     */
    public static Option<Ground> read(char symbol) {
        for (Ground ground : ALL) {
            if (ground.symbol == symbol && ground != FOG) {
                return Option.some(ground);
            }
        }
        return symbol == Tile.BASE ? Option.some(LOT) : Option.none();
    }

    /** {@return its character in a drawing} */
    public char symbol() {
        return symbol;
    }

    /**
     * {@return MOV-2: the points that a unit needs to enter it, or {@link #NEVER}}
     *
     * @param elite whether it is an elite unit
     */
    public int cost(boolean elite) {
        return elite ? eliteCost : basicCost;
    }

    /** {@return CBT-3: what it adds for a defender where no building stands} */
    public int shelter() {
        return shelter;
    }
}
