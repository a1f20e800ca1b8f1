package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Bounds;
import io.vavr.collection.Array;

/**
 * The colonists on a card, counted for each player. Those of players other than the owner are infiltrators, but
 * otherwise colonists like any other.
 *
 * @param packed four bits for each player; made and read by the methods here
 */
public record Crew(int packed) {

    /** Nobody. */
    public static final Crew NONE = new Crew(0);

    /** The crews that two players can make up, created once. */
    private static final Array<Crew> COMMON = Array.range(0, 256).map(Crew::new);

    /** How many players can have colonists on one card. */
    static final int MOST_PLAYERS = 8;

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;
    private static final int TOPS = 0x88888888;

    /**
     * Colonists of one player.
     *
     * @param player whose
     * @param number how many
     * @return the crew
     */
    public static Crew of(PlayerId player, int number) {
        return NONE.plus(player, number);
    }

    /**
     * {@return how many colonists of a player there are}
     *
     * @param player whose
     */
    public int count(PlayerId player) {
        return packed >>> (player.index() * BITS) & MASK;
    }

    /** {@return whether there is no colonist of any player} */
    public boolean isEmpty() {
        return packed == 0;
    }

    /**
     * The colonists of some players.
     *
     * @param players how many players, from the first seat on
     * @return the colonists of that many players
     */
    public Crew keeping(int players) {
        return players >= MOST_PLAYERS ? this : of(packed & (1 << (players * BITS)) - 1);
    }

    /**
     * More colonists of a player.
     *
     * @param player whose
     * @param number how many more
     * @return the larger crew
     * @throws IllegalArgumentException if there are too many to be counted, the number is negative, or there is no such
     *     seat
     */
    public Crew plus(PlayerId player, int number) {
        return of(Bounds.sum(packed, Bounds.packed(number, MASK, player.index() * BITS), TOPS));
    }

    /**
     * {@return this crew as a tally, with more colonists of a player} It stops at the largest number that can be
     * counted.
     *
     * @param player whose
     * @param number how many more
     */
    public Crew tallied(PlayerId player, int number) {
        return plus(player, Math.min(number, MASK - count(player)));
    }

    /**
     * Fewer colonists of a player.
     *
     * @param player whose
     * @param number how many fewer
     * @return the smaller crew
     * @throws IllegalArgumentException if there are not that many
     */
    public Crew minus(PlayerId player, int number) {
        if (count(player) < number) {
            throw new IllegalArgumentException("there are not " + number + " colonists of " + player + " in " + this);
        }
        return of(packed - Bounds.packed(number, MASK, player.index() * BITS));
    }

    /** Such as {@code {P1: 3}}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int seat = 0; seat < Integer.SIZE / BITS; seat++) {
            PlayerId player = PlayerId.of(seat);
            if (count(player) > 0) {
                text.append(text.length() > 1 ? ", " : "")
                        .append(player)
                        .append(": ")
                        .append(count(player));
            }
        }
        return text.append('}').toString();
    }

    private static Crew of(int packed) {
        return packed >= 0 && packed < COMMON.size() ? COMMON.get(packed) : new Crew(packed);
    }
}
