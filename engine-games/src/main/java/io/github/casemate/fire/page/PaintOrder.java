package io.github.casemate.fire.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order in which the solids of one level are painted, from back to front. Whatever is lower never hides what is higher,
 * so levels follow each other; within a level a side reaches only as far as the next cell in front, and is not painted
 * where something stands beside it. So a solid comes after all that have a cell right behind one of its own, and what
 * hides nothing beside it, as Roofs and openings of Bridges, comes in its turn with those beside it.
 */
final class PaintOrder {

    private final List<Solid> solids;
    private final Map<Integer, Integer> solidAt = new HashMap<>();
    private final boolean[] seen;
    private final List<Solid> ordered = new ArrayList<>();

    private PaintOrder(List<Solid> solids) {
        this.solids = solids;
        this.seen = new boolean[solids.size()];
        for (int i = 0; i < solids.size(); i++) {
            Solid solid = solids.get(i);
            for (int part = 0; part < solid.size(); part++) {
                solidAt.put(key(solid.u(part), solid.v(part)), i);
            }
        }
    }

    static List<Solid> of(List<Solid> solids) {
        PaintOrder order = new PaintOrder(solids);
        for (int i = 0; i < solids.size(); i++) {
            order.paint(i);
        }
        return order.ordered;
    }

    private void paint(int number) {
        if (seen[number]) {
            return;
        }
        seen[number] = true;
        Solid solid = solids.get(number);
        for (int part = 0; part < solid.size(); part++) {
            int u = solid.u(part);
            int v = solid.v(part);
            first(u - 1, v - 1, true);
            boolean thin = solid.isThin(part);
            first(u - 1, v, thin);
            first(u, v - 1, thin);
        }
        ordered.add(solid);
    }

    private void first(int u, int v, boolean always) {
        Integer behind = solidAt.get(key(u, v));
        if (behind != null && (always || solids.get(behind).isRoof())) {
            paint(behind);
        }
    }

    private static int key(int u, int v) {
        return v * 1024 + u;
    }
}
