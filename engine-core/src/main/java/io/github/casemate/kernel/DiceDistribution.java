package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * Equal dice: multisets of faces with multinomial weights. Internally a multiset is a count per face; to callers it is
 * a sequence of faces.
 */
final class DiceDistribution<F> implements Distribution<Seq<F>> {

    private final Array<F> sides;
    private final Array<F> faces;
    /** How many sides show each face. */
    private final int[] multiplicity;
    /** The face on each side, as an index into {@link #faces}. */
    private final int[] faceOfSide;

    private final int dice;
    private final long total;

    DiceDistribution(Seq<F> sides, int dice) {
        if (sides.isEmpty() || dice < 1) {
            throw new IllegalArgumentException(
                    "dice need at least one side and one die, not " + sides.size() + " and " + dice);
        }
        this.sides = Array.ofAll(sides);
        this.faces = this.sides.distinct();
        this.dice = dice;
        this.total = Combinatorics.power(sides.size(), dice);
        this.multiplicity = new int[faces.size()];
        this.faceOfSide = new int[sides.size()];
        for (int side = 0; side < faceOfSide.length; side++) {
            faceOfSide[side] = faces.indexOf(this.sides.get(side));
            multiplicity[faceOfSide[side]]++;
        }
    }

    @Override
    public Seq<F> sample(RandomGenerator random) {
        int[] counts = new int[faces.size()];
        for (int die = 0; die < dice; die++) {
            counts[faceOfSide[(int) SplitMix64.below(random, faceOfSide.length)]]++;
        }
        return written(counts);
    }

    @Override
    public long size() {
        return Combinatorics.choose(dice + faces.size() - 1, dice);
    }

    @Override
    public long weight(Seq<F> outcome) {
        if (outcome.size() != dice) {
            return 0;
        }
        int[] counts = new int[faces.size()];
        int last = 0;
        for (F face : outcome) {
            int place = faces.indexOf(face);
            if (place < last) {
                return 0;
            }
            counts[place]++;
            last = place;
        }
        // Face by face: choose which of the remaining dice show it, and which of its sides each of them shows.
        long ways = 1;
        int left = dice;
        for (int face = 0; face < counts.length; face++) {
            ways *= Combinatorics.choose(left, counts[face]) * Combinatorics.power(multiplicity[face], counts[face]);
            left -= counts[face];
        }
        return ways;
    }

    @Override
    public long total() {
        return total;
    }

    @Override
    public Iterator<Seq<F>> outcomes() {
        int[] first = new int[faces.size()];
        first[0] = dice;
        return Iterator.iterate(Option.some(first), counts -> counts.flatMap(DiceDistribution::next))
                .takeWhile(Option::isDefined)
                .map(counts -> written(counts.get()));
    }

    @Override
    public String toString() {
        return dice + " dice of " + sides.mkString("(", ", ", ")");
    }

    /** The next way to write the same number as a sum, moving dice towards the last face. */
    private static Option<int[]> next(int[] counts) {
        int end = counts.length - 1;
        int from = end - 1;
        while (from >= 0 && counts[from] == 0) {
            from--;
        }
        if (from < 0) {
            return Option.none();
        }
        int[] next = counts.clone();
        next[end] = 0;
        next[from]--;
        next[from + 1] = counts[end] + 1;
        return Option.some(next);
    }

    private Seq<F> written(int[] counts) {
        return Array.range(0, counts.length).flatMap(face -> Array.fill(counts[face], faces.get(face)));
    }
}
