package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.PrimitiveIterator;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers here are part of the format: a change to one of them changes every recorded match. */
class SplitMix64Test {

    @Test
    void givesTheNumbersOfThePublishedAlgorithm() {
        SplitMix64 random = new SplitMix64(1234567L);
        assertThat(List.fill(5, () -> Long.toUnsignedString(random.nextLong())))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 6235967106033911276",
        "0, 1, 2558736989570252433",
        "42, 0, 14241928491073317330",
        "42, 1, 7138415436909018950",
        "42, 2, 622664797948044658",
        "-1, 7, 9029921353820447864",
        "1234567, 1000000, 7785754442631113826",
        "9223372036854775807, 9223372036854775807, 1185335742441994257",
    })
    void givesTheSameNthGeneratorOfASeedOnEveryMachine(long seed, long n, String first) {
        assertThat(Long.toUnsignedString(SplitMix64.of(seed, n).nextLong())).isEqualTo(first);
    }

    @Test
    void givesANewGeneratorEachTimeTheNthIsAskedFor() {
        SplitMix64 one = SplitMix64.of(42, 3);
        long first = one.nextLong();
        assertThat(one.nextLong()).isNotEqualTo(first);
        assertThat(SplitMix64.of(42, 3).nextLong()).isEqualTo(first);
    }

    @Test
    void givesUnrelatedGeneratorsForNeighbouringSeedsAndNumbers() {
        Array<Long> first = Array.range(0, 100)
                .crossProduct()
                .map(at -> SplitMix64.of(at._1(), at._2()).nextLong())
                .toArray();
        assertThat(first.distinct()).hasSize(10_000);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1 0 0 0 0 1",
        "3, 2 0 0 1 0 2",
        "6, 4 0 1 2 0 5",
        "52, 38 8 14 17 1 45",
        "1000000007, 741564883 159910393 278601132 344190718 38030168 868228082",
        "9223372036854775807, 6839728766377637705 1474913046063446145 2569641874231381928 3174599030129127881 350766393070981624 8007990562831494530",
    })
    void drawsTheSameNumbersBelowABoundOnEveryMachine(long bound, String drawn) {
        SplitMix64 random = new SplitMix64(42);
        assertThat(List.fill(6, () -> SplitMix64.below(random, bound)).mkString(" "))
                .isEqualTo(drawn);
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                1,
                2,
                3,
                6,
                Integer.MAX_VALUE,
                1L << 32,
                (1L << 62) - 1,
                1L << 62,
                (1L << 62) + 1,
                Long.MAX_VALUE - 1,
                Long.MAX_VALUE
            })
    void staysBelowTheBound(long bound) {
        SplitMix64 random = new SplitMix64(7);
        for (int i = 0; i < 10_000; i++) {
            assertThat(SplitMix64.below(random, bound)).isBetween(0L, bound - 1);
        }
    }

    @Test
    void reachesBothHalvesOfAHugeBound() {
        SplitMix64 random = new SplitMix64(7);
        List<Long> drawn = List.fill(1_000, () -> SplitMix64.below(random, Long.MAX_VALUE));
        assertThat(drawn.count(number -> number >= Long.MAX_VALUE / 2)).isBetween(440, 560);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE})
    void refusesABoundThatIsNotPositive(long bound) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SplitMix64.below(new SplitMix64(0), bound))
                .withMessage("a bound is positive, not " + bound);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 6, 7, 10, 52, 100})
    void drawsAllNumbersBelowASmallBoundEquallyOften(int bound) {
        GoodnessOfFit.assertSamplesFollowWeights(
                Distribution.uniform(Array.range(0, bound)), new SplitMix64(20_260_101), 1_000 * bound);
    }

    /** Of the 2^64 numbers only zero is too many for three equal thirds: every other one is taken at once. */
    @Test
    void cutsAllNumbersButOneIntoEqualThirds() {
        long third = 0x5555555555555555L;
        assertThat(takenAtOnce(3, 1)).isEqualTo(0);
        assertThat(takenAtOnce(3, third)).isEqualTo(0);
        assertThat(takenAtOnce(3, third + 1)).isEqualTo(1);
        assertThat(takenAtOnce(3, 2 * third)).isEqualTo(1);
        assertThat(takenAtOnce(3, 2 * third + 1)).isEqualTo(2);
        assertThat(takenAtOnce(3, 3 * third)).isEqualTo(2);
        assertThat(3 * third).as("the last number there is").isEqualTo(-1L);
    }

    @Test
    void drawsAgainAsOftenAsANumberIsOneTooMany() {
        assertThat(SplitMix64.below(scripted(0, -1), 3)).isEqualTo(2);
        assertThat(SplitMix64.below(scripted(0, 0, 0, 1), 3)).isEqualTo(0);
    }

    /** A bound of 2^62 + 1 fits three times into 2^64, and 2^62 - 3 numbers are left over. */
    @Test
    void drawsAgainBelowTheThresholdAndNotOnIt() {
        long bound = (1L << 62) + 1;
        long onTheThreshold = -3;
        long justBelowTheThreshold = (1L << 62) - 4;
        assertThat(onTheThreshold * bound).isEqualTo((1L << 62) - 3);
        assertThat(justBelowTheThreshold * bound).isEqualTo((1L << 62) - 4);

        assertThat(takenAtOnce(bound, onTheThreshold)).isEqualTo(bound - 1);
        assertThat(SplitMix64.below(scripted(justBelowTheThreshold, 5), bound)).isEqualTo(1);
        assertThat(SplitMix64.below(scripted(4, 0, 1), bound)).isEqualTo(0);
    }

    @Test
    void takesEveryNumberForAPowerOfTwo() {
        assertThat(takenAtOnce(4, 0)).isEqualTo(0);
        assertThat(takenAtOnce(4, 1L << 62)).isEqualTo(1);
        assertThat(takenAtOnce(4, Long.MIN_VALUE)).isEqualTo(2);
        assertThat(takenAtOnce(4, -1)).isEqualTo(3);
        assertThat(takenAtOnce(1, 0)).isEqualTo(0);
        assertThat(takenAtOnce(1, -1)).isEqualTo(0);
    }

    /** Where halves are empty, full or about to carry, and a million numbers from anywhere. */
    @Test
    void multipliesAsTheJdkDoes() {
        long[] edges = LongStream.of(0, 1L << 31, 1L << 32, 1L << 33, 1L << 62, Long.MIN_VALUE, 0xFFFFFFFF00000000L)
                .flatMap(edge -> LongStream.rangeClosed(-2, 2).map(near -> edge + near))
                .toArray();
        for (long one : edges) {
            for (long other : edges) {
                assertThat(SplitMix64.highProduct(one, other))
                        .isEqualTo(SplitMix64Properties.highProductOfTheJdk(one, other));
            }
        }
        SplitMix64 random = new SplitMix64(64);
        for (int i = 0; i < 1_000_000; i++) {
            long one = random.nextLong() >>> (i & 31);
            long other = random.nextLong();
            if (SplitMix64.highProduct(one, other) != SplitMix64Properties.highProductOfTheJdk(one, other)) {
                assertThat(one).as("times %d", other).isNull();
            }
        }
    }

    @Test
    void drawsBoundedIntsAndLongsInItsOwnWay() {
        assertThat(new SplitMix64(42).nextInt(1_000)).isEqualTo((int) SplitMix64.below(new SplitMix64(42), 1_000));
        assertThat(new SplitMix64(42).nextLong(1_000)).isEqualTo(SplitMix64.below(new SplitMix64(42), 1_000));
        assertThat(new SplitMix64(42).nextInt(-500, 500))
                .isEqualTo((int) SplitMix64.below(new SplitMix64(42), 1_000) - 500);
        assertThat(new SplitMix64(42).nextLong(-500, 500)).isEqualTo(SplitMix64.below(new SplitMix64(42), 1_000) - 500);
    }

    @Test
    void drawsFromRangesOfAnyWidth() {
        SplitMix64 random = new SplitMix64(9);
        for (int i = 0; i < 1_000; i++) {
            assertThat(random.nextInt(5)).isBetween(0, 4);
            assertThat(random.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE)).isLessThan(Integer.MAX_VALUE);
            assertThat(random.nextInt(-3, -1)).isBetween(-3, -2);
            assertThat(random.nextInt(17, 18)).isEqualTo(17);
            assertThat(random.nextLong(5)).isBetween(0L, 4L);
            assertThat(random.nextLong(-3, -1)).isBetween(-3L, -2L);
            assertThat(random.nextLong(Long.MAX_VALUE - 1, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE - 1);
            assertThat(random.nextLong(Long.MIN_VALUE, Long.MIN_VALUE + 2)).isLessThan(Long.MIN_VALUE + 2);
            assertThat(random.nextLong(-5_000_000_000_000_000_000L, 5_000_000_000_000_000_000L))
                    .isBetween(-5_000_000_000_000_000_000L, 4_999_999_999_999_999_999L);
            assertThat(random.nextLong(Long.MIN_VALUE, Long.MAX_VALUE)).isLessThan(Long.MAX_VALUE);
        }
    }

    @Test
    void drawsAgainWhatLiesOutsideOfARangeTooWideToCount() {
        long first = new SplitMix64(42).nextLong();
        assertThat(first).isNegative();
        assertThat(new SplitMix64(42).nextLong(first, Long.MAX_VALUE)).isEqualTo(first);

        SplitMix64 random = new SplitMix64(1234567L);
        long bound = random.nextLong();
        long second = random.nextLong();
        assertThat(second).isBetween(0L, bound - 1);
        assertThat(new SplitMix64(1234567L).nextLong(Long.MIN_VALUE, bound)).isEqualTo(second);
    }

    @Test
    void refusesEmptyRanges() {
        SplitMix64 random = new SplitMix64(9);
        assertThatIllegalArgumentException().isThrownBy(() -> random.nextInt(0));
        assertThatIllegalArgumentException().isThrownBy(() -> random.nextInt(3, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> random.nextInt(Integer.MAX_VALUE, Integer.MIN_VALUE));
        assertThatIllegalArgumentException().isThrownBy(() -> random.nextLong(0));
        assertThatIllegalArgumentException().isThrownBy(() -> random.nextLong(3, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> random.nextLong(3, 2))
                .withMessage("no number from 3 on lies below 2");
        assertThatIllegalArgumentException()
                .as("the difference overflows to one")
                .isThrownBy(() -> random.nextLong(Long.MAX_VALUE, Long.MIN_VALUE));
    }

    /** What comes of these bits, of which the generator has no second helping. */
    private static long takenAtOnce(long bound, long bits) {
        return SplitMix64.below(scripted(bits), bound);
    }

    private static RandomGenerator scripted(long... bits) {
        PrimitiveIterator.OfLong script = LongStream.of(bits).iterator();
        return script::nextLong;
    }
}
