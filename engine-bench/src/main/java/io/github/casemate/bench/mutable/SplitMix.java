package io.github.casemate.bench.mutable;

/** The SplitMix64 generator: one addition and a few multiplications per number, no allocation. */
public final class SplitMix {

    private long state;

    /** A generator that starts from the given seed. */
    public SplitMix(long seed) {
        state = seed;
    }

    /** The next 64 random bits. */
    public long nextLong() {
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** A number from 0 to bound - 1; the bias of the multiplication is below bound / 2^32. */
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }
}
