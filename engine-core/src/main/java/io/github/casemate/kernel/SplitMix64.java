package io.github.casemate.kernel;

import java.util.random.RandomGenerator;

/**
 * The random generator of Casemate: SplitMix64 (Steele, Lea and Flood, 2014) with bounded draws by multiplication and
 * rejection (Lemire, 2019). Both are written out here, and every draw of the kernel goes through {@link #below}, so a
 * seed means the same game on every JDK.
 *
 * <p>A generator is mutable and belongs to the code that made it. Do not use it to keep secrets: anyone who sees enough
 * outcomes can compute the rest.
 */
public final class SplitMix64 implements RandomGenerator {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final long LOW_HALF = 0xFFFFFFFFL;

    private long state;

    /**
     * A generator that starts from a seed.
     *
     * @param seed any number
     */
    public SplitMix64(long seed) {
        this.state = seed;
    }

    /**
     * The n-th generator of a seed. Generators with different numbers are unrelated streams.
     *
     * @param seed any number
     * @param n which one
     * @return a new generator, the same for the same arguments
     */
    public static SplitMix64 of(long seed, long n) {
        return new SplitMix64(mix(mix(seed + GOLDEN_GAMMA) + n * GOLDEN_GAMMA));
    }

    /**
     * A number from zero up to a bound, all equally likely, from the {@code nextLong} of any generator.
     *
     * @param random where the bits come from
     * @param bound how many numbers there are
     * @return a number of at least 0 and less than {@code bound}
     * @throws IllegalArgumentException if the bound is not positive
     */
    public static long below(RandomGenerator random, long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("a bound is positive, not " + bound);
        }
        long bits = random.nextLong();
        long low = bits * bound;
        if (Long.compareUnsigned(low, bound) < 0) {
            long threshold = Long.remainderUnsigned(-bound, bound);
            while (Long.compareUnsigned(low, threshold) < 0) {
                bits = random.nextLong();
                low = bits * bound;
            }
        }
        return highProduct(bits, bound);
    }

    @Override
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    @Override
    public long nextLong(long bound) {
        return below(this, bound);
    }

    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("no number from " + origin + " on lies below " + bound);
        }
        long range = bound - origin;
        if (range > 0) {
            return origin + below(this, range);
        }
        // The range has more numbers than a long can count, so at least half of all longs are in it.
        long number = nextLong();
        while (number < origin || number >= bound) {
            number = nextLong();
        }
        return number;
    }

    @Override
    public int nextInt(int bound) {
        return (int) below(this, bound);
    }

    @Override
    public int nextInt(int origin, int bound) {
        return (int) (origin + below(this, (long) bound - origin));
    }

    /**
     * The upper half of the product of two unsigned numbers, computed by halves as on paper: no sum here can overflow.
     * It is written out because class libraries for browsers lack {@link Math#multiplyHigh}.
     */
    static long highProduct(long one, long other) {
        long oneLow = one & LOW_HALF;
        long oneHigh = one >>> 32;
        long otherLow = other & LOW_HALF;
        long otherHigh = other >>> 32;
        long middle = oneHigh * otherLow + ((oneLow * otherLow) >>> 32);
        long carried = oneLow * otherHigh + (middle & LOW_HALF);
        return oneHigh * otherHigh + (middle >>> 32) + (carried >>> 32);
    }

    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
