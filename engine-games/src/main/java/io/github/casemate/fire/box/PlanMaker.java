package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Works out the forms of a building on an island. A drawing is turned into cells with their groups; then the eight turned
 * and mirrored copies are made, equal ones once (SIT-2); for each, all bricks are tried in all places of each level.
 */
final class PlanMaker {

    private final Terrain terrain;
    private final Blueprint blueprint;
    private final Array<PlanLevel> levels;
    private final int columns;
    private final int rows;
    private final List<BuildingForm> forms = new ArrayList<>();
    private final List<List<List<Integer>>> uses = new ArrayList<>();

    private PlanMaker(Terrain terrain, Blueprint blueprint) {
        this.terrain = terrain;
        this.blueprint = blueprint;
        this.levels = blueprint.levels().map(PlanLevel::of);
        this.columns = blueprint.ground().head().length();
        this.rows = blueprint.ground().size();
        for (int level = 0; level < levels.size(); level++) {
            List<List<Integer>> none = new ArrayList<>();
            Shape.all().forEach(shape -> none.add(new ArrayList<>()));
            uses.add(none);
        }
    }

    static BuildingPlan make(Terrain terrain, Blueprint blueprint, int number) {
        PlanMaker maker = new PlanMaker(terrain, blueprint);
        Set<String> seen = new HashSet<>();
        for (int turn = 0; turn < 8; turn++) {
            TurnedPlan turned = maker.new TurnedPlan(turn);
            if (seen.add(turned.drawing())) {
                maker.add(turned);
            }
        }
        int[][][] uses = maker.uses.stream()
                .map(level -> level.stream()
                        .map(shape -> shape.stream().mapToInt(use -> use).toArray())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        return new BuildingPlan(number, blueprint, uses.length - 1, Array.ofAll(maker.forms), uses);
    }

    /** The drawing after some quarter turns, and mirrored before them from the fifth turn on. */
    private final class TurnedPlan {
        private final int turn;
        private final int width;
        private final int height;

        TurnedPlan(int turn) {
            this.turn = turn;
            this.width = turn % 2 == 0 ? columns : rows;
            this.height = turn % 2 == 0 ? rows : columns;
        }

        /** Where a cell of this form is in the drawing. */
        private int[] drawn(int x, int y) {
            int[] at = switch (turn % 4) {
                case 0 -> new int[] {x, y};
                case 1 -> new int[] {y, width - 1 - x};
                case 2 -> new int[] {width - 1 - x, height - 1 - y};
                default -> new int[] {height - 1 - y, x};
            };
            return turn < 4 ? at : new int[] {columns - 1 - at[0], at[1]};
        }

        int group(int level, int x, int y) {
            boolean inside = x >= 0 && y >= 0 && x < width && y < height;
            int[] at = inside ? drawn(x, y) : new int[2];
            return inside ? levels.get(level).group(at[0], at[1]) : 0;
        }

        char kind(int level, int x, int y) {
            int[] at = drawn(x, y);
            return levels.get(level).kind(at[0], at[1]);
        }

        char ground(int x, int y) {
            int[] at = drawn(x, y);
            return blueprint.ground().get(at[1]).charAt(at[0]);
        }

        /** A text that two forms have in common if they are the same: groups by where they begin. */
        String drawing() {
            StringBuilder text = new StringBuilder().append(width).append('x').append(height);
            for (int level = 0; level < levels.size(); level++) {
                int[] begins = new int[width * height + 2];
                Arrays.fill(begins, -1);
                for (int y = 0; y < height; y++) {
                    for (int x = 0; x < width; x++) {
                        int group = group(level, x, y);
                        begins[group] = begins[group] < 0 ? y * width + x : begins[group];
                        text.append(kind(level, x, y))
                                .append(group < 2 ? 0 : begins[group])
                                .append(' ');
                    }
                }
            }
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    text.append(ground(x, y));
                }
            }
            return text.toString();
        }

