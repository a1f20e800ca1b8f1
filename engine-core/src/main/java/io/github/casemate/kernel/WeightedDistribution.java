package io.github.casemate.kernel;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Outcomes that are listed one by one. */
final class WeightedDistribution<A> implements Distribution<A> {

    private final Array<A> outcomes;
    /** The sum of the weights of the outcomes up to and including each one: strictly rising. */
    private final long[] sums;

    private final Map<A, Integer> places;

    private WeightedDistribution(Array<A> outcomes, long[] sums) {
        if (outcomes.isEmpty()) {
            throw new IllegalArgumentException("a distribution needs at least one outcome");
        }
        this.outcomes = outcomes;
        this.sums = sums;
        this.places = new HashMap<>();
        for (int i = 0; i < outcomes.size(); i++) {
            if (places.put(outcomes.get(i), i) != null) {
                throw new IllegalArgumentException("an outcome is listed twice: " + Excerpt.part(outcomes.get(i)));
            }
        }
    }

    static <A> Distribution<A> uniform(Seq<A> outcomes) {
        long[] sums = new long[outcomes.size()];
        Arrays.setAll(sums, i -> i + 1L);
        return new WeightedDistribution<>(Array.ofAll(outcomes), sums);
    }

    static <A> Distribution<A> of(Seq<Tuple2<A, Long>> outcomes) {
        long[] sums = new long[outcomes.size()];
        long sum = 0;
        int place = 0;
        for (Tuple2<A, Long> outcome : outcomes) {
            if (outcome._2() < 1) {
                throw new IllegalArgumentException(
                        "a weight is at least 1: " + Excerpt.part(outcome._1()) + " has " + outcome._2());
            }
            sum = Combinatorics.exact(() -> "the weights", sum, outcome._2(), Math::addExact);
            sums[place++] = sum;
        }
        return new WeightedDistribution<>(Array.ofAll(outcomes.map(Tuple2::_1)), sums);
    }

    @Override
    public A sample(RandomGenerator random) {
        long ticket = SplitMix64.below(random, total());
        if (total() == outcomes.size()) {
            // All weigh one, so the ticket is the place.
            return outcomes.get((int) ticket);
        }
        int place = Arrays.binarySearch(sums, ticket);
        // Found at i: the ticket is the first one after outcome i. Not found: -(i)-1, where i is the first sum above
        // the ticket.
        return outcomes.get(place >= 0 ? place + 1 : -place - 1);
    }

    @Override
    public long size() {
        return outcomes.size();
    }

    @Override
    public long weight(A outcome) {
        Integer place = places.get(outcome);
        if (place == null) {
            return 0;
        }
        return place == 0 ? sums[0] : sums[place] - sums[place - 1];
    }

    @Override
    public long total() {
        return sums[sums.length - 1];
    }

    @Override
    public Iterator<A> outcomes() {
        return outcomes.iterator();
    }

    @Override
    public String toString() {
        return outcomes.map(outcome -> outcome + ": " + weight(outcome) + "/" + total())
                .mkString("Distribution(", ", ", ")");
    }
}
