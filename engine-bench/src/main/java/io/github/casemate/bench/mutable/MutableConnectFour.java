package io.github.casemate.bench.mutable;

/**
 * Connect Four on 7 columns of 6, as two bitboards with seven bits per column (the top one always empty). As on the
 * kernel, the last open column is not a choice: it is filled without asking, and its discs are not decisions.
 */
public final class MutableConnectFour {

    private static final long COLUMN = 0x3F;
    private static final int COLUMNS = 7;

    /** The n-th open column for each mask of open columns, three bits each. */
    private static final int[] NTH = new int[1 << COLUMNS];

    static {
        for (int open = 0; open < NTH.length; open++) {
            for (int column = COLUMNS - 1; column >= 0; column--) {
                if ((open >> column & 1) != 0) {
                    NTH[open] = NTH[open] << 3 | column;
                }
            }
        }
    }

    private long mine;
    private long all;
    private int open;
    private int active;
    private int winner;
    private int unasked;
    private boolean over;

    /** A new game, player 0 to move. */
    public MutableConnectFour() {
        reset();
    }

    /** Begins a new game. */
    public void reset() {
        mine = 0;
        all = 0;
        open = NTH.length - 1;
        active = 0;
        winner = -1;
        unasked = 0;
        over = false;
    }

    /** Whether somebody has four in a row or the board is full. */
    public boolean over() {
        return over;
    }

    /** The winner, or -1 while the game goes on and after a draw. */
    public int winner() {
        return winner;
    }

    /** The player to move, or -1 after the end. */
    public int toAct() {
        return over ? -1 : active;
    }

    /** The number of columns that are not full. */
    public int optionCount() {
        return Integer.bitCount(open);
    }

    /** The column, 0 to 6, that an option drops into. */
    public int column(int option) {
        return NTH[open] >> (3 * option) & 7;
    }

    /** The discs dropped so far, except those in a last open column. */
    public int decisions() {
        return Long.bitCount(all) - unasked;
    }

    /** Drops a disc into the column with this number among the open ones. */
    public void choose(int option) {
        int column = column(option);
        int shift = column * 7;
        long disc = all + (1L << shift) & COLUMN << shift;
        all |= disc;
        long now = mine | disc;
        if (fourInRow(now)) {
            winner = active;
            over = true;
            return;
        }
        mine = all ^ now;
        active ^= 1;
        if ((disc >>> (shift + 5) & 1) != 0) {
            close(column);
        }
    }

    private void close(int column) {
        open ^= 1 << column;
        over = open == 0;
        if (Integer.bitCount(open) == 1) {
            while (!over) {
                unasked++;
                choose(0);
            }
        }
    }

    private static boolean fourInRow(long discs) {
        long up = discs & discs >> 1;
        long right = discs & discs >> 7;
        long rising = discs & discs >> 8;
        long falling = discs & discs >> 6;
        return ((up & up >> 2) | (right & right >> 14) | (rising & rising >> 16) | (falling & falling >> 12)) != 0;
    }

    /** Plays to the end with random moves and returns the winner, or -1 for a draw. */
    public int playout(SplitMix random) {
        while (!over) {
            choose(random.nextInt(Integer.bitCount(open)));
        }
        return winner;
    }
}
