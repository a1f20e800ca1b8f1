package io.github.casemate.ai.arena.stats;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * How numbers are spread.
 *
 * @param count how many there are
 * @param least the smallest
 * @param lower the lower quartile
 * @param median the one in the middle
 * @param upper the upper quartile
 * @param most the largest
 * @param mean the mean, with its interval
 */
public record Spread(int count, double least, double lower, double median, double upper, double most, Estimate mean) {

    /**
     * The spread of some numbers. Quartiles between two numbers are interpolated.
     *
     * @param numbers the numbers
     * @return the spread; all zeros if there are no numbers
     */
    public static Spread of(Seq<Integer> numbers) {
        if (numbers.isEmpty()) {
            return new Spread(0, 0, 0, 0, 0, 0, Estimate.mean(numbers));
        }
        Array<Integer> sorted = numbers.sorted().toArray();
        return new Spread(
                sorted.size(),
                sorted.head(),
                quantile(sorted, 0.25),
                quantile(sorted, 0.5),
                quantile(sorted, 0.75),
                sorted.last(),
                Estimate.mean(sorted));
    }

    private static double quantile(Array<Integer> sorted, double part) {
        double at = part * (sorted.size() - 1);
        int below = (int) at;
        double next = sorted.get(Math.min(below + 1, sorted.size() - 1));
        return sorted.get(below) + (at - below) * (next - sorted.get(below));
    }
}
