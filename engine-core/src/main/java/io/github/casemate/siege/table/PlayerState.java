package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Stones;
import io.vavr.collection.Array;
import org.immutables.value.Value;

/** One player's side of the table. */
@Value.Immutable
public abstract class PlayerState implements WithPlayerState {

    /** How many colonists each player has (SET-1). */
    public static final int COLONISTS = 9;

    /** How many colonists each of the three levels of an imperial board holds (SET-1). */
    public static final int LEVEL = 3;

    PlayerState() {}

    /** {@return whose side it is} */
    public abstract PlayerId id();

    /** {@return how many colonists are at home, on the imperial board} */
    public abstract int home();

    /** {@return how many coins the player has (VIC-4: open to all)} */
    public abstract int coins();

    /** {@return the player's personal supply} */
    public abstract Stones supply();

    /** {@return the forts, the first built first} */
    public abstract Array<Fort> forts();

    /** {@return the ships, the first built first} */
    public abstract Array<BuiltCard> ships();

    /**
     * {@return every card of the player on the table, in the order in which they came into play, which is also the
     * order of triggers (RUL-25)}
     */
    public abstract Array<Card> order();

    /**
     * {@return a side with nothing on it but the colonists at home}
     *
     * @param id whose side it is
     */
    public static PlayerState of(PlayerId id) {
        return ImmutablePlayerState.builder()
                .id(id)
                .home(COLONISTS)
                .coins(0)
                .supply(Stones.NONE)
                .forts(Array.empty())
                .ships(Array.empty())
                .order(Array.empty())
                .build();
    }

    /**
     * COL-2, COL-4: whether the bottom level of the imperial board is empty.
     *
     * @return true if an extra re-roll is due
     */
    public final boolean bottomEmpty() {
        return home() <= 2 * LEVEL;
    }

    /**
     * COL-2, COL-4: whether the middle level of the imperial board is empty.
     *
     * @return true if an extra die is due
     */
    public final boolean middleEmpty() {
        return home() <= LEVEL;
    }

    /**
     * {@return one of the forts}
     *
     * @param card its card
     * @throws IllegalArgumentException if it is not on this side
     */
    public final Fort fort(Card card) {
        return forts().get(requirePlaceOf(card));
    }

    /**
     * Changes a fort, and what it takes from the board and the supply.
     *
     * @param fort the fort after it
     * @param home the colonists on the imperial board after it
     * @param supply the personal supply after it
     * @return the side after it
     * @throws IllegalArgumentException if the fort is not on this side
     */
    public final PlayerState with(Fort fort, int home, Stones supply) {
        return ImmutablePlayerState.of(
                id(), home, coins(), supply, updated(requirePlaceOf(fort.card()), fort), ships(), order());
    }

    /** The index of a fort among the forts, or -1. */
    final int placeOf(Card card) {
        for (int place = 0; place < forts().size(); place++) {
            if (forts().get(place).card().is(card)) {
                return place;
            }
        }
        return -1;
    }

    /** A card that came into play, with the forts and ships as they are now. */
    final PlayerState entered(Card card, Array<Fort> forts, Array<BuiltCard> ships) {
        return ImmutablePlayerState.of(id(), home(), coins(), supply(), forts, ships, order().append(card));
    }

    /** A card that left play, with the forts and ships as they are now. */
    final PlayerState left(Card card, Array<Fort> forts, Array<BuiltCard> ships) {
        return ImmutablePlayerState.of(id(), home(), coins(), supply(), forts, ships, order().remove(card));
    }

    @Override
    public final String toString() {
        return String.format(
                "%s[home %d, coins %d, supply %s, forts %s, ships %s]",
                id(), home(), coins(), supply(), forts().mkString("[", ", ", "]"), ships().mkString("[", ", ", "]"));
    }

    private Array<Fort> updated(int place, Fort fort) {
        return forts().size() == 1 ? Array.of(fort) : forts().update(place, fort);
    }

    private int requirePlaceOf(Card card) {
        int place = placeOf(card);
        if (place < 0) {
            throw new IllegalArgumentException("there is no fort " + card.name() + " on the table");
        }
        return place;
    }
}
