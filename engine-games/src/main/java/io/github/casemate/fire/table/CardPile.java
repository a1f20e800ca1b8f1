package io.github.casemate.fire.table;

/**
 * Cards in one place: those that are known, and how many others there are. On a full table all are known.
 *
 * @param known the known cards by kind
 * @param hidden how many others there are
 */
public record CardPile(Counts known, int hidden) {

    /**
     * {@return an empty pile}
     *
     * @param kinds how many kinds of cards there are
     */
    public static CardPile none(int kinds) {
        return new CardPile(Counts.none(kinds), 0);
    }

    /** {@return how many cards there are} */
    public int size() {
        return known.total() + hidden;
    }

    /** {@return the same pile for somebody who knows none of its cards} */
    public CardPile unknown() {
        return new CardPile(Counts.none(known.kinds()), size());
    }

    /**
     * {@return the pile with one more card}
     *
     * @param card its number; negative if it is not known
     */
    public CardPile plus(int card) {
        return card < 0 ? new CardPile(known, hidden + 1) : new CardPile(known.plus(card, 1), hidden);
    }

    /**
     * {@return the pile with one card less; of a pile that is not known, it is one of the hidden cards}
     *
     * @param card its number; negative if it is not known
     */
    public CardPile minus(int card) {
        return hidden > 0 ? new CardPile(known, hidden - 1) : new CardPile(known.plus(card, -1), 0);
    }

    /**
     * {@return both piles together}
     *
     * @param other the other pile
     */
    public CardPile plus(CardPile other) {
        return new CardPile(known.plus(other.known), hidden + other.hidden);
    }
}
