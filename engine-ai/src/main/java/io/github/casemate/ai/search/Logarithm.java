package io.github.casemate.ai.search;

/**
 * Natural logarithms that are the same on every machine, which {@link Math#log} need not be; those of small numbers are
 * looked up, since a search needs few others.
 */
final class Logarithm {

    private static final double[] SMALL = new double[4096];

    static {
        for (int i = 1; i < SMALL.length; i++) {
            SMALL[i] = PortableMath.log(i);
        }
    }

    private Logarithm() {}

    /** The logarithm of a number of at least one. */
    static double of(long number) {
        return number < SMALL.length ? SMALL[(int) number] : PortableMath.log((double) number);
    }
}
