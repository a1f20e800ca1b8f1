package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.text.Markup;
import io.vavr.collection.Array;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws where something can be laid. Places overlap, so a cell offers all that would cover it, or, for whole buildings, all
 * that would have their middle there; what would be laid is shown with its number as soon as it is pointed at.
 */
final class GhostSvg {

    private final Projection projection;
    private final Markup svg;

    GhostSvg(Projection projection, Markup svg) {
        this.projection = projection;
        this.svg = svg;
    }

    void draw(Map<Integer, Array<Brick>> ghosts) {
        Map<Integer, String> spots = new TreeMap<>();
        ghosts.forEach((number, bricks) -> {
            if (bricks.size() == 1) {
                Shape shape = bricks.head().shape();
                for (int part = 0; part < shape.size(); part++) {
                    Brick brick = bricks.head();
                    offer(spots, brick.level(), brick.x() + shape.dx(part), brick.y() + shape.dy(part), number);
                }
            } else {
                int[] middle = GroundSvg.middle(cells(bricks, 1));
                offer(spots, 1, projection.x(middle[0], middle[1]), projection.y(middle[0], middle[1]), number);
            }
        });
        spots.forEach(this::spot);
        ghosts.forEach(this::ghost);
    }

    private static void offer(Map<Integer, String> spots, int level, int x, int y, int number) {
        spots.merge((level * 64 + y) * 64 + x, String.valueOf(number), (one, other) -> one + " " + other);
    }

    private void spot(int key, String options) {
        int x = key % 64;
        int y = key / 64 % 64;
        int level = key / 64 / 64;
        int u = projection.u(x, y);
        int v = projection.v(x, y);
        Array<String> numbers = Array.of(options.split(" "));
        String where = "column " + (x + 1) + ", row " + (y + 1) + (level > 1 ? ", level " + level : "");
        svg.open(
                "g",
                "class",
                "fire-spot",
                "transform",
                level > 1 ? "translate(0 " + Projection.LEVEL * (1 - level) + ")" : "",
                "data-options",
                options,
                "aria-label",
                numbers.size() == 1
                        ? "place " + number(numbers.head()) + ", " + where
                        : numbers.size() + " places at " + where);
        svg.empty("path", "d", Footprint.of(u, v).outline(projection));
        if (numbers.size() == 1) {
            text(u, v, number(numbers.head()));
        }
        svg.close();
    }

    private void ghost(int number, Array<Brick> bricks) {
        svg.open(
                "g",
                "class",
                "fire-ghost",
                "data-options",
                String.valueOf(number),
                "aria-label",
                "place " + (number + 1));
        int top = bricks.map(Brick::level).max().get();
        for (int level = bricks.map(Brick::level).min().get(); level <= top; level++) {
            Footprint cells = cells(bricks, level);
            svg.open("g", "transform", "translate(0 " + -Projection.LEVEL * level + ")");
            path("fire-left", cells.sides(projection, true, (u, v) -> 0, Projection.LEVEL));
            path("fire-right", cells.sides(projection, false, (u, v) -> 0, Projection.LEVEL));
            path("fire-top", cells.outline(projection));
            if (level == top) {
                int[] middle = GroundSvg.middle(cells);
                text(middle[0], middle[1], String.valueOf(number + 1));
            }
            svg.close();
        }
        svg.close();
    }

    private Footprint cells(Array<Brick> bricks, int level) {
        Footprint cells = new Footprint();
        for (Brick brick : bricks.filter(one -> one.level() == level)) {
            for (int part = 0; part < brick.shape().size(); part++) {
                int x = brick.x() + brick.shape().dx(part);
                int y = brick.y() + brick.shape().dy(part);
                cells.add(projection.u(x, y), projection.v(x, y));
            }
        }
        return cells;
    }

    private static String number(String option) {
        return String.valueOf(Integer.parseInt(option) + 1);
    }

    private void path(String style, String d) {
        svg.empty("path", "class", style, "d", d);
    }

    private void text(int u, int v, String words) {
        int x = projection.right(u, v);
        int y = projection.down(u, v) + Projection.DOWN + 3;
        svg.open("text", "class", "fire-number", "x", "" + x, "y", "" + y, "aria-hidden", "true")
                .text(words)
                .close();
    }
}
