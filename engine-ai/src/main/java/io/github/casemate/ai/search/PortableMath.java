package io.github.casemate.ai.search;

/**
 * Powers and logarithms that are the same to the last bit on every machine and in every browser, for evaluations and
 * searches: a bot that plays a seeded game must not choose otherwise because somebody else's library rounds another way.
 * Only additions, multiplications and divisions are used, which are exactly specified everywhere; not even
 * {@link StrictMath} can promise that in a browser.
 *
 * <p>Results are within a few units in the last place of the exact ones. Powers with large results lose some of that.
 */
public final class PortableMath {

    private static final double LN_2 = 0.6931471805599453;

    /** The upper half of the logarithm of two, so that small multiples of it are exact; and what is left of it. */
    private static final double LN_2_HIGH = 0.6931471803691238;

    private static final double LN_2_LOW = 1.9082149292705877E-10;
    private static final double SQRT_2 = 1.4142135623730951;
    private static final double LARGEST = 709.78;
    private static final double SMALLEST = -708.39;
    private static final int EXPONENT = 52;
    private static final int BIAS = 1023;
    private static final long FRACTION = (1L << EXPONENT) - 1;
    private static final int TERMS = 14;
    private static final int ODD_TERMS = 23;

    private PortableMath() {}

    /**
     * {@return e to a power; zero if that is less than any normal number, and infinity if it is too large}
     *
     * @param power the power
     */
    public static double exp(double power) {
        if (power > LARGEST) {
            return Double.POSITIVE_INFINITY;
        } else if (power < SMALLEST) {
            return 0;
        } else if (Double.isNaN(power)) {
            return power;
        }
        double twos = Math.floor(power / LN_2 + 0.5);
        double rest = power - twos * LN_2_HIGH - twos * LN_2_LOW;
        double sum = 1;
        for (int term = TERMS; term > 0; term--) {
            sum = 1 + sum * rest / term;
        }
        int half = (int) twos / 2;
        return sum * powerOfTwo(half) * powerOfTwo((int) twos - half);
    }

    /**
     * {@return the natural logarithm of a number; not a number if it is not positive}
     *
     * @param number a normal number, or zero
     */
    public static double log(double number) {
        if (number == 0) {
            return Double.NEGATIVE_INFINITY;
        } else if (!(number > 0) || number == Double.POSITIVE_INFINITY) {
            return number > 0 ? number : Double.NaN;
        }
        long bits = Double.doubleToRawLongBits(number);
        int twos = (int) (bits >>> EXPONENT) - BIAS;
        double rest = Double.longBitsToDouble((bits & FRACTION) | ((long) BIAS << EXPONENT));
        if (rest > SQRT_2) {
            rest /= 2;
            twos++;
        }
        double share = (rest - 1) / (rest + 1);
        double square = share * share;
        double sum = 0;
        for (int term = ODD_TERMS; term > 1; term -= 2) {
            sum = (sum + 1.0 / term) * square;
        }
        return twos * LN_2_HIGH + (2 * share + (2 * share * sum + twos * LN_2_LOW));
    }

    /**
     * {@return a number to a power}
     *
     * @param base a positive number, or zero
     * @param power the power
     */
    public static double pow(double base, double power) {
        return power == 0 ? 1 : exp(power * log(base));
    }

    private static double powerOfTwo(int power) {
        return Double.longBitsToDouble((long) (power + BIAS) << EXPONENT);
    }
}
