package io.github.casemate.battle.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What stands on the 144 squares of the Island, and how many of its blocks are live and safe. A value: every change
 * gives another board.
 *
 * <p>Each square is one byte; the squares of each player's characters are kept beside, so that nobody has to look for
 * them. A character that has landed on a block stands over it until the block is turned over.
 */
public final class IslandBoard {

    private static final byte EMPTY = 0;
    private static final byte BLOCK = 1;
    /** A block that a live one beside it has activated, and that waits to be turned over. */
    private static final byte ACTIVATED = 2;
    /** Characters are 64 + 16 for the second seat + 4 for each kind + 1 for each facing. */
    private static final int CHARACTER = 64;

    private final byte[] squares;
    private final Squares first;
    private final Squares second;
    private final int live;
    private final int safe;
    private final int waiting;

    private IslandBoard(byte[] squares, Squares first, Squares second, int live, int safe, int waiting) {
        this.squares = squares;
        this.first = first;
        this.second = second;
        this.live = live;
        this.safe = safe;
        this.waiting = waiting;
    }

    /**
     * {@return an Island on which nothing stands yet}
     *
     * @param live how many of the blocks to come are live
     * @param safe how many are safe
     */
    public static IslandBoard empty(int live, int safe) {
        return new IslandBoard(new byte[Square.COUNT], Squares.NONE, Squares.NONE, live, safe, 0);
    }

    /**
     * {@return the squares of a player's characters}
     *
     * @param seat the seat of the player
     */
    public Squares characters(int seat) {
        return seat == 0 ? first : second;
    }

    /** {@return the squares of all characters} */
    public Squares characters() {
        return first.and(second);
    }

    /** {@return the squares of all blocks that nobody stands on} */
    public Squares blocks() {
        Squares all = Squares.NONE;
        for (int square = 0; square < Square.COUNT; square++) {
            all = squares[square] == BLOCK || squares[square] == ACTIVATED ? all.with(square) : all;
        }
        return all;
    }

    /** {@return how many live blocks lie on the Island (BLK-1)} */
    public int live() {
        return live;
    }

    /** {@return how many safe blocks lie on the Island (BLK-1)} */
    public int safe() {
        return safe;
    }

    /** {@return how many blocks have been activated and wait to be turned over} */
    public int waiting() {
        return waiting;
    }

    /**
     * {@return whether nothing is on a square}
     *
     * @param square the index of the square
     */
    public boolean isEmpty(int square) {
        return squares[square] == EMPTY;
    }

    /**
     * {@return whether a block lies on a square that nobody has activated}
     *
     * @param square the index of the square
     */
    public boolean hasBlock(int square) {
        return squares[square] == BLOCK;
    }

    /**
     * {@return whether a character stands on a square}
     *
     * @param square the index of the square
     */
    public boolean hasCharacter(int square) {
        return squares[square] >= CHARACTER;
    }

    /**
     * {@return the seat of the player whose character stands on a square}
     *
     * @param square the index of a square with a character
     */
    public int owner(int square) {
        return squares[square] >> 4 & 1;
    }

    /**
     * {@return the kind of the character on a square}
     *
     * @param square the index of a square with a character
     */
    public CharacterKind kind(int square) {
        return CharacterKind.of(squares[square] >> 2 & 3);
    }

    /**
     * {@return where the character on a square looks}
     *
     * @param square the index of a square with a character
     */
    public Facing facing(int square) {
        return Facing.of(squares[square]);
    }

    /**
     * {@return how many empty squares lie straight ahead of a character, counted up to a limit}
     *
     * @param square the index of a square with a character
     * @param limit where counting stops
     */
    public int clearAhead(int square, int limit) {
        Facing facing = facing(square);
        int most = Math.min(limit, facing.room(square));
        int clear = 0;
        for (int next = square + facing.step(); clear < most && isEmpty(next); next += facing.step()) {
            clear++;
        }
        return clear;
    }

    // ---- changes ----

    /**
     * {@return the board with a block laid on an empty square}
     *
     * @param square the index of the square
     */
    public IslandBoard withBlock(int square) {
        return put(square, BLOCK, first, second);
    }

    /**
     * {@return the board with a character put on a square, over a block if one lies there}
     *
     * @param square the index of the square
     * @param seat the seat of its owner
     * @param kind its kind
     * @param facing where it looks
     */
    public IslandBoard withCharacter(int square, int seat, CharacterKind kind, Facing facing) {
        byte code = (byte) (CHARACTER + 16 * seat + 4 * kind.ordinal() + facing.ordinal());
        return put(square, code, seat == 0 ? first.with(square) : first, seat == 0 ? second : second.with(square));
    }

    /**
     * {@return the board without the character on a square}
     *
     * @param square the index of the square
     */
    public IslandBoard without(int square) {
        return put(square, EMPTY, first.without(square), second.without(square));
    }

    IslandBoard moved(int from, int to, Facing facing) {
        IslandBoard left = without(from);
        byte code = (byte) ((squares[from] & ~3) | facing.ordinal());
        // Nobody else has the copy yet.
        left.squares[to] = code;
        return owner(from) == 0
                ? new IslandBoard(left.squares, left.first.with(to), second, live, safe, waiting)
                : new IslandBoard(left.squares, first, left.second.with(to), live, safe, waiting);
    }

    IslandBoard activated(int square) {
        IslandBoard marked = hasBlock(square) ? put(square, ACTIVATED, first, second) : this;
        return new IslandBoard(marked.squares, first, second, live, safe, waiting + 1);
    }

    IslandBoard revealed(int square, boolean isLive) {
        IslandBoard cleared = hasCharacter(square) ? this : put(square, EMPTY, first, second);
        return new IslandBoard(
                cleared.squares, first, second, live - (isLive ? 1 : 0), safe - (isLive ? 0 : 1), waiting - 1);
    }

    private IslandBoard put(int square, byte code, Squares ofFirst, Squares ofSecond) {
        byte[] changed = squares.clone();
        changed[square] = code;
        return new IslandBoard(changed, ofFirst, ofSecond, live, safe, waiting);
    }

    /** Boards are equal if the same things stand on the same squares, and as many blocks are live and safe. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof IslandBoard that
                        && live == that.live
                        && safe == that.safe
                        && waiting == that.waiting
                        && Arrays.equals(squares, that.squares));
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(squares) * 31 + live) * 31 + safe;
    }

    /** The rows from 12 down to 1, as drawings have them: capitals for the first seat, {@code ##} for a block. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = Square.WIDTH - 1; row >= 0; row--) {
            text.append('\n').append(row + 1).append(':');
            for (int column = 0; column < Square.WIDTH; column++) {
                text.append(' ').append(sign(row * Square.WIDTH + column));
            }
        }
        return live + " live, " + safe + " safe" + text;
    }

    private String sign(int square) {
        if (!hasCharacter(square)) {
            return isEmpty(square) ? ".." : "##";
        }
        char kind = "SJTsjt".charAt(kind(square).ordinal() + 3 * owner(square));
        return kind + String.valueOf("^>v<".charAt(facing(square).ordinal()));
    }
}
