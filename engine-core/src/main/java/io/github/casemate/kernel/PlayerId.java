package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A seat at the table. Seats are numbered from zero in turn order and shown from one: {@code P1}, {@code P2}, and so
 * on. {@link #SPECTATOR} stands for those who have no seat.
 *
 * @param index the seat, from zero
 */
public record PlayerId(int index) implements Comparable<PlayerId> {

    /**
     * Somebody who only watches. No game has this seat, so no rules ever ask it and nobody can act for it; but every
     * game shows it a view and tells it the events, as it does for its players. A spectator knows what is public and
     * nothing else: less than any of the players.
     */
    public static final PlayerId SPECTATOR = new PlayerId(Integer.MAX_VALUE);

    private static final Array<PlayerId> CACHE = Array.range(0, 16).map(PlayerId::new);
    private static final Array<Array<PlayerId>> FIRST =
            Array.rangeClosed(0, CACHE.size()).map(CACHE::take);

    /**
     * Makes a seat.
     *
     * @param index the seat, from zero
     * @throws IllegalArgumentException if {@code index} is negative
     */
    public PlayerId {
        if (index < 0) {
            throw new IllegalArgumentException("a seat is numbered from 0, not " + index);
        }
    }

    /**
     * {@return the seat with this number; the same instance each time for the first sixteen}
     *
     * @param index the seat, from zero
     */
    public static PlayerId of(int index) {
        return index >= 0 && index < CACHE.size() ? CACHE.get(index) : new PlayerId(index);
    }

    /**
     * {@return the seats of a game for {@code count} players, in turn order}
     *
     * @param count how many players there are
     */
    public static Seq<PlayerId> first(int count) {
        return count >= 0 && count < FIRST.size()
                ? FIRST.get(count)
                : Array.range(0, count).map(PlayerId::of);
    }

    /**
     * {@return the index of this seat at a table}
     *
     * @param players how many players are there
     * @throws IllegalArgumentException if this seat is not one of theirs; it says which are
     */
    public int requireAmong(int players) {
        if (index >= players) {
            throw new IllegalArgumentException(
                    this + " does not play; there are " + first(players).mkString(", "));
        }
        return index;
    }

    @Override
    public int compareTo(PlayerId other) {
        return Integer.compare(index, other.index);
    }

    /** {@code P1} for the first seat. */
    @Override
    public String toString() {
        return index == SPECTATOR.index ? "the spectator" : "P" + (index + 1);
    }
}
