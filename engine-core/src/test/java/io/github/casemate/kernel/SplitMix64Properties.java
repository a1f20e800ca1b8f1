package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Positive;

class SplitMix64Properties {

    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);
    /** Taken for any bound: the product with it ends in the bound itself. */
    private static final long ALWAYS_TAKEN = 1;

    /** Lemire's method in numbers of any length. */
    @Property
    void belowIsTheHighHalfOfTheProductUnlessTheLowHalfIsLeftOver(@ForAll long bits, @ForAll @Positive long bound) {
        BigInteger[] halves = new BigInteger(Long.toUnsignedString(bits))
                .multiply(BigInteger.valueOf(bound))
                .divideAndRemainder(TWO_TO_64);
        boolean leftOver = halves[1].compareTo(TWO_TO_64.mod(BigInteger.valueOf(bound))) < 0;
        RandomGenerator random = LongStream.of(bits, ALWAYS_TAKEN).iterator()::nextLong;
        assertThat(SplitMix64.below(random, bound)).isEqualTo(leftOver ? 0 : halves[0].longValueExact());
    }

    @Property(tries = 100_000)
    void theHighProductIsThatOfTheJdk(@ForAll long one, @ForAll long other) {
        assertThat(SplitMix64.highProduct(one, other)).isEqualTo(highProductOfTheJdk(one, other));
    }

    @Property
    void aNumberFromARangeLiesInIt(
            @ForAll long seed,
            @ForAll @LongRange(min = Long.MIN_VALUE, max = Long.MAX_VALUE - 1) long one,
            @ForAll @LongRange(min = Long.MIN_VALUE, max = Long.MAX_VALUE - 1) long other) {
        long least = Math.min(one, other);
        long most = Math.max(one, other);
        assertThat(new SplitMix64(seed).nextLong(least, most + 1)).isBetween(least, most);
    }

    @Property
    void equalSeedsGiveEqualNumbers(@ForAll long seed, @ForAll long n) {
        SplitMix64 one = SplitMix64.of(seed, n);
        SplitMix64 other = SplitMix64.of(seed, n);
        for (int i = 0; i < 10; i++) {
            assertThat(one.nextLong()).isEqualTo(other.nextLong());
        }
    }

    /** The JDK takes both as signed. */
    static long highProductOfTheJdk(long one, long other) {
        return Math.multiplyHigh(one, other) + ((one >> 63) & other) + ((other >> 63) & one);
    }
}
