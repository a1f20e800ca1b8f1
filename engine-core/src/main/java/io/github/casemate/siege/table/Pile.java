package io.github.casemate.siege.table;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;

/**
 * Cards in one place: those that are known, and how many more there are. In a full state nothing is hidden.
 *
 * @param known the cards that are known to be here
 * @param hidden how many more are here
 */
public record Pile(CardSet known, int hidden) {

    /** No card. */
    public static final Pile EMPTY = new Pile(CardSet.NONE, 0);

    /**
     * {@return a pile of known cards}
     *
     * @param cards the cards
     */
    public static Pile of(CardSet cards) {
        return cards.isEmpty() ? EMPTY : new Pile(cards, 0);
    }

    /**
     * {@return a pile of one known card}
     *
     * @param card the card
     */
    public static Pile of(Card card) {
        return new Pile(CardSet.NONE.plus(card), 0);
    }

    /** {@return how many cards there are, known and hidden together} */
    public int size() {
        return known.size() + hidden;
    }

    /** {@return whether there is no card} */
    public boolean isEmpty() {
        return size() == 0;
    }

    /**
     * {@return two piles put together}
     *
     * @param others the other pile
     */
    public Pile plus(Pile others) {
        if (isEmpty()) {
            return others;
        }
        return others.isEmpty() ? this : new Pile(known.plus(others.known), hidden + others.hidden);
    }

    /**
     * {@return what is left when cards are taken away} Those that are not known to be here must have been among the
     * hidden ones.
     *
     * @param others the cards that go
     * @throws IllegalArgumentException if there are not that many hidden cards
     */
    public Pile minus(Pile others) {
        CardSet rest = known.minus(others.known);
        int unknown = others.size() - (known.size() - rest.size());
        if (unknown > hidden) {
            throw new IllegalArgumentException("there is no " + others + " in " + this);
        }
        return new Pile(rest, hidden - unknown);
    }

    /**
     * {@return the same pile without some cards, if they are known to be here}
     *
     * @param others the cards
     */
    public Pile without(CardSet others) {
        return new Pile(known.minus(others), hidden);
    }

    /**
     * {@return the same pile after some of its cards have become known}
     *
     * @param seen cards that are here
     */
    public Pile revealing(CardSet seen) {
        CardSet all = known.plus(seen);
        return new Pile(all, size() - all.size());
    }

    /**
     * The same pile as seen by somebody who knows only some cards.
     *
     * @param visible the cards they know
     * @return the pile with the others hidden
     */
    public Pile seen(CardSet visible) {
        CardSet rest = known.and(visible);
        return new Pile(rest, size() - rest.size());
    }

    /** {@return the same pile as seen by somebody who knows none of its cards} */
    public Pile allHidden() {
        return seen(CardSet.NONE);
    }
}
