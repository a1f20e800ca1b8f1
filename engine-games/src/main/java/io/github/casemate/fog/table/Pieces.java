package io.github.casemate.fog.table;

import io.github.casemate.pack.WrittenAs;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All pieces: the tiles, the units and buildings on them, and the coins. Spaces are given by their indices, units and
 * buildings by their codes ({@link UnitCode}, {@link BuildingCode}).
 *
 * <p>A value. It is packed into arrays, which are never changed once a method of this class has returned; a change copies
 * only what it touches. Documents show {@link WrittenPieces} instead.
 */
public final class Pieces implements WrittenAs<WrittenPieces> {

    /** What is counted for each seat, four numbers of each kind. */
    static final int COINS = 0;

    static final int BASICS = 4;
    static final int ELITES = 8;
    static final int TOKENS = 12;

    /** Read in this package only, and not to be changed. */
    final Landscape land;

    final byte[] units;
    final byte[] buildings;
    final int[] counts;

    private Pieces(Landscape land, byte[] units, byte[] buildings, int[] counts) {
        this.land = land;
        this.units = units;
        this.buildings = buildings;
        this.counts = counts;
    }

    /**
     * Reads pieces.
     *
     * @param written as {@link #written} gave it
     * @throws IllegalArgumentException if it contradicts itself; whether a game comes to such pieces is not asked
     */
    public Pieces(WrittenPieces written) {
        this(written.packed());
    }

    private Pieces(Pieces same) {
        this(same.land, same.units, same.buildings, same.counts);
    }

    /** Nothing but tiles. */
    static Pieces on(Landscape land) {
        int length = land.board().length();
        return new Pieces(land, new byte[length], new byte[length], new int[TOKENS + 4]);
    }

    @Override
    public WrittenPieces written() {
        return WrittenPieces.of(this);
    }

    /** {@return the tiles} */
    public Landscape land() {
        return land;
    }

    /** The spaces with a code whose owner is a seat, in board order. */
    static int[] spaces(byte[] codes, int shift, int seat) {
        int[] spaces = new int[32];
        int count = 0;
        for (int space = 0; space < codes.length; space++) {
            if (codes[space] != 0 && codes[space] >> shift == seat) {
                spaces = count == spaces.length ? Arrays.copyOf(spaces, 2 * count) : spaces;
                spaces[count++] = space;
            }
        }
        return Arrays.copyOf(spaces, count);
    }

    /**
     * {@return the same with other tiles}
     *
     * @param other the tiles
     */
    public Pieces with(Landscape other) {
        return new Pieces(other, units, buildings, counts);
    }

    /**
     * {@return the same with another unit on a space}
     *
     * @param space its index
     * @param unit the unit, or none
     */
    public Pieces withUnit(int space, int unit) {
        int[] next = counts.clone();
        countFigures(next, units[space], -1);
        countFigures(next, unit, 1);
        return new Pieces(land, changed(units, space, unit), buildings, next);
    }

    private static void countFigures(int[] counts, int unit, int sign) {
        if (unit != UnitCode.NONE) {
            counts[(UnitCode.isElite(unit) ? ELITES : BASICS) + UnitCode.owner(unit)] += sign * UnitCode.figures(unit);
        }
    }

    /**
     * {@return the same when a unit has left its space for another}
     *
     * @param from the index of its space
     * @param to the index of the other space
     * @param unit what stands there now, with as many figures as were on both
     */
    public Pieces moving(int from, int to, int unit) {
        byte[] next = changed(units, to, unit);
        next[from] = UnitCode.NONE;
        return new Pieces(land, next, buildings, counts);
    }

    /**
     * {@return the same when a unit has another mark}
     *
     * @param space the index of its space
     * @param unit the unit with its marks
     */
    public Pieces marking(int space, int unit) {
        return new Pieces(land, changed(units, space, unit), buildings, counts);
    }

    /**
     * {@return the same when none of a player's units is finished any more}
     *
     * @param seat the player's seat
     */
    public Pieces refreshing(int seat) {
        byte[] next = units.clone();
        for (int space = 0; space < next.length; space++) {
            next[space] = (byte) (UnitCode.owner(next[space]) == seat ? UnitCode.fresh(next[space]) : next[space]);
        }
        return new Pieces(land, next, buildings, counts);
    }

    /**
     * {@return the same with another building on a space}
     *
     * @param space its index
     * @param building the building, or none
     */
    public Pieces withBuilding(int space, int building) {
        int[] next = counts.clone();
        countToken(next, buildings[space], -1);
        countToken(next, building, 1);
        return new Pieces(land, units, changed(buildings, space, building), next);
    }

    private static void countToken(int[] counts, int building, int sign) {
        if (BuildingCode.usesToken(building)) {
            counts[TOKENS + BuildingCode.owner(building)] += sign;
        }
    }

    private static byte[] changed(byte[] codes, int space, int code) {
        byte[] next = codes.clone();
        next[space] = (byte) code;
        return next;
    }

    /**
     * {@return the same when a player has earned or paid coins}
     *
     * @param seat the player's seat
     * @param more how many more they have
     */
    public Pieces withCoins(int seat, int more) {
        int[] next = counts.clone();
        next[COINS + seat] += more;
        return new Pieces(land, units, buildings, next);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Pieces that
                        && Arrays.equals(counts, that.counts)
                        && Arrays.equals(units, that.units)
                        && Arrays.equals(buildings, that.buildings)
                        && land.equals(that.land));
    }

    @Override
    public int hashCode() {
        int standing = 31 * Arrays.hashCode(units) + Arrays.hashCode(buildings);
        return 31 * (31 * standing + Arrays.hashCode(counts)) + land.hashCode();
    }
}
