package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Shape;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which elements can fill what is missing of a building: all different ways, as numbers of elements (SIT-1). A need is a
 * {@code long} with eight bits for each element, so needs can be added. What was found out once is kept; entries never
 * change, so several threads may look for the same thing without harm.
 */
final class BrickCovers {

    /** A need has this many bits for each element. */
    private static final int BITS = 8;

    private static final int MOST = (1 << BITS) - 1;

    /** Larger levels are only estimated: they would have too many covers. */
    private static final int MOST_CELLS = 16;

    /** Of more ways than this, those with the fewest bricks are kept. */
    private static final int MOST_WAYS = 160;

    private static final int KEPT_BITS = 13;

    private static final class Kept {
        private final int plan;
        private final int form;
        private final long[] missing;
        private final long[] needs;

        Kept(int plan, int form, long[] missing, long[] needs) {
            this.plan = plan;
            this.form = form;
            this.missing = missing;
            this.needs = needs;
        }
    }

    private final BrickUse[][][][] uses;
    private final Kept[] kept = new Kept[1 << KEPT_BITS];

    BrickCovers(Realm realm) {
        this.uses = new BrickUse[realm.plans().size()][][][];
        for (BuildingPlan plan : realm.plans()) {
            uses[plan.number()] = new BrickUse[plan.forms().size()][plan.levels()][];
            for (int form = 0; form < plan.forms().size(); form++) {
                for (int level = 0; level < plan.levels(); level++) {
                    uses[plan.number()][form][level] = BrickUse.all(plan, form, level);
                }
            }
        }
    }

    /** {@return how many of an element a need has} */
    static int of(long need, int element) {
        return (int) (need >>> (BITS * element)) & MOST;
    }

    /** {@return a need of one element} */
    static long one(Element element) {
        return 1L << (BITS * element.ordinal());
    }

    /** {@return how many bricks a need has} */
    static int size(long need) {
        int size = 0;
        for (long left = need; left != 0; left >>>= BITS) {
            size += (int) left & MOST;
        }
        return size;
    }

    /** {@return the bricks that could be part of a level of a form} */
    BrickUse[] uses(BuildingPlan plan, int form, int level) {
        return uses[plan.number()][form][level];
    }

    /**
     * {@return the different needs of what is missing}
     *
     * @param plan the building
     * @param form the number of its form
     * @param missing for each level the cells that are not filled, as sets of bits
     */
    long[] needs(BuildingPlan plan, int form, long[] missing) {
        int mixed = ((Arrays.hashCode(missing) * 31 + form) * 31 + plan.number()) * 0x9E3779B9;
        int at = mixed >>> (Integer.SIZE - KEPT_BITS);
        Kept known = kept[at];
        if (known != null
                && known.plan == plan.number()
                && known.form == form
                && Arrays.equals(known.missing, missing)) {
            return known.needs;
        }
        long[] needs = {0};
        for (int level = 0; level < missing.length; level++) {
            if (missing[level] != 0) {
                needs = sums(needs, level(plan, form, level, missing[level]));
            }
        }
        kept[at] = new Kept(plan.number(), form, missing.clone(), needs);
        return needs;
    }

    private long[] level(BuildingPlan plan, int form, int level, long missing) {
        if (Long.bitCount(missing) > MOST_CELLS) {
            return new long[] {estimate(plan.forms().get(form), level, missing)};
        }
        return ways(uses(plan, form, level), missing, new HashMap<>());
    }

    private static long[] ways(BrickUse[] uses, long missing, Map<Long, long[]> found) {
        if (missing == 0) {
            return new long[] {0};
        }
        long[] known = found.get(missing);
        if (known != null) {
            return known;
        }
        SortedSet<Long> all = new TreeSet<>();
        long first = Long.lowestOneBit(missing);
        for (BrickUse use : uses) {
            if ((use.cells() & first) != 0 && (use.cells() & ~missing) == 0) {
                for (long rest : ways(uses, missing & ~use.cells(), found)) {
                    all.add(rest + one(use.shape().element()));
                }
            }
        }
        long[] ways = fewest(all);
        found.put(missing, ways);
        return ways;
    }

    private static long[] sums(long[] some, long[] others) {
        SortedSet<Long> all = new TreeSet<>();
        for (long one : some) {
            for (long other : others) {
                all.add(one + other);
            }
        }
        return fewest(all);
    }

    private static long[] fewest(SortedSet<Long> all) {
        return all.stream()
                .sorted((one, other) -> size(one) - size(other))
                .limit(MOST_WAYS)
                .mapToLong(need -> need)
                .toArray();
    }

    /** Bridges and Roofs are where they are drawn; the rest is taken for Four-Bricks and Chimneys. */
    private static long estimate(BuildingForm form, int level, long missing) {
        int[] cells = new int[Element.ALL.size()];
        for (int cell = 0; cell < form.size(level); cell++) {
            if (((missing >>> cell) & 1) != 0) {
                int code = Long.numberOfTrailingZeros(form.codes(level, cell));
                cells[Shape.ofCode(code).element().ordinal()]++;
            }
        }
        int plain = 0;
        for (Element element : Element.ALL) {
            plain += element == Element.BRIDGE || element == Element.ROOF ? 0 : cells[element.ordinal()];
        }
        return cells[Element.BRIDGE.ordinal()] / 3 * one(Element.BRIDGE)
                + cells[Element.ROOF.ordinal()] / 2 * one(Element.ROOF)
                + plain / 4 * one(Element.FOUR)
                + plain % 4 * one(Element.CHIMNEY);
    }
}
