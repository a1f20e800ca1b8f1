package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Markup;
import io.vavr.collection.Array;

/**
 * Draws what stands upright: flags on their poles, armies, the Giant, and the names of buildings. Flags take no cell
 * (RUL-2); they stand as far behind as there is a free cell, so that they hide little. Nothing hides them.
 */
final class FigureSvg {

    private final FireTable table;
    private final Terrain terrain;
    private final Projection projection;
    private final Names names;
    private final Markup svg;
    private final Footprint taken = new Footprint();

    FigureSvg(FireTable table, Projection projection, Names names, Markup svg) {
        this.table = table;
        this.terrain = table.realm().terrain();
        this.projection = projection;
        this.names = names;
        this.svg = svg;
    }

    void draw(FireChoices choices, Array<Footprint> territories) {
        for (int territory = 0; territory < table.flags().planted(); territory++) {
            flag(territory, territories.get(territory));
        }
        for (int i = 0; i < table.walkers().armies().size(); i++) {
            Army army = table.walkers().armies().get(i);
            army(
                    army,
                    i,
                    territories.get(army.territory()),
                    choices.at(FireChoices.army(terrain.name(army.territory()))));
        }
        fire();
        giant(territories.get(table.walkers().giant()));
        table.buildings().forEach(this::name);
    }

