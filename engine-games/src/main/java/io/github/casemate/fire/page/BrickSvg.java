package io.github.casemate.fire.page;

import io.github.casemate.text.Markup;
import java.util.function.IntBinaryOperator;

/**
 * Draws solids of one level: two sides and a top with studs, whose shape tells the owner. A Bridge is open below its
 * middle, and a Roof has a slope and a gable. All coordinates are those of the ground; whoever draws a level lifts it.
 */
final class BrickSvg {

    private static final int DECK = 3;

    private final Projection projection;
    private final Markup svg;

    BrickSvg(Projection projection, Markup svg) {
        this.projection = projection;
        this.svg = svg;
    }

    /**
     * @param solid what is drawn
     * @param covered which cells hide the sides that look at them
     * @param studs the pattern of its studs; empty for none
     */
    void draw(Solid solid, IntBinaryOperator covered, String studs) {
        if (solid.isRoof()) {
            roof(solid);
            if (!studs.isEmpty()) {
                svg.empty("path", "class", "fire-on-roof", "fill", "url(#" + studs + ")", "d", slope(solid));
            }
            return;
        }
        Footprint all = solid.footprint();
        if (solid.opening() >= 0) {
            Footprint ends = new Footprint();
            for (int part = 0; part < solid.size(); part++) {
                if (part != solid.opening()) {
                    ends.add(solid.u(part), solid.v(part));
                }
            }
            sides(ends, covered, Projection.LEVEL);
            sides(all, covered, DECK);
        } else {
            sides(all, covered, Projection.LEVEL);
        }
        String top = all.outline(projection);
        path("fire-top", top);
        if (!studs.isEmpty()) {
            svg.empty("path", "fill", "url(#" + studs + ")", "d", top);
        }
    }

    private void sides(Footprint cells, IntBinaryOperator covered, int high) {
        path("fire-left", cells.sides(projection, true, covered, high));
        path("fire-right", cells.sides(projection, false, covered, high));
    }

    /** The slope and the gable that are seen; the other slope is behind the ridge. */
    private void roof(Solid roof) {
        int[] box = box(roof);
        int u = box[2];
        int v = box[3];
        String gable = isAlongU(roof)
                ? corner(u, v, 9) + corner(u, v - 2, 9) + corner(u, v - 1, 0)
                : corner(u, v, 9) + corner(u - 2, v, 9) + corner(u - 1, v, 0);
        path(isAlongU(roof) ? "fire-right" : "fire-left", "M" + gable.substring(1) + "Z");
        path("fire-slope", slope(roof));
    }

    private String slope(Solid roof) {
        int[] box = box(roof);
        int u = box[2];
        int v = box[3];
        String around = isAlongU(roof)
                ? corner(box[0], v, 9) + corner(u, v, 9) + corner(u, v - 1, 0) + corner(box[0], v - 1, 0)
                : corner(u, box[1], 9) + corner(u, v, 9) + corner(u - 1, v, 0) + corner(u - 1, box[1], 0);
        return "M" + around.substring(1) + "Z";
    }

    private String corner(int u, int v, int lowered) {
        return "L" + projection.half(u, v, lowered);
    }

    private static boolean isAlongU(Solid roof) {
        return roof.v(0) == roof.v(1);
    }

    /** Least u and v, and most u and v, in half cells. */
    private static int[] box(Solid roof) {
        return new int[] {
            2 * Math.min(roof.u(0), roof.u(1)),
            2 * Math.min(roof.v(0), roof.v(1)),
            2 * Math.max(roof.u(0), roof.u(1)) + 2,
            2 * Math.max(roof.v(0), roof.v(1)) + 2
        };
    }

    private void path(String style, String d) {
        if (!d.isEmpty()) {
            svg.empty("path", "class", style, "d", d);
        }
    }
}
