package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.text.Markup;

/** Draws what bricks stand on: sea, rivers, the territories with their letters, and what the Giant bars. */
final class GroundSvg {

    private static final int SHORE = 5;

    private final Terrain terrain;
    private final Projection projection;
    private final Markup svg;

    GroundSvg(Terrain terrain, Projection projection, Markup svg) {
        this.terrain = terrain;
        this.projection = projection;
        this.svg = svg;
    }

    /** The patterns of studs of each seat, and the hatching of barred ground. */
    void patterns(int seats) {
        svg.open("defs");
        for (int seat = 0; seat < seats; seat++) {
            pattern("fire-stud-" + seat, "1");
            svg.empty("path", "class", "fire-stud-shade", "d", SeatMarks.stud(seat, .07));
            svg.empty("path", "class", "fire-stud", "d", SeatMarks.stud(seat, -.05));
            svg.close();
        }
        pattern("fire-grid", "1");
        svg.empty("path", "class", "fire-grid", "d", "M0 0H1M0 0V1");
        svg.close();
        pattern("fire-barred", "1");
        svg.empty("path", "class", "fire-bar", "d", "M0 .5H1");
        svg.close().close();
    }

    private void pattern(String id, String size) {
        svg.open(
                "pattern",
                "id",
                id,
                "width",
                size,
                "height",
                size,
                "patternUnits",
                "userSpaceOnUse",
                "patternTransform",
                projection.matrix());
    }

    void draw(FireChoices choices, int giant) {
        Footprint island = new Footprint();
        Footprint shores = new Footprint();
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x < terrain.width(); x++) {
                if (!Grid.has(terrain.ocean(), x, y)) {
                    island.add(projection.u(x, y), projection.v(x, y));
                }
                if (terrain.territoryAt(x, y) != Terrain.NOWHERE) {
                    shores.add(projection.u(x, y), projection.v(x, y));
                }
            }
        }
        String around = island.outline(projection);
        path("fire-foam", around);
        path("fire-river", around);
        path("fire-shore-left", shores.sides(projection, true, (u, v) -> 0, SHORE));
        path("fire-shore-right", shores.sides(projection, false, (u, v) -> 0, SHORE));
        for (int territory = 0; territory <= terrain.landTerritories(); territory++) {
            territory(territory, choices.at(FireChoices.territory(terrain.name(territory))), territory == giant);
        }
    }

    private void territory(int territory, String options, boolean barred) {
        Footprint cells = cells(territory);
        String around = cells.outline(projection);
        boolean volcano = territory == terrain.volcanoTerritory();
        String tone = volcano ? "fire-ash" : territory % 2 == 0 ? "fire-land" : "fire-land fire-other";
        svg.empty(
                "path",
                "class",
                options.isEmpty() ? tone : tone + " fire-goal",
                "data-options",
                options,
                "aria-label",
                options.isEmpty() ? "" : name(territory),
                "d",
                around);
        svg.empty("path", "class", "fire-through", "fill", "url(#fire-grid)", "d", around);
        if (barred) {
            svg.empty("path", "class", "fire-through", "fill", "url(#fire-barred)", "d", around);
        }
        if (!volcano) {
            int[] middle = middle(cells);
            svg.open(
                            "text",
                            "class",
                            "fire-letter",
                            "transform",
                            projection.matrix(middle[0], middle[1]),
                            "x",
                            "0.5",
                            "y",
                            "1.1",
                            "aria-hidden",
                            "true")
                    .text(terrain.name(territory))
                    .close();
        }
    }

    private String name(int territory) {
        return territory == terrain.volcanoTerritory() ? "the volcano" : "Territory " + terrain.name(territory);
    }

    /** {@return the cells of a territory on the turned island} */
    Footprint cells(int territory) {
        Footprint cells = new Footprint();
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x < terrain.width(); x++) {
                if (terrain.territoryAt(x, y) == territory) {
                    cells.add(projection.u(x, y), projection.v(x, y));
                }
            }
        }
        return cells;
    }

    /** {@return the cell nearest to the middle of some cells} */
    static int[] middle(Footprint cells) {
        int[] all = cells.all();
        double u = 0;
        double v = 0;
        for (int i = 0; i < all.length; i += 2) {
            u += 2.0 * all[i] / all.length;
            v += 2.0 * all[i + 1] / all.length;
        }
        int best = 0;
        for (int i = 2; i < all.length; i += 2) {
            best = squared(all[i] - u, all[i + 1] - v) < squared(all[best] - u, all[best + 1] - v) - 1e-6 ? i : best;
        }
        return new int[] {all[best], all[best + 1]};
    }

    private static double squared(double across, double down) {
        return across * across + down * down;
    }

    private void path(String style, String d) {
        svg.empty("path", "class", style, "d", d);
    }
}
