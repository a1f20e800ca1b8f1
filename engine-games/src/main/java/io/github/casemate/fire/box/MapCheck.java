package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;

/** What can be wrong with the drawing of an island. */
final class MapCheck {

    private static final String POSSIBLE = "A to X, *, ^, ~ and 1 to 4";

    private MapCheck() {}

    /** {@return the first thing that is wrong, naming the field; none if nothing is} */
    static Option<String> problem(IslandMap map) {
        return CatalogCheck.notKebab(map.id())
                .orElse(() -> CatalogCheck.badSource(map.source()))
                .map(problem -> "map." + problem)
                .orElse(() -> size(map))
                .orElse(() -> letters(map))
                .orElse(() -> count(map))
                .orElse(() -> borders(map))
                .orElse(() -> wholeness(map))
                .orElse(() -> mountain(map));
    }

    /** {@return how many territories with land a drawing has, counted from A without a gap} */
    static int territories(IslandMap map) {
        int count = 0;
        while (count < 24 && has(map, (char) ('A' + count))) {
            count++;
        }
        return count;
    }

    private static Option<String> size(IslandMap map) {
        int height = map.rows().size();
        int width = height == 0 ? 0 : map.rows().head().length();
        if (height < 8 || height > Grid.MOST_COLUMNS || width < 8 || width > Grid.MOST_COLUMNS) {
            return Option.some("map.rows: an island of " + width + " by " + height
                    + " cells is not possible; each side has 8 to " + Grid.MOST_COLUMNS);
        }
        return rowWhere(
                map,
                row -> row.length() != width,
                row -> "has " + row.length() + " cells, but the first row has " + width);
    }

    private static Option<String> letters(IslandMap map) {
        return rowWhere(
                map,
                row -> !row.matches("[A-X*^~1-4]*"),
                row -> "'" + row.replaceAll("[A-X*^~1-4]", "").charAt(0) + "' is not possible; possible: " + POSSIBLE);
    }

    private static Option<String> count(IslandMap map) {
        int count = territories(map);
        for (char letter = (char) ('A' + count); letter <= 'X'; letter++) {
            if (has(map, letter)) {
                return Option.some("map.rows: there is a territory " + letter + ", but no " + (char) ('A' + count));
            }
        }
        if (count < 6 || count % 6 != 0) {
            return Option.some("map.rows: " + count
                    + " territories cannot have equally many flags of each kind; possible: 6, 12, 18, 24");
        }
        return Option.when(!has(map, '*'), "map.rows: there is no volcano (*)");
    }

    /** Bricks lie in one territory because no two of them touch. */
    private static Option<String> borders(IslandMap map) {
        return eachCell(map, (x, y) -> {
            char here = territory(map, x, y);
            return Array.of(territory(map, x + 1, y), territory(map, x, y + 1))
                    .find(there -> here != '~' && there != '~' && here != there)
                    .map(there -> "map.rows[" + y + "]: " + here + " and " + there + " touch at column " + x
                            + "; a river has to lie between them");
        });
    }

    private static Option<String> wholeness(IslandMap map) {
        String all = "*ABCDEFGHIJKLMNOPQRSTUVWX".substring(0, territories(map) + 1);
        return Array.ofAll(all.toCharArray())
                .find(letter -> !isWhole(map, letter))
                .map(letter -> "map.rows: territory " + letter + " is not in one piece");
    }

    private static boolean isWhole(IslandMap map, char letter) {
        long[] cells = new long[map.rows().size()];
        long[] reached = new long[cells.length];
        boolean begun = false;
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < map.rows().head().length(); x++) {
                if (territory(map, x, y) == letter) {
                    cells[y] |= 1L << x;
                    reached[y] |= begun ? 0 : 1L << x;
                    begun = true;
                }
            }
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            long[] near = Grid.beside(reached);
            for (int y = 0; y < cells.length; y++) {
                long more = near[y] & cells[y] & ~reached[y];
                reached[y] |= more;
                grows |= more != 0;
            }
        }
        return Arrays.equals(cells, reached);
    }

    private static Option<String> mountain(IslandMap map) {
        Array<MountainCell> cells = map.mountain();
        for (int i = 0; i < cells.size(); i++) {
            MountainCell cell = cells.get(i);
            String field = "map.mountain[" + i + "]: ";
            if (drawn(map, cell.x(), cell.y()) != '*') {
                return Option.some(field + cell.x() + "," + cell.y() + " is not a cell of the volcano");
            }
            if (cell.height() < 1 || cell.height() > 2) {
                return Option.some(field + "a height of " + cell.height() + " is not possible; possible: 1, 2");
            }
            if (cells.take(i).exists(other -> other.x() == cell.x() && other.y() == cell.y())) {
                return Option.some(field + cell.x() + "," + cell.y() + " is listed twice");
            }
        }
        return Option.none();
    }

    private interface CellCheck {
        Option<String> problem(int x, int y);
    }

    private static Option<String> eachCell(IslandMap map, CellCheck check) {
        for (int y = 0; y < map.rows().size(); y++) {
            for (int x = 0; x < map.rows().head().length(); x++) {
                Option<String> problem = check.problem(x, y);
                if (problem.isDefined()) {
                    return problem;
                }
            }
        }
        return Option.none();
    }

    private static Option<String> rowWhere(IslandMap map, Predicate<String> wrong, Function<String, String> why) {
        int row = map.rows().indexWhere(wrong);
        return row < 0
                ? Option.none()
                : Option.some("map.rows[" + row + "]: " + why.apply(map.rows().get(row)));
    }

    private static boolean has(IslandMap map, char drawn) {
        return map.rows().exists(row -> row.indexOf(drawn) >= 0);
    }

    private static char drawn(IslandMap map, int x, int y) {
        return y < 0
                        || y >= map.rows().size()
                        || x < 0
                        || x >= map.rows().get(y).length()
                ? '~'
                : map.rows().get(y).charAt(x);
    }

    /** The letter of the territory; the crater is part of the volcano, and all water is the same. */
    private static char territory(IslandMap map, int x, int y) {
        char drawn = drawn(map, x, y);
        return drawn == '^' ? '*' : drawn >= '1' && drawn <= '4' ? '~' : drawn;
    }
}
