package io.github.casemate.ai.arena.game;

import io.vavr.collection.Array;

/**
 * A game that is to be played: who sits where, and what chance will do.
 *
 * @param number which game of the arena it is, from zero
 * @param pairing who meets, by name; two entrants, or a whole table of different ones, or one alone
 * @param round which seed of the pairing it is, from zero; all its seatings are played with the same seed
 * @param seats the name of the entrant on each seat of the game; {@link #NOBODY} on a seat that no entrant fills
 * @param seed where the outcomes of chance come from, as in {@link io.github.casemate.kernel.Match}
 */
public record Fixture(int number, Array<String> pairing, int round, Array<String> seats, long seed) {

    /** The name on a seat that no entrant fills, such as one that the rules of a solo game play themselves. */
    public static final String NOBODY = "-";

    /**
     * {@return what a text says}
     *
     * @param text what {@link #text} has written
     * @throws IllegalArgumentException if it is not a fixture, or not all of it
     */
    public static Fixture read(String text) {
        return RecordText.fixture(text);
    }

    /** {@return everything as one {@linkplain CheckedLine line}, with its end: number, seed, round, pairing and seats} */
    public String text() {
        return RecordText.of(this);
    }

    /** The number of the game, who meets, and who sits where. */
    @Override
    public String toString() {
        return "game " + number + " of " + pairing.mkString(" and ") + ", seats " + seats.mkString(", ") + ", seed "
                + seed;
    }
}
