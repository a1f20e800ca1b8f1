package io.github.casemate.kernel;

import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;

/** Exact counting in {@code long}: a number that does not fit is an error, never a wrong number. */
final class Combinatorics {

    private Combinatorics() {}

    /** Computes with an exact operator and says what grew too large. */
    static long exact(Supplier<String> what, long a, long b, LongBinaryOperator operator) {
        try {
            return operator.applyAsLong(a, b);
        } catch (ArithmeticException tooLarge) {
            throw new IllegalArgumentException(what.get() + " add up to more than a long can hold", tooLarge);
        }
    }

    /** How many subsets of size {@code k} a set of size {@code n} has; zero if {@code k} is out of range. */
    static long choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        long ways = 1;
        for (int i = 1; i <= Math.min(k, n - k); i++) {
            // ways * (n + 1 - i) is divisible by i, but may exceed a long before it is divided: take out the common
            // factor first.
            long factor = n + 1L - i;
            long common = gcd(ways, i);
            ways = exact(
                    () -> "the sets of " + k + " out of " + n,
                    ways / common,
                    factor / (i / common),
                    Math::multiplyExact);
        }
        return ways;
    }

    /** {@code base} to the power of {@code exponent}. */
    static long power(long base, int exponent) {
        long product = 1;
        for (int i = 0; i < exponent; i++) {
            product = exact(() -> "the throws of " + exponent + " dice", product, base, Math::multiplyExact);
        }
        return product;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
