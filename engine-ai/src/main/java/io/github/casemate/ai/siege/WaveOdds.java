package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Wall;
import java.util.HashMap;
import java.util.Map;

/**
 * The most stones of a fort that can fall to given results. That also says whether the fort falls: it does if all of
 * them do.
 *
 * <p>Only numbers matter. In a first wave the number of stones that fall does not depend on which are picked (LAW-13).
 * In a second wave as many fall as are to be picked, or as are left: a stone with nothing in front of it can always be
 * picked, whoever picks and whatever protects those behind it, and each stone picked frees another.
 */
final class WaveOdds {

    private final AttackKey key;
    private final int stones;
    /** By colour and number of results: the stones that fall in a first wave, plus one; zero if not yet known. */
    private final byte[] firstWave = new byte[StoneColor.count() << 6];

    /** By results: the same ones are reached in many ways. */
    private final Map<Integer, Integer> exchanged = new HashMap<>();

    WaveOdds(AttackKey key) {
        this.key = key;
        this.stones = key.wall().count();
    }

    /** How many stones the fort has. */
    int stones() {
        return stones;
    }

    /** The most stones that can fall to these results, if Leadership is spent on exchanges as well as possible. */
    int most(Faces results) {
        return key.exchanges().isEmpty() || results.count(Face.LEADERSHIP) == 0 ? felled(results) : exchanged(results);
    }

    private int exchanged(Faces results) {
        Integer known = exchanged.get(results.packed());
        if (known != null) {
            return known;
        }
        int most = felled(results);
        for (int place = 0; place < key.exchanges().size() && most < stones; place++) {
            Exchange exchange = key.exchanges().get(place);
            if (exchange.isPossible(results)
                    && results.total() + exchange.gained().total() <= AttackState.MOST_RESULTS) {
                most = Math.max(most, most(exchange.applied(results)));
            }
        }
        exchanged.put(results.packed(), most);
        return most;
    }

    /** ATK-6 to ATK-10: the best attack colour, then a second wave if there is a Target. */
    private int felled(Faces results) {
        int first = 0;
        for (int i = 0; i < Face.count(); i++) {
            Face face = Face.at(i);
            int number = results.count(face);
            if (number > 0 && face.color().isDefined()) {
                first = Math.max(first, firstWave(face.color().get(), number));
            }
        }
        int targets = results.count(Face.TARGET);
        return Math.min(stones, targets == 0 ? first : first + key.secondWave(targets));
    }

    /** ATK-7: how many stones of a colour fall to this many results of it. */
    int firstWave(StoneColor color, int results) {
        int place = color.ordinal() << 6 | results;
        if (firstWave[place] == 0) {
            firstWave[place] = (byte) (1 + pickable(color, key.waveResults(results)));
        }
        return firstWave[place] - 1;
    }

    /**
     * DEF-1, DEF-2: a stone that can be picked can still be picked when others have fallen, so the stones may be tried
     * in any order.
     */
    private int pickable(StoneColor color, int results) {
        Wall wall = key.wall();
        int candidates = wall.mask(color);
        int standing = wall.mask();
        int before = -1;
        while (candidates != before && candidates != 0) {
            before = candidates;
            for (int left = candidates; left != 0; left &= left - 1) {
                int space = Integer.numberOfTrailingZeros(left);
                if (!key.layout().isProtected(space, standing) && key.groupSize(group(space, candidates)) <= results) {
                    candidates &= ~(1 << space);
                    standing &= ~(1 << space);
                }
            }
        }
        return Math.min(results, Integer.bitCount(wall.mask(color) & ~candidates));
    }

    /** How many of these stones are connected with one of them. */
    private int group(int space, int stonesOfColor) {
        int group = 1 << space;
        int edge = group;
        while (edge != 0) {
            int next = 0;
            for (int left = edge; left != 0; left &= left - 1) {
                next |= key.layout().neighbors(Integer.numberOfTrailingZeros(left));
            }
            edge = next & stonesOfColor & ~group;
            group |= edge;
        }
        return Integer.bitCount(group);
    }
}
