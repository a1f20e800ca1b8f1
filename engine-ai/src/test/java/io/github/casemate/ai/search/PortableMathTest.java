package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withPrecision;

import io.github.casemate.kernel.SplitMix64;
import org.junit.jupiter.api.Test;

/** Nearly what the exact functions give, and always the same. */
class PortableMathTest {

    @Test
    void powersAndLogarithmsAreNearlyExact() {
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < 100_000; i++) {
            double power = random.nextDouble(-30, 30);
            near(PortableMath.exp(power), StrictMath.exp(power), 4);
            double number = StrictMath.exp(random.nextDouble(-300, 300));
            near(PortableMath.log(number), StrictMath.log(number), 4);
            double base = random.nextDouble();
            double few = random.nextDouble(0, 12);
            near(PortableMath.pow(base, few), StrictMath.pow(base, few), 500);
        }
    }

    @Test
    void nearOneALogarithmIsStillNearlyExact() {
        for (double tiny = 1e-3; tiny > 1e-15; tiny /= 3) {
            near(PortableMath.log(1 + tiny), StrictMath.log(1 + tiny), 4);
            near(PortableMath.log(1 - tiny), StrictMath.log(1 - tiny), 4);
        }
    }

    @Test
    void edgesAreWhatOneExpects() {
        assertThat(PortableMath.exp(0)).isEqualTo(1);
        assertThat(PortableMath.exp(1)).isEqualTo(Math.E, withPrecision(1e-15));
        assertThat(PortableMath.exp(-1000)).isZero();
        assertThat(PortableMath.exp(1000)).isInfinite();
        assertThat(PortableMath.exp(709.7)).isFinite();
        assertThat(PortableMath.exp(-708.3)).isPositive();
        assertThat(PortableMath.exp(Double.NaN)).isNaN();
        assertThat(PortableMath.log(1)).isZero();
        assertThat(PortableMath.log(0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(PortableMath.log(-1)).isNaN();
        assertThat(PortableMath.log(Double.POSITIVE_INFINITY)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(PortableMath.pow(0, 0)).isEqualTo(1);
        assertThat(PortableMath.pow(0, 3)).isZero();
        assertThat(PortableMath.pow(0.9, 0)).isEqualTo(1);
    }

    @Test
    void theBitsAreThoseOfEveryOtherMachine() {
        long digest = 0;
        SplitMix64 random = new SplitMix64(7);
        for (int i = 0; i < 10_000; i++) {
            digest = 31 * digest + Double.doubleToLongBits(PortableMath.exp(random.nextDouble(-20, 20)));
            digest = 31 * digest + Double.doubleToLongBits(PortableMath.log(random.nextDouble(0, 1000)));
            digest = 31 * digest
                    + Double.doubleToLongBits(PortableMath.pow(random.nextDouble(), random.nextDouble(0, 9)));
        }
        assertThat(digest).isEqualTo(-5491748582847813549L);
    }

    private static void near(double found, double exact, double units) {
        assertThat(Math.abs(found - exact)).as("%s for %s", found, exact).isLessThanOrEqualTo(units * Math.ulp(exact));
    }
}
