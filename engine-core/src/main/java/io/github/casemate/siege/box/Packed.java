package io.github.casemate.siege.box;

import java.util.function.IntFunction;

/** What {@link Faces} and {@link Stones} have in common: several small numbers in one {@code int}. */
final class Packed {

    private Packed() {}

    /** The sum of all numbers, each of so many bits. */
    static int total(int packed, int bits) {
        int sum = 0;
        for (int rest = packed; rest != 0; rest >>>= bits) {
            sum += rest & (1 << bits) - 1;
        }
        return sum;
    }

    /** Every thing as often as it is counted, such as {@code [BLACK, WHITE, WHITE]}. */
    static String text(int packed, int bits, int things, IntFunction<?> thing) {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < things; i++) {
            for (int n = packed >>> (i * bits) & (1 << bits) - 1; n > 0; n--) {
                text.append(text.length() > 1 ? ", " : "").append(thing.apply(i));
            }
        }
        return text.append(']').toString();
    }
}
