package io.github.casemate.battle.table;

/**
 * What stands on the 144 squares of the Island, and how many of its blocks are live and safe. A value: every change
 * gives another board.
 *
 * @param squares a sign for each square, in the order a1, b1 ... l12: {@code .} is empty, {@code #} a block, {@code !} a
 *     block that a live one beside it has activated. {@code A} to {@code D} is a soldier that looks north, east, south
 *     or west, {@code E} to {@code H} a jeep, {@code I} to {@code L} a tank; small letters are the second seat's. A
 *     character that has landed on a block stands over it until the block is turned over.
 * @param first the squares of the first seat's characters: they follow from the signs, and are kept so that nobody has to
 *     look for them
 * @param second the squares of the second seat's characters
 * @param live how many live blocks lie on the Island (BLK-1)
 * @param safe how many safe blocks lie on the Island (BLK-1)
 * @param waiting how many blocks have been activated and wait to be turned over
 */
public record IslandBoard(String squares, Squares first, Squares second, int live, int safe, int waiting) {

    private static final char EMPTY = '.';
    private static final char BLOCK = '#';
    private static final char ACTIVATED = '!';
    private static final char FIRST = 'A';
    /** Added to the signs of the second seat. */
    private static final int SECOND = 'a' - 'A';

    /**
     * Refuses what has not as many squares as the Island.
     *
     * @param squares a sign for each square, in the order a1, b1 ... l12
     * @param first the squares of the first seat's characters
     * @param second the squares of the second seat's characters
     * @param live how many live blocks lie on the Island
     * @param safe how many safe blocks lie on the Island
     * @param waiting how many blocks have been activated and wait to be turned over
     * @throws IllegalArgumentException if there are more or fewer
     */
    public IslandBoard {
        if (squares.length() != Square.COUNT) {
            throw new IllegalArgumentException("the Island has " + Square.COUNT + " squares, not " + squares.length());
        }
    }

    /**
     * {@return an Island on which nothing stands yet}
     *
     * @param live how many of the blocks to come are live
     * @param safe how many are safe
     */
    public static IslandBoard empty(int live, int safe) {
        return new IslandBoard(String.valueOf(EMPTY).repeat(Square.COUNT), Squares.NONE, Squares.NONE, live, safe, 0);
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
            char sign = squares.charAt(square);
            all = sign == BLOCK || sign == ACTIVATED ? all.with(square) : all;
        }
        return all;
    }

    /**
     * {@return whether nothing is on a square}
     *
     * @param square the index of the square
     */
    public boolean isEmpty(int square) {
        return squares.charAt(square) == EMPTY;
    }

    /**
     * {@return whether a block lies on a square that nobody has activated}
     *
     * @param square the index of the square
     */
    public boolean hasBlock(int square) {
        return squares.charAt(square) == BLOCK;
    }

    /**
     * {@return whether a character stands on a square}
     *
     * @param square the index of the square
     */
    public boolean hasCharacter(int square) {
        return squares.charAt(square) >= FIRST;
    }

    /**
     * {@return the seat of the player whose character stands on a square}
     *
     * @param square the index of a square with a character
     */
    public int owner(int square) {
        return squares.charAt(square) >> 5 & 1;
    }

    /**
     * {@return the kind of the character on a square}
     *
     * @param square the index of a square with a character
     */
    public CharacterKind kind(int square) {
        return CharacterKind.of((squares.charAt(square) - FIRST) >> 2 & 3);
    }

    /**
     * {@return where the character on a square looks}
     *
     * @param square the index of a square with a character
     */
    public Facing facing(int square) {
        return Facing.of(squares.charAt(square) - FIRST);
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
        char sign = (char) (FIRST + SECOND * seat + 4 * kind.ordinal() + facing.ordinal());
        return put(square, sign, seat == 0 ? first.with(square) : first, seat == 0 ? second : second.with(square));
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
        int old = squares.charAt(from) - FIRST;
        StringBuilder changed = new StringBuilder(squares);
        changed.setCharAt(from, EMPTY);
        changed.setCharAt(to, (char) (FIRST + ((old & ~3) | facing.ordinal())));
        boolean ofFirst = owner(from) == 0;
        return new IslandBoard(
                changed.toString(),
                ofFirst ? first.without(from).with(to) : first,
                ofFirst ? second : second.without(from).with(to),
                live,
                safe,
                waiting);
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

    private IslandBoard put(int square, char sign, Squares ofFirst, Squares ofSecond) {
        StringBuilder changed = new StringBuilder(squares);
        changed.setCharAt(square, sign);
        return new IslandBoard(changed.toString(), ofFirst, ofSecond, live, safe, waiting);
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
