package io.github.casemate.fire.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;

/** A set of cells of the turned island, and the paths around it. It is not a value: make one, fill it, and draw it. */
final class Footprint {

    private static final int ROW = 256;

    private final TreeSet<Integer> cells = new TreeSet<>();

    static Footprint of(int... cells) {
        Footprint made = new Footprint();
        for (int i = 0; i < cells.length; i += 2) {
            made.add(cells[i], cells[i + 1]);
        }
        return made;
    }

    void add(int u, int v) {
        cells.add(corner(u, v));
    }

    boolean has(int u, int v) {
        return cells.contains(corner(u, v));
    }

    boolean isEmpty() {
        return cells.isEmpty();
    }

    /** {@return the cells in the order of their rows: u and v in turn} */
    int[] all() {
        int[] all = new int[2 * cells.size()];
        int next = 0;
        for (int cell : cells) {
            all[next++] = u(cell);
            all[next++] = v(cell);
        }
        return all;
    }

    /** {@return a path around the cells} */
    String outline(Projection projection) {
        Map<Integer, List<Integer>> edges = new TreeMap<>();
        for (int cell : cells) {
            int u = u(cell);
            int v = v(cell);
            edge(edges, has(u, v - 1), corner(u, v), corner(u + 1, v));
            edge(edges, has(u + 1, v), corner(u + 1, v), corner(u + 1, v + 1));
            edge(edges, has(u, v + 1), corner(u + 1, v + 1), corner(u, v + 1));
            edge(edges, has(u - 1, v), corner(u, v + 1), corner(u, v));
        }
        StringBuilder path = new StringBuilder();
        while (!edges.isEmpty()) {
            loop(edges, projection, path);
        }
        return path.toString();
    }

    private static void edge(Map<Integer, List<Integer>> edges, boolean inside, int from, int to) {
        if (!inside) {
            edges.computeIfAbsent(from, corner -> new ArrayList<>()).add(to);
        }
    }

    /** Takes one closed line out of the edges; corners where it goes straight on are left out. */
    private static void loop(Map<Integer, List<Integer>> edges, Projection projection, StringBuilder path) {
        int start = edges.keySet().iterator().next();
        int at = start;
        int before = 0;
        char sign = 'M';
        do {
            List<Integer> ways = edges.getOrDefault(at, List.of());
            int next = ways.remove(ways.size() - 1);
            if (ways.isEmpty()) {
                edges.remove(at);
            }
            if (next - at != before) {
                path.append(sign).append(projection.point(u(at), v(at), 0));
                sign = 'L';
            }
            before = next - at;
            at = next;
        } while (at != start);
        path.append('Z');
    }

    /**
     * {@return a path of the sides that are seen}
     *
     * @param projection where cells are
     * @param left whether the sides to the lower left are meant, or those to the lower right
     * @param covered which cells hide a side that looks at them, besides those of this set: not 0
     * @param high how high the sides are
     */
    String sides(Projection projection, boolean left, IntBinaryOperator covered, int high) {
        StringBuilder path = new StringBuilder();
        TreeSet<Integer> open = new TreeSet<>();
        for (int cell : cells) {
            int u = u(cell) + (left ? 0 : 1);
            int v = v(cell) + (left ? 1 : 0);
            if (!has(u, v) && covered.applyAsInt(u, v) == 0) {
                open.add(corner(u, v));
            }
        }
        int step = left ? 1 : ROW;
        while (!open.isEmpty()) {
            int from = open.first();
            int to = from;
            while (open.remove(to)) {
                to += step;
            }
            path.append('M').append(projection.point(u(from), v(from), 0));
            path.append('L')
                    .append(projection.point(u(to), v(to), 0))
                    .append('v')
                    .append(high);
            path.append('L').append(projection.point(u(from), v(from), high)).append('Z');
        }
        return path.toString();
    }

    private static int corner(int u, int v) {
        return (v + 1) * ROW + u + 1;
    }

    private static int u(int corner) {
        return corner % ROW - 1;
    }

    private static int v(int corner) {
        return corner / ROW - 1;
    }
}
