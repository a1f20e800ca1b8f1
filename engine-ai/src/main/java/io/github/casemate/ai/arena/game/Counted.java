package io.github.casemate.ai.arena.game;

/** Numbers of arrangements, counted without listing them. A number that is too large is {@link Long#MAX_VALUE}. */
final class Counted {

    private Counted() {}

    /** How many ways there are to choose some of many. */
    static long choices(int many, int some) {
        long ways = 1;
        for (int i = 0; i < Math.min(some, many - some); i++) {
            // Always a whole number: the ways to choose i + 1.
            ways = ways > Long.MAX_VALUE / (many - i) ? Long.MAX_VALUE : ways * (many - i) / (i + 1);
            if (ways == Long.MAX_VALUE) {
                return ways;
            }
        }
        return some <= many ? ways : 0;
    }

    /** A product of numbers that are not negative. */
    static long product(long one, long other) {
        return one == 0 || other <= Long.MAX_VALUE / one ? one * other : Long.MAX_VALUE;
    }
}
