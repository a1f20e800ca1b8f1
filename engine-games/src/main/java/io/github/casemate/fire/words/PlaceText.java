package io.github.casemate.fire.words;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.vavr.collection.Array;

/**
 * Where something is, in words that can be found on the drawing: the territory, the part of it, and cells as column and
 * row.
 */
final class PlaceText {

    private final Terrain terrain;

    PlaceText(Terrain terrain) {
        this.terrain = terrain;
    }

    /** The cells of a brick, each as column and row. */
    static Array<int[]> cells(Brick brick) {
        Shape shape = brick.shape();
        return Array.range(0, shape.size())
                .map(part -> new int[] {brick.x() + shape.dx(part), brick.y() + shape.dy(part)});
    }

    /** The ground cells of a building. */
    static Array<int[]> cells(BuildingForm form, int x, int y) {
        return Array.range(0, form.size(0)).map(cell -> new int[] {x + form.dx(0, cell), y + form.dy(0, cell)});
    }

    /** Such as "in F, northwest corner" or "from F to G". */
    String area(Array<int[]> cells) {
        Array<Integer> territories = cells.map(cell -> terrain.territoryAt(cell[0], cell[1]))
                .filter(territory -> territory != Terrain.NOWHERE)
                .distinct();
        boolean ocean = cells.exists(cell -> Grid.has(terrain.ocean(), cell[0], cell[1]));
        if (territories.isEmpty()) {
            return ocean ? "in the ocean" : "over the river";
        }
        if (territories.size() > 1) {
            return "from " + name(territories.get(0)) + " to " + name(territories.get(1));
        }
        return (territories.head() == terrain.volcanoTerritory() ? "on " : "in ") + name(territories.head()) + ", "
                + part(territories.head(), cells) + (ocean ? ", into the ocean" : "");
    }

    private String name(int territory) {
        return FireText.territory(terrain.name(territory));
    }

    private String part(int territory, Array<int[]> cells) {
        int[] box = box(territory);
        double x = cells.map(cell -> (double) cell[0]).average().getOrElse(0.0) + 0.5 - box[0];
        double y = cells.map(cell -> (double) cell[1]).average().getOrElse(0.0) + 0.5 - box[1];
        int column = third(x, box[2] - box[0] + 1);
        int row = third(y, box[3] - box[1] + 1);
        String[][] names = {
            {"northwest corner", "north side", "northeast corner"},
            {"west side", "middle", "east side"},
            {"southwest corner", "south side", "southeast corner"}
        };
        return names[row][column];
    }

    private static int third(double at, int length) {
        return at * 3 < length ? 0 : at * 3 > 2 * length ? 2 : 1;
    }

    /** The first and last column and row of a territory. */
    private int[] box(int territory) {
        int[] box = {terrain.width(), terrain.height(), 0, 0};
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x < terrain.width(); x++) {
                if (terrain.territoryAt(x, y) == territory) {
                    box[0] = Math.min(box[0], x);
                    box[1] = Math.min(box[1], y);
                    box[2] = Math.max(box[2], x);
                    box[3] = Math.max(box[3], y);
                }
            }
        }
        return box;
    }

    /** Such as "8,7", "8,7 to 9,7", or for a Hook its corner and where its arms point: "8,7, arms east and south". */
    static String span(Brick brick) {
        Array<int[]> cells = cells(brick);
        if (brick.element() == Element.HOOK) {
            int[] corner = cells.find(one -> cells.forAll(other -> steps(one, other) < 2))
                    .get();
            int east = cells.map(cell -> cell[0] - corner[0]).sum().intValue();
            int south = cells.map(cell -> cell[1] - corner[1]).sum().intValue();
            return at(corner) + ", arms " + (south < 0 ? "north" : "south") + " and " + (east < 0 ? "west" : "east");
        }
        return span(cells.head(), cells.last());
    }

    static String span(int[] first, int[] last) {
        return first[0] == last[0] && first[1] == last[1] ? at(first) : at(first) + " to " + at(last);
    }

    private static int steps(int[] one, int[] other) {
        return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
    }

    private static String at(int[] cell) {
        return cell[0] + "," + cell[1];
    }

    /** Such as "in F, northwest corner: 6,6 to 7,6", with the level if it is not the first. */
    String of(Brick brick) {
        return area(cells(brick)) + (brick.level() > 1 ? ", level " + brick.level() : "") + ": " + span(brick);
    }

    /** The same for a building. */
    String of(BuildingForm form, int x, int y) {
        return area(cells(form, x, y)) + ": "
                + span(new int[] {x, y}, new int[] {x + form.width() - 1, y + form.height() - 1});
    }
}
