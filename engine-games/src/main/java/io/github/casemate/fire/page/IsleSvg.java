package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Markup;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** The whole island as SVG: the ground, then bricks and mountain level by level, then figures, then what can be laid. */
final class IsleSvg {

    /** How many times larger a part is shown at most. */
    private static final double MOST = 3;

    private final FireTable table;
    private final Terrain terrain;
    private final Board board;
    private final Projection projection;
    private final Names names;
    private final FireChoices choices;
    private final Markup svg;

    IsleSvg(FireTable table, int turn, Names names, FireChoices choices, Markup svg) {
        this.table = table;
        this.terrain = table.realm().terrain();
        this.board = table.board();
        this.projection = new Projection(terrain, turn, board.top());
        this.names = names;
        this.choices = choices;
        this.svg = svg;
    }

    void draw() {
        svg.open("div", "class", "fire-frame", "style", closer());
        svg.open(
                "svg",
                "viewBox",
                "0 0 " + projection.width() + " " + projection.height(),
                "class",
                choices.hasTerritories() ? "fire-isle fire-goals" : "fire-isle",
                "role",
                "group",
                "aria-label",
                "Fire Island");
        GroundSvg ground = new GroundSvg(terrain, projection, svg);
        ground.patterns(table.realm().players());
        ground.draw(choices, table.walkers().giant());
        Array<Footprint> territories =
                Array.rangeClosed(0, terrain.landTerritories()).map(ground::cells);
        for (int level = 1; level <= Math.max(board.top(), 2); level++) {
            level(level);
        }
        new FigureSvg(table, projection, names, svg).draw(choices, territories);
        new GhostSvg(projection, svg).draw(choices.ghosts());
        svg.close().close();
    }

    /** How a small screen looks closer at where something can be laid: how large, and how far moved. */
    private String closer() {
        Footprint places = new Footprint();
        choices.ghosts()
                .values()
                .forEach(bricks -> bricks.forEach(
                        brick -> places.add(projection.u(brick.x(), brick.y()), projection.v(brick.x(), brick.y()))));
        if (places.isEmpty()) {
            return "";
        }
        int[] box = projection.box(places.all());
        double larger = Math.min(
                MOST,
                Math.min(
                        projection.width() / (double) (box[2] - box[0]),
                        projection.height() / (double) (box[3] - box[1])));
        return "--fire-larger:" + Math.round(larger * 100) / 100.0
                + ";--fire-right:" + moved(larger, box[0] + box[2], projection.width())
                + "%;--fire-down:" + moved(larger, box[1] + box[3], projection.height()) + "%";
    }

    /** So far, in hundredths of the picture, that the middle is in the middle and no edge is seen. */
    private static long moved(double larger, int twiceMiddle, int whole) {
        double wanted = 50 - larger * 50 * twiceMiddle / whole;
        return Math.round(Math.max(100 - 100 * larger, Math.min(0, wanted)));
    }

    private void level(int level) {
        List<Solid> solids = new ArrayList<>();
        for (int v = 0; v < projection.deep(); v++) {
            for (int u = 0; u < projection.across(); u++) {
                int x = projection.x(u, v);
                int y = projection.y(u, v);
                int at = board.at(level, x, y);
                if (isMountain(level, x, y)) {
                    solids.add(Solid.mountain(u, v));
                } else if (at != 0) {
                    Brick brick = board.brickAt(level, x, y);
                    if (brick.x() == x && brick.y() == y) {
                        solids.add(Solid.of(brick, at, projection));
                    }
                }
            }
        }
        if (solids.isEmpty()) {
            return;
        }
        svg.open("g", "transform", "translate(0 " + -Projection.LEVEL * level + ")");
        BrickSvg painter = new BrickSvg(projection, svg);
        for (Solid solid : PaintOrder.of(solids)) {
            if (solid.brick().isDefined()) {
                brick(painter, solid, solid.brick().get());
            } else {
                mountain(painter, solid, level);
            }
        }
        svg.close();
    }

    private void mountain(BrickSvg painter, Solid solid, int level) {
        boolean crater = isCrater(projection.x(solid.u(0), solid.v(0)), projection.y(solid.u(0), solid.v(0)));
        svg.open("g", "class", crater ? "fire-crater" : "fire-rock");
        painter.draw(solid, (u, v) -> covers(level, u, v), "");
        svg.close();
    }

    private void brick(BrickSvg painter, Solid solid, Brick brick) {
        int owner = Board.owner(solid.at());
        int number = Board.building(solid.at());
        String options = choices.at(FireChoices.brick(brick));
        String part = number == 0
                ? ""
                : " of the "
                        + table.realm()
                                .plans()
                                .get(table.building(number).plan())
                                .blueprint()
                                .name();
        String label =
                names.whose(PlayerId.of(owner)) + " " + brick.element().label() + part + ", level " + brick.level();
        svg.open(
                "g",
                "class",
                "fire-brick fire-own-" + owner + (number == 0 ? " fire-loose" : ""),
                "data-piece",
                "brick-" + brick.level() + "-" + brick.x() + "-" + brick.y(),
                "data-options",
                options,
                "aria-label",
                options.isEmpty() ? "" : label);
        painter.draw(solid, (u, v) -> covers(brick.level(), u, v), "fire-stud-" + owner);
        svg.close();
    }

    /** Whether something at a level hides the sides that look at it; 0 if nothing does. */
    private int covers(int level, int u, int v) {
        if (u >= projection.across() || v >= projection.deep()) {
            return 0;
        }
        int x = projection.x(u, v);
        int y = projection.y(u, v);
        if (isMountain(level, x, y)) {
            return 1;
        }
        int at = board.at(level, x, y);
        if (at == 0) {
            return 0;
        }
        Solid solid = Solid.of(board.brickAt(level, x, y), at, projection);
        for (int part = 0; part < solid.size(); part++) {
            if (solid.u(part) == u && solid.v(part) == v && solid.isThin(part)) {
                return 0;
            }
        }
        return 1;
    }

    private boolean isMountain(int level, int x, int y) {
        return terrain.groundAt(x, y) >= level || (level == 1 && isCrater(x, y));
    }

    private boolean isCrater(int x, int y) {
        return terrain.map().rows().get(y).charAt(x) == '^';
    }
}
