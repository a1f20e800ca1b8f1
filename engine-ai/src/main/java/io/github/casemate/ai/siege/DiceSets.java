package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.AttackState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Every collection of at most this many dice, numbered: the empty one first, smaller ones before larger ones. Dice
 * cannot be told apart, so four of them are 70 collections and not 1296 throws; and rolling several is rolling one
 * after the other, so a calculation only needs the step from a collection to those with one die more.
 */
final class DiceSets {

    /** ATK-2: on how many of the six sides each face is, in the order of the faces. */
    private static final int[] SIDES = {1, 1, 1, 2, 1};

    private static final int ALL_SIDES = 6;

    /** With more dice there are too many ways to pick some of them to list. */
    static final int MOST_LISTED = 8;

    /** Constants, created when they are first needed. */
    private static final Map<Integer, DiceSets> BY_SIZE = new ConcurrentHashMap<>();

    private static final int FACES = Face.count();
    private static final int[][] NOT_LISTED = {};

    private final int[] packed;
    private final int[] larger;
    private final int[] smaller;
    private final int firstFull;
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final int[][] kept;
    private final int ways;

    private DiceSets(int dice) {
        List<Faces> all = new ArrayList<>();
        all.add(Faces.NONE);
        numbers.put(0, 0);
        int full = 0;
        for (int number = 0; number < all.size(); number++) {
            Faces one = all.get(number);
            if (one.total() == dice) {
                break;
            }
            full = number + 1;
            for (int face = 0; face < FACES; face++) {
                Faces more = one.plus(Face.at(face), 1);
                if (numbers.putIfAbsent(more.packed(), all.size()) == null) {
                    all.add(more);
                }
            }
        }
        firstFull = full;
        packed = all.stream().mapToInt(Faces::packed).toArray();
        larger = new int[firstFull * FACES];
        smaller = new int[packed.length * FACES];
        for (int number = 0; number < packed.length; number++) {
            for (int face = 0; face < FACES; face++) {
                smaller[number * FACES + face] = -1;
            }
        }
        for (int number = 0; number < firstFull; number++) {
            for (int face = 0; face < FACES; face++) {
                int more = number(all.get(number).plus(Face.at(face), 1));
                larger[number * FACES + face] = more;
                smaller[more * FACES + face] = number;
            }
        }
        kept = dice > MOST_LISTED ? NOT_LISTED : new int[packed.length - firstFull][];
        for (int place = 0; place < kept.length; place++) {
            Faces dieSet = all.get(firstFull + place);
            kept[place] = all.subList(0, firstFull).stream()
                    .filter(dieSet::contains)
                    .mapToInt(part -> number(part))
                    .toArray();
        }
        ways = Arrays.stream(kept).mapToInt(some -> some.length).sum();
    }

    static DiceSets of(int dice) {
        if (dice < 0 || dice > AttackState.MOST_DICE) {
            throw new IllegalArgumentException("nobody rolls " + dice + " dice");
        }
        return BY_SIZE.computeIfAbsent(dice, DiceSets::new);
    }

    int count() {
        return packed.length;
    }

    /** The number of the first collection in which no die is missing. */
    int firstFull() {
        return firstFull;
    }

    Faces faces(int number) {
        return new Faces(packed[number]);
    }

    int number(Faces faces) {
        return Objects.requireNonNull(numbers.get(faces.packed()));
    }

    /** The collection with one die of a face less, or -1. */
    int smaller(int number, int face) {
        return smaller[number * FACES + face];
    }

    /** What can be kept of a full collection when at least one die is rolled again; up to {@link #MOST_LISTED} dice. */
    int[] kept(int number) {
        return kept[number - firstFull];
    }

    /** How many ways there are to roll some dice of a full collection again, over all of them. */
    int ways() {
        return ways;
    }

    /** The mean of a value over the ways in which one more die can fall; exact if all are 0 or all are 1. */
    double mean(double[] values, int number) {
        double sum = 0;
        for (int face = 0; face < FACES; face++) {
            sum += SIDES[face] * values[larger[number * FACES + face]];
        }
        return sum / ALL_SIDES;
    }
}