        /** SIT-1: a Bridge fills BBB, a Roof fills RR, and the others lie within the # of a level. */
        boolean matches(int level, Shape shape, int x, int y) {
            int group = group(level, x, y);
            if (group == 0) {
                return false;
            }
            for (int part = 0; part < shape.size(); part++) {
                if (group(level, x + shape.dx(part), y + shape.dy(part)) != group) {
                    return false;
                }
            }
            char kind = kind(level, x, y);
            return kind == '#'
                    ? shape.element() != Element.BRIDGE && shape.element() != Element.ROOF
                    : kind == shape.element().letter();
        }
    }

    private void add(TurnedPlan turned) {
        int[][] cells = new int[levels.size()][];
        long[][] codes = new long[levels.size()][];
        for (int level = 0; level < levels.size(); level++) {
            long[] allowed = new long[turned.width * turned.height];
            for (Shape shape : Shape.all()) {
                for (int y = 0; y < turned.height; y++) {
                    for (int x = 0; x < turned.width; x++) {
                        if (turned.matches(level, shape, x, y)) {
                            uses.get(level).get(shape.id()).add((forms.size() << 8) | (x << 4) | y);
                            for (int part = 0; part < shape.size(); part++) {
                                int cell = (y + shape.dy(part)) * turned.width + x + shape.dx(part);
                                allowed[cell] |= 1L << (shape.code() + part);
                            }
                        }
                    }
                }
            }
            int[] filled = IntStream.range(0, allowed.length)
                    .filter(cell -> allowed[cell] != 0)
                    .toArray();
            int[] places = new int[2 * filled.length];
            long[] sets = new long[filled.length];
            for (int i = 0; i < filled.length; i++) {
                places[2 * i] = filled[i] % turned.width;
                places[2 * i + 1] = filled[i] / turned.width;
                sets[i] = allowed[filled[i]];
            }
            cells[level] = places;
            codes[level] = sets;
        }
        long[] fits = new long[terrain.height()];
        for (int y = 0; y + turned.height <= terrain.height(); y++) {
            for (int x = 0; x + turned.width <= terrain.width(); x++) {
                fits[y] |= fits(turned, x, y) ? 1L << x : 0;
            }
        }
        forms.add(new BuildingForm(turned.width, turned.height, cells, codes, fits, originals(turned)));
    }

    /** SIT-2, SIT-4. */
    private boolean fits(TurnedPlan turned, int left, int top) {
        long territories = 0;
        long heights = 0;
        for (int y = 0; y < turned.height; y++) {
            for (int x = 0; x < turned.width; x++) {
                char needed = turned.ground(x, y);
                if (needed != '.' && !isGround(needed, left + x, top + y)) {
                    return false;
                }
                if (needed == 'L' || needed == 'V') {
                    territories |= 1L << terrain.territoryAt(left + x, top + y);
                    heights |= 1L << terrain.groundAt(left + x, top + y);
                }
            }
        }
        return switch (blueprint.rule()) {
            case OPEN_LAND, PORT, TALLER_RECLAIMS -> Long.bitCount(territories) == 1;
            case RIVER_ARCH -> Long.bitCount(territories) == 1 && isAlongRiver(turned, left, top);
            case ACROSS_RIVER -> Long.bitCount(territories) == 2;
            case VOLCANO -> Long.bitCount(heights) == 1;
            case ON_OWN_BUILDING -> true;
        };
    }

    private boolean isGround(char needed, int x, int y) {
        return switch (needed) {
            case 'L' -> Grid.has(terrain.land(), x, y);
            case '~' -> Grid.has(terrain.river(), x, y);
            case 'O' -> Grid.has(terrain.ocean(), x, y);
            case 'V' -> Grid.has(terrain.volcano(), x, y);
            default -> true;
        };
    }

    private boolean isAlongRiver(TurnedPlan turned, int left, int top) {
        for (int turn = 0; turn < 2; turn++) {
            Shape bridge = Shape.of(Element.BRIDGE, turn);
            for (int y = 0; y < turned.height; y++) {
                for (int x = 0; x < turned.width; x++) {
                    if (turned.matches(0, bridge, x, y)) {
                        boolean flat = turn == 0;
                        return isRiverBeside(bridge, left + x, top + y, flat ? 0 : 1, flat ? 1 : 0)
                                || isRiverBeside(bridge, left + x, top + y, flat ? 0 : -1, flat ? -1 : 0);
                    }
                }
            }
        }
        return false;
    }

    private boolean isRiverBeside(Shape bridge, int x, int y, int dx, int dy) {
        for (int part = 0; part < bridge.size(); part++) {
            if (!Grid.has(terrain.river(), x + bridge.dx(part) + dx, y + bridge.dy(part) + dy)) {
                return false;
            }
        }
        return true;
    }

    /**
     * RUL-1: the bricks of an original building. Bridges and Roofs are where they are drawn; three # in a corner are a
     * Hook; other # are taken in pairs in the order of the drawing, and a last one is a Chimney. Then all are turned with
     * the building.
     */
    private Array<Brick> originals(TurnedPlan turned) {
        Array<Brick> bricks = Array.empty();
        for (int level = 0; level < levels.size(); level++) {
            int[][] brickAt = new int[turned.height][turned.width];
            int[][] drawn = OriginalBricks.of(levels.get(level), columns, rows);
            for (int y = 0; y < turned.height; y++) {
                for (int x = 0; x < turned.width; x++) {
                    int[] at = turned.drawn(x, y);
                    brickAt[y][x] = drawn[at[1]][at[0]];
                }
            }
            bricks = bricks.appendAll(OriginalBricks.read(brickAt, level + 1));
        }
        return bricks;
    }
}
