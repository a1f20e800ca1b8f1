package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.BitSet;
import java.util.random.RandomGenerator;

/**
 * Subsets of a given size, all equally likely. Internally a subset is a bit set; to callers it is a sequence, in the
 * order of the whole.
 */
final class DrawDistribution<C> implements Distribution<Seq<C>> {

    private final Array<C> from;
    private final int count;
    private final long total;

    DrawDistribution(Seq<C> from, int count) {
        if (count < 0 || count > from.size()) {
            throw new IllegalArgumentException("cannot take " + count + " out of " + from.size());
        }
        this.from = Array.ofAll(from);
        if (this.from.distinct().size() != from.size()) {
            throw new IllegalArgumentException("a thing is listed twice: " + Excerpt.part(from));
        }
        this.count = count;
        this.total = Combinatorics.choose(from.size(), count);
    }

    /** Floyd's algorithm: one draw for each thing taken, however many there are. */
    @Override
    public Seq<C> sample(RandomGenerator random) {
        BitSet taken = new BitSet(from.size());
        for (int last = from.size() - count; last < from.size(); last++) {
            int place = (int) SplitMix64.below(random, last + 1L);
            taken.set(taken.get(place) ? last : place);
        }
        return written(taken.stream().toArray());
    }

    @Override
    public long size() {
        return total;
    }

    @Override
    public long weight(Seq<C> outcome) {
        if (outcome.size() != count) {
            return 0;
        }
        int last = -1;
        for (C thing : outcome) {
            int place = from.indexOf(thing, last + 1);
            if (place < 0) {
                return 0;
            }
            last = place;
        }
        return 1;
    }

    @Override
    public long total() {
        return total;
    }

    @Override
    public Iterator<Seq<C>> outcomes() {
        int[] first = new int[count];
        Arrays.setAll(first, place -> place);
        return Iterator.iterate(Option.some(first), places -> places.flatMap(this::next))
                .takeWhile(Option::isDefined)
                .map(places -> written(places.get()));
    }

    @Override
    public String toString() {
        return count + " out of " + from.mkString("(", ", ", ")");
    }

    /**
     * The next set in lexicographic order: the last place that can still move up moves up by one, and those after it
     * follow right behind.
     */
    private Option<int[]> next(int[] places) {
        int moving = count - 1;
        while (moving >= 0 && places[moving] == from.size() - count + moving) {
            moving--;
        }
        if (moving < 0) {
            return Option.none();
        }
        int[] next = places.clone();
        next[moving]++;
        for (int place = moving + 1; place < count; place++) {
            next[place] = next[place - 1] + 1;
        }
        return Option.some(next);
    }

    private Seq<C> written(int[] places) {
        return Array.ofAll(places).map(from::get);
    }
}
