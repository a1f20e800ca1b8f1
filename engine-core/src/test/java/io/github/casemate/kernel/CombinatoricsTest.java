package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class CombinatoricsTest {

    @Test
    void choosesExactlyUpToTheLargestCentralCoefficientOfALong() {
        assertThat(Combinatorics.choose(66, 33)).isEqualTo(7219428434016265740L);
    }

    @Test
    void choosesFromManyAsLongAsTheAnswerFits() {
        assertThat(Combinatorics.choose(Integer.MAX_VALUE, 2)).isEqualTo(2305843005992468481L);
        assertThat(Combinatorics.choose(Integer.MAX_VALUE, Integer.MAX_VALUE - 1))
                .isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void hasNoWayToChooseMoreThanThereAreOrLessThanNothing() {
        assertThat(Combinatorics.choose(5, 6)).isZero();
        assertThat(Combinatorics.choose(5, -1)).isZero();
        assertThat(Combinatorics.choose(5, 5)).isOne();
        assertThat(Combinatorics.choose(5, 0)).isOne();
        assertThat(Combinatorics.choose(0, 0)).isOne();
    }

    @Test
    void agreesWithPascalsTriangleOrSaysThatTheNumberIsTooLarge() {
        Array<BigInteger> row = Array.of(BigInteger.ONE);
        for (int n = 0; n <= 80; n++) {
            for (int k = 0; k <= n; k++) {
                assertChooses(n, k, row.get(k));
            }
            row = row.prepend(BigInteger.ZERO).zipWith(row.append(BigInteger.ZERO), BigInteger::add);
        }
    }

    @Test
    void raisesToAPowerOrSaysThatTheNumberIsTooLarge() {
        assertThat(Combinatorics.power(6, 0)).isOne();
        assertThat(Combinatorics.power(6, 1)).isEqualTo(6);
        assertThat(Combinatorics.power(2, 62)).isEqualTo(1L << 62);
        assertThat(Combinatorics.power(1, 1_000)).isOne();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Combinatorics.power(2, 63))
                .withMessage("the throws of 63 dice add up to more than a long can hold")
                .withCauseInstanceOf(ArithmeticException.class);
    }

    private static void assertChooses(int n, int k, BigInteger expected) {
        if (expected.bitLength() < Long.SIZE) {
            assertThat(Combinatorics.choose(n, k)).as("%s out of %s", k, n).isEqualTo(expected.longValueExact());
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Combinatorics.choose(n, k))
                    .withMessage("the sets of %s out of %s add up to more than a long can hold", k, n);
        }
    }
}
