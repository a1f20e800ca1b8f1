package io.github.casemate.fire.table;

import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** How many there are of each of several kinds: elements, or cards. A value; each change makes a new one. */
public final class Counts {

    private final int[] numbers;
    private final int total;

    private Counts(int[] numbers, int total) {
        this.numbers = numbers;
        this.total = total;
    }

    /**
     * {@return none of each kind}
     *
     * @param kinds how many kinds there are
     */
    public static Counts none(int kinds) {
        return new Counts(new int[kinds], 0);
    }

    /**
     * {@return numbers by kind}
     *
     * @param numbers the numbers
     */
    public static Counts of(int... numbers) {
        return new Counts(numbers.clone(), Arrays.stream(numbers).sum());
    }

    /**
     * {@return how many there are of a kind}
     *
     * @param kind the kind
     */
    public int of(int kind) {
        return numbers[kind];
    }

    /** {@return how many there are in all} */
    public int total() {
        return total;
    }

    /** {@return how many kinds there are} */
    public int kinds() {
        return numbers.length;
    }

    /**
     * {@return the same with more of one kind}
     *
     * @param kind the kind
     * @param more how many more; may be negative
     * @throws IllegalStateException if there would be fewer than none
     */
    public Counts plus(int kind, int more) {
        int[] changed = numbers.clone();
        changed[kind] += more;
        if (changed[kind] < 0) {
            throw new IllegalStateException("fewer than none of kind " + kind + " in " + this);
        }
        return new Counts(changed, total + more);
    }

    /**
     * {@return both together}
     *
     * @param other the other
     */
    public Counts plus(Counts other) {
        return combined(other, 1);
    }

    /**
     * {@return these without others}
     *
     * @param other what is taken away
     * @throws IllegalStateException if there would be fewer than none
     */
    public Counts minus(Counts other) {
        return combined(other, -1);
    }

    private Counts combined(Counts other, int sign) {
        int[] changed = numbers.clone();
        for (int kind = 0; kind < changed.length; kind++) {
            changed[kind] += sign * other.numbers[kind];
            if (changed[kind] < 0) {
                throw new IllegalStateException(other + " cannot be taken from " + this);
            }
        }
        return new Counts(changed, total + sign * other.total);
    }

    /** {@return the numbers by kind} */
    public Array<Integer> numbers() {
        return Array.ofAll(numbers);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Counts that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