    /** Flames above each crater. */
    private void fire() {
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x < terrain.width(); x++) {
                if (terrain.map().rows().get(y).charAt(x) == '^') {
                    int u = projection.u(x, y);
                    int v = projection.v(x, y);
                    String at = "M" + projection.right(u, v) + " "
                            + (projection.down(u, v) + Projection.DOWN - Projection.LEVEL);
                    svg.empty("path", "class", "fire-smoke", "d", at + "m-4-16q-7-6 0-12t1-11q10 6 5 12t3 12Z");
                    svg.empty(
                            "path",
                            "class",
                            "fire-flame",
                            "d",
                            at + "m-8 0q-3-9 3-14q0 5 3 6q-1-8 4-13q0 7 4 10q3 6 0 11q-7 4-14 0Z");
                }
            }
        }
    }

    private void flag(int territory, Footprint cells) {
        int[] at = free(cells, true);
        int x = projection.right(at[0], at[1]);
        int y = projection.down(at[0], at[1]) + Projection.DOWN;
        String colour = SeatMarks.colour(table.flags().poles().get(territory));
        String element = table.flags().elements().get(territory).label();
        begin(
                "fire-flag",
                "flag-" + terrain.name(territory),
                terrain.name(territory) + " gives a " + element + " on " + colour,
                "");
        svg.empty("path", "class", "fire-pole", "d", "M" + x + " " + y + "v-24");
        svg.empty(
                "path", "class", "fire-cloth fire-" + colour, "d", "M" + x + " " + (y - 24) + "h22l-3 5.5l3 5.5h-22Z");
        text("fire-flag-" + colour, x + 10, y - 15, element.charAt(0) + " " + colour.charAt(0));
        svg.close();
    }

    private void army(Army army, int number, Footprint cells, String options) {
        int[] at = free(cells, false);
        int x = projection.right(at[0], at[1]);
        int y = projection.down(at[0], at[1]) + Projection.DOWN;
        int seat = army.owner().index();
        String where = terrain.name(army.territory());
        begin("fire-army fire-own-" + seat, "army-" + number, names.whose(army.owner()) + " army in " + where, options);
        svg.empty("path", "class", "fire-pole", "d", "M" + x + " " + y + "v-30");
        svg.empty("path", "class", "fire-top", "d", "M" + x + " " + (y - 30) + "h18v14h-18Z");
        svg.empty(
                "path",
                "class",
                "fire-stud",
                "transform",
                "translate(" + (x + 2) + " " + (y - 30) + ") scale(14)",
                "d",
                SeatMarks.stud(seat, 0));
        for (int man = -1; man <= 1; man++) {
            int left = x + 8 * man;
            svg.empty("path", "class", "fire-right", "d", "M" + (left - 3) + " " + (y + 3) + "v-7a3 3 0 1 1 6 0v7Z");
        }
        svg.close();
    }

    private void giant(Footprint cells) {
        int[] at = free(cells, false);
        int x = projection.right(at[0], at[1]);
        int ground = terrain.groundAt(projection.x(at[0], at[1]), projection.y(at[0], at[1]));
        int y = projection.down(at[0], at[1]) + Projection.DOWN + 2 - Projection.LEVEL * ground;
        String where = table.walkers().giant() == terrain.volcanoTerritory()
                ? "on the volcano"
                : "in " + terrain.name(table.walkers().giant());
        begin("fire-giant", "giant", "the Giant, " + where, "");
        svg.empty("ellipse", "class", "fire-shadow", "cx", "" + x, "cy", "" + y, "rx", "13", "ry", "5");
        svg.open("g", "transform", "translate(" + x + " " + y + ")");
        svg.empty("path", "class", "fire-club", "d", "M11-14l7-17l5 2l-8 17Z");
        svg.empty("path", "class", "fire-body", "d", "M-9 0v-9l-4-8q0-10 8-11h10q8 1 8 11l-4 8v9h-6v-7h-6v7Z");
        svg.empty("circle", "class", "fire-body", "cx", "0", "cy", "-33", "r", "7");
        svg.empty("path", "class", "fire-eyes", "d", "M-4-35h3v2h-3ZM1-35h3v2h-3ZM-4-30h8v1.5h-8Z");
        svg.close();
        text("fire-giant-name", x, y - 12, "G");
        svg.close();
    }

    /** The name above a building, with a cross while it is shut down. */
    private void name(Building building) {
        Realm realm = table.realm();
        var form = realm.plans().get(building.plan()).forms().get(building.form());
        int x = 0;
        int y = 0;
        for (int cell = 0; cell < form.size(0); cell++) {
            int column = building.x() + form.dx(0, cell);
            int row = building.y() + form.dy(0, cell);
            int u = projection.u(column, row);
            int v = projection.v(column, row);
            x += projection.right(u, v);
            y += projection.down(u, v) + Projection.DOWN;
        }
        boolean shut = table.walkers().shutDown(building);
        text(
                shut ? "fire-name fire-closed" : "fire-name",
                x / form.size(0),
                y / form.size(0) - Projection.LEVEL * (building.base() + form.levels()),
                (shut ? "✕ " : "")
                        + realm.plans().get(building.plan()).blueprint().name());
    }

    /** A cell without bricks where nobody stands yet: the farthest one, or the one nearest to the middle. */
    private int[] free(Footprint cells, boolean far) {
        int[] all = cells.all();
        int[] middle = GroundSvg.middle(cells);
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < all.length; i += 2) {
            int u = all[i];
            int v = all[i + 1];
            int x = projection.x(u, v);
            int y = projection.y(u, v);
            int far2 = far
                    ? 8 * (u + v) + Math.abs(u - v - middle[0] + middle[1])
                    : Math.abs(u - middle[0]) + Math.abs(v - middle[1]);
            boolean free = table.board().at(terrain.groundAt(x, y) + 1, x, y) == 0
                    && !taken.has(u, v)
                    && (Grid.has(terrain.land(), x, y) || Grid.has(terrain.volcano(), x, y));
            int cost = far2 + (free ? 0 : 10_000);
            if (cost < least) {
                least = cost;
                best = i;
            }
        }
        taken.add(all[best], all[best + 1]);
        return new int[] {all[best], all[best + 1]};
    }

    private void begin(String style, String piece, String label, String options) {
        svg.open(
                "g",
                "class",
                style,
                "data-piece",
                piece,
                "data-options",
                options,
                "role",
                options.isEmpty() ? "img" : "",
                "aria-label",
                label);
    }

    private void text(String style, int x, int y, String words) {
        svg.open("text", "class", style, "x", "" + x, "y", "" + y, "text-anchor", "middle", "aria-hidden", "true")
                .text(words)
                .close();
    }
}
