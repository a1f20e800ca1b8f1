package io.github.casemate.siege.box;

import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;

/**
 * A set of cards of one deck, by their numbers: at most 128. The deck knows the cards themselves:
 *
 * <pre>{@code
 * for (Card card : table.main().cards(set)) { ... }
 * }</pre>
 *
 * @param low one bit for each of the first 64 cards
 * @param high one bit for each of the others
 */
public record CardSet(long low, long high) {

    /** No card. */
    public static final CardSet NONE = new CardSet(0, 0);

    /** How many different cards a deck can have. */
    public static final int MOST_CARDS = 128;

    /**
     * {@return a set of some cards}
     *
     * @param cards the cards
     */
    public static CardSet of(Card... cards) {
        return ofAll(Array.of(cards));
    }

    /**
     * {@return a set of some cards}
     *
     * @param cards the cards
     */
    public static CardSet ofAll(Iterable<Card> cards) {
        CardSet set = NONE;
        for (Card card : cards) {
            set = set.plus(card);
        }
        return set;
    }

    /**
     * The set of the first cards of a deck.
     *
     * @param count how many
     * @return the set of the numbers below {@code count}
     */
    public static CardSet first(int count) {
        return new CardSet(
                count >= 64 ? -1L : (1L << count) - 1, count <= 64 ? 0 : count >= 128 ? -1L : (1L << (count - 64)) - 1);
    }

    /**
     * {@return whether a card is in the set}
     *
     * @param card the card
     */
    public boolean contains(Card card) {
        return contains(card.number());
    }

    /**
     * {@return whether a card is in the set}
     *
     * @param number the card's number
     */
    public boolean contains(int number) {
        return number >= 0 && number < MOST_CARDS && ((number < 64 ? low >>> number : high >>> (number - 64)) & 1) == 1;
    }

    /**
     * {@return whether all cards of another set are in this one}
     *
     * @param others the other set
     */
    public boolean containsAll(CardSet others) {
        return (others.low & ~low) == 0 && (others.high & ~high) == 0;
    }

    /** {@return how many cards there are} */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** {@return whether there is no card} */
    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /**
     * This set and one more card.
     *
     * @param card the card
     * @return the larger set
     * @throws IllegalArgumentException if the card has no number
     */
    public CardSet plus(Card card) {
        if (card.number() < 0) {
            throw new IllegalArgumentException(card.name() + " belongs to no deck");
        }
        return plus(card.number());
    }

    /**
     * This set and one more card.
     *
     * @param number the card's number
     * @return the larger set
     */
    public CardSet plus(int number) {
        return number < 64 ? new CardSet(low | 1L << number, high) : new CardSet(low, high | 1L << (number - 64));
    }

    /**
     * {@return two sets together}
     *
     * @param others the other set
     */
    public CardSet plus(CardSet others) {
        if (containsAll(others)) {
            return this;
        }
        return others.containsAll(this) ? others : new CardSet(low | others.low, high | others.high);
    }

    /**
     * This set without one card.
     *
     * @param card the card
     * @return the smaller set, or the same if the card was not there
     */
    public CardSet minus(Card card) {
        return contains(card) ? minus(NONE.plus(card)) : this;
    }

    /**
     * This set without the cards of another.
     *
     * @param others the other set
     * @return the difference
     */
    public CardSet minus(CardSet others) {
        return ((low & others.low) | (high & others.high)) == 0
                ? this
                : new CardSet(low & ~others.low, high & ~others.high);
    }

    /**
     * {@return what two sets have in common}
     *
     * @param others the other set
     */
    public CardSet and(CardSet others) {
        return new CardSet(low & others.low, high & others.high);
    }

    /**
     * {@return the number of a card by its place in the set}
     *
     * @param place the place from zero, in rising order of numbers
     * @throws NoSuchElementException if there are not that many cards
     */
    public int at(int place) {
        int number = nth(low, high, place);
        if (number < 0) {
            throw new NoSuchElementException("place " + place + " in " + this);
        }
        return number;
    }

    /**
     * {@return some of these cards, picked one after another, each as likely as the others that are left}
     *
     * @param count how many; not more than there are
     * @param random where chance comes from
     */
    public CardSet pick(int count, RandomGenerator random) {
        long lowLeft = low;
        long highLeft = high;
        int size = size();
        for (int picked = 0; picked < count; picked++) {
            int number = nth(lowLeft, highLeft, (int) SplitMix64.below(random, size - picked));
            if (number < 64) {
                lowLeft &= ~(1L << number);
            } else {
                highLeft &= ~(1L << (number - 64));
            }
        }
        return new CardSet(low & ~lowLeft, high & ~highLeft);
    }

    private static int nth(long low, long high, int place) {
        int left = place - Long.bitCount(low);
        boolean isLow = left < 0;
        long bits = isLow ? low : high;
        for (int skipped = isLow ? place : left; skipped > 0; skipped--) {
            bits &= bits - 1;
        }
        return bits == 0 ? -1 : Long.numberOfTrailingZeros(bits) + (isLow ? 0 : 64);
    }

    /**
     * {@return the number of the first card of the set from a number on, or -1 if there is none}
     *
     * @param from the number
     */
    public int next(int from) {
        if (from < 64) {
            long rest = low >>> from << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        long rest = from <= 64 ? high : from >= MOST_CARDS ? 0 : high >>> (from - 64) << (from - 64);
        return rest == 0 ? -1 : 64 + Long.numberOfTrailingZeros(rest);
    }

    /**
     * The numbers of the cards one by one.
     *
     * @return the numbers in rising order
     */
    public Iterator<Integer> numbers() {
        return Iterator.iterate(next(0), number -> next(number + 1)).takeWhile(number -> number >= 0);
    }

    /** Such as {@code {3, 17}}. */
    @Override
    public String toString() {
        return numbers().mkString("{", ", ", "}");
    }
}
