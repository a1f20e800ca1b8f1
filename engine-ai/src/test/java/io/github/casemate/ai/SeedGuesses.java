package io.github.casemate.ai;

import io.vavr.collection.List;
import java.util.random.RandomGenerator;

/** Where a SplitMix64 may have come from: its mixing can be undone, step by step. */
final class SeedGuesses {

    /** How many guesses there are. */
    static final int WAYS = 54;

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private SeedGuesses() {}

    /** Seeds from which a generator that is still unused could have been made plainly, for a seat and a decision. */
    static List<Long> from(RandomGenerator random, int seat, int decision) {
        long start = unmixed(random.nextLong()) - GAMMA;
        List<Long> direct = List.of(start, unmixed(start) - GAMMA);
        List<Long> numbered = List.of(0L, (long) decision, (long) seat, ~(long) decision, 2L * decision + seat)
                .map(n -> numbered(start, n));
        List<Long> twice = List.of(
                numbered(drawn(numbered(start, decision)), seat),
                numbered(drawn(numbered(start, seat)), decision),
                numbered(drawn(start), decision));
        List<Long> shifted = List.of(
                start - decision,
                start ^ decision,
                start - seat,
                start ^ seat,
                start - decision - seat,
                start + GAMMA,
                start - GAMMA,
                Long.reverse(start));
        List<Long> all = direct.appendAll(numbered).appendAll(twice).appendAll(shifted);
        return all.appendAll(all.map(seed -> ~seed)).appendAll(all.map(seed -> -seed));
    }

    /** The seed whose n-th generator starts so. */
    private static long numbered(long start, long n) {
        return unmixed(unmixed(start) - n * GAMMA) - GAMMA;
    }

    /** The start of the generator that drew this first. */
    private static long drawn(long first) {
        return unmixed(first) - GAMMA;
    }

    private static long unmixed(long mixed) {
        long z = unshifted(mixed, 31) * inverse(0x94D049BB133111EBL);
        z = unshifted(z, 27) * inverse(0xBF58476D1CE4E5B9L);
        return unshifted(z, 30);
    }

    /** Undoes {@code z ^ (z >>> bits)}. */
    private static long unshifted(long shifted, int bits) {
        long z = shifted;
        for (int known = bits; known < Long.SIZE; known += bits) {
            z = shifted ^ (z >>> bits);
        }
        return z;
    }

    /** By Newton's method: each round doubles the bits that are right. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int round = 0; round < 6; round++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }
}
