package io.github.casemate.siege.rules;

import io.github.casemate.siege.box.Spaces;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Which sets of stones can fall when they are picked one by one. Picking a stone never makes another one safer. So the
 * same number falls whichever is picked first (LAW-13), and it is enough to grow the sets stone by stone.
 */
final class Picking {

    /** Whether a stone can be picked while certain stones stand. */
    interface Pickable {
        boolean test(int space, int standing);
    }

    private Picking() {}

    /** Every set of stones among the candidates that this many picks can reach, in the order of their spaces. */
    static Array<Spaces> sets(int standing, int candidates, int picks, Pickable pickable) {
        int most = most(standing, candidates, pickable);
        if (Integer.bitCount(most) <= picks) {
            return Array.of(new Spaces(most));
        }
        int[] sets = {0};
        for (int pick = 0; pick < picks; pick++) {
            int[] larger = larger(sets, standing, candidates, pickable);
            if (larger.length == 0) {
                break;
            }
            sets = larger;
        }
        Spaces[] found = new Spaces[sets.length];
        for (int i = 0; i < sets.length; i++) {
            found[i] = new Spaces(sets[i]);
        }
        Arrays.sort(
                found,
                (one, other) -> Integer.compareUnsigned(Integer.reverse(other.mask()), Integer.reverse(one.mask())));
        return Array.of(found);
    }

    /** All candidates that can be picked at all: what can be picked now can also be picked after others have fallen. */
    private static int most(int standing, int candidates, Pickable pickable) {
        int picked = 0;
        int before = -1;
        while (picked != before) {
            before = picked;
            for (int left = candidates & ~picked; left != 0; left &= left - 1) {
                int space = Integer.numberOfTrailingZeros(left);
                picked |= pickable.test(space, standing & ~picked) ? 1 << space : 0;
            }
        }
        return picked;
    }

    /** The stones of a set in an order in which they can be picked. */
    static int[] order(int standing, int set, Pickable pickable) {
        int[] order = new int[Integer.bitCount(set)];
        int fallen = 0;
        for (int place = 0; place < order.length; place++) {
            int space = 0;
            while ((set & ~fallen & 1 << space) == 0 || !pickable.test(space, standing & ~fallen)) {
                space++;
            }
            order[place] = space;
            fallen |= 1 << space;
        }
        return order;
    }

    private static int[] larger(int[] sets, int standing, int candidates, Pickable pickable) {
        int[] found = new int[8];
        int count = 0;
        for (int set : sets) {
            for (int left = candidates & ~set; left != 0; left &= left - 1) {
                int space = Integer.numberOfTrailingZeros(left);
                int more = set | 1 << space;
                if (pickable.test(space, standing & ~set) && !contains(found, count, more)) {
                    found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                    found[count++] = more;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean contains(int[] sets, int count, int set) {
        for (int i = 0; i < count; i++) {
            if (sets[i] == set) {
                return true;
            }
        }
        return false;
    }
}
