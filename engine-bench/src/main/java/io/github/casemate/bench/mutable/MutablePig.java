package io.github.casemate.bench.mutable;

/**
 * Pig for two players, first to 100. A turn begins with a forced roll; after each roll other than a one, the player
 * rolls again or holds. A one loses the pot and ends the turn; holding banks it.
 */
public final class MutablePig {

    /** The number of points that wins. */
    public static final int TARGET = 100;

    private int mine;
    private int theirs;
    private int pot;
    private int active;
    private boolean rolling;
    private boolean over;
    private int decisions;

    /** A new game, player 0 to roll. */
    public MutablePig() {
        reset();
    }

    /** Begins a new game. */
    public void reset() {
        mine = 0;
        theirs = 0;
        pot = 0;
        active = 0;
        rolling = true;
        over = false;
        decisions = 0;
    }

    /** Whether somebody has banked the target. */
    public boolean over() {
        return over;
    }

    /** The winner, or -1 while the game goes on. */
    public int winner() {
        return over ? active : -1;
    }

    /** Who is asked: a player, or -1 when the die is to be rolled and after the end. */
    public int toAct() {
        return rolling || over ? -1 : active;
    }

    /** The decisions of players so far. */
    public int decisions() {
        return decisions;
    }

    /** Answers the question: 0 rolls again, 1 holds. */
    public void choose(int option) {
        decisions++;
        if (option == 0) {
            rolling = true;
            return;
        }
        mine += pot;
        if (mine >= TARGET) {
            over = true;
        } else {
            passTurn();
        }
    }

    /** Settles a roll, 1 to 6. */
    public void chanceRoll(int face) {
        if (face == 1) {
            passTurn();
        } else {
            pot += face;
            rolling = false;
        }
    }

    private void passTurn() {
        int swap = mine;
        mine = theirs;
        theirs = swap;
        pot = 0;
        active ^= 1;
        rolling = true;
    }

    /** Plays to the end with random answers and returns the winner. */
    public int playout(SplitMix random) {
        while (!over) {
            if (rolling) {
                chanceRoll(1 + random.nextInt(6));
            } else {
                choose((int) (random.nextLong() >>> 63));
            }
        }
        return active;
    }
}
