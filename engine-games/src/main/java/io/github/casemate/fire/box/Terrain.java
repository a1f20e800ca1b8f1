package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Arrays;

/**
 * An island, with everything that follows from its drawing: territories and who is next to whom (MAP-2), heights (MAP-3),
 * and where water is. Territories are numbered from A; the volcano is the last one.
 *
 * <p>The arrays that are handed out are shared, and must not be changed.
 */
public final class Terrain {

    /** The territory of water and of cells beyond the edge. */
    public static final int NOWHERE = -1;

    private final IslandMap map;
    private final int width;
    private final int height;
    private final int territories;
    private final int[] territoryAt;
    private final int[] groundAt;
    private final long[] land;
    private final long[] volcano;
    private final long[] river;
    private final long[] ocean;
    private final long[] waterside;
    private final Array<long[]> ground;
    private final Array<long[]> cellsOf;
    private final long[] neighbours;
    private final int[][] distances;

    private Terrain(IslandMap map, int territories) {
        this.map = map;
        this.width = map.rows().head().length();
        this.height = map.rows().size();
        this.territories = territories;
        this.territoryAt = new int[width * height];
        this.groundAt = new int[width * height];
        this.land = new long[height];
        this.volcano = new long[height];
        this.river = new long[height];
        this.ocean = new long[height];
        this.cellsOf = Array.fill(territories + 1, () -> new long[height]);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                read(x, y, map.rows().get(y).charAt(x));
            }
        }
        for (MountainCell cell : map.mountain()) {
            groundAt[cell(cell.x(), cell.y())] = cell.height();
        }
        this.ground = Array.fill(3, () -> new long[height]);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                ground.get(groundAt(x, y))[y] |= (land[y] | volcano[y]) & (1L << x);
            }
        }
        long[] water = new long[height];
        for (int y = 0; y < height; y++) {
            water[y] = river[y] | ocean[y];
        }
        this.waterside = Grid.beside(water);
        this.neighbours = new long[territories + 1];
        this.distances = new int[territories + 1][territories + 1];
        findNeighbours();
        findDistances();
    }

    /**
     * {@return what follows from a drawing, or what is wrong with it, naming the field}
     *
     * @param map the drawing
     */
    public static Either<String, Terrain> of(IslandMap map) {
        return MapCheck.problem(map).<Either<String, Terrain>>map(Either::left).getOrElse(() -> {
            Terrain terrain = new Terrain(map, MapCheck.territories(map));
            return terrain.split().<Either<String, Terrain>>map(Either::left).getOrElse(() -> Either.right(terrain));
        });
    }

    private void read(int x, int y, char drawn) {
        long bit = 1L << x;
        int territory =
                drawn == '*' || drawn == '^' ? territories : drawn >= 'A' && drawn <= 'X' ? drawn - 'A' : NOWHERE;
        territoryAt[cell(x, y)] = territory;
        if (territory != NOWHERE) {
            cellsOf.get(territory)[y] |= bit;
        }
        if (drawn == '*') {
            volcano[y] |= bit;
        } else if (drawn == '~') {
            river[y] |= bit;
        } else if (drawn >= '1' && drawn <= '4') {
            ocean[y] |= bit;
        } else if (drawn != '^') {
            land[y] |= bit;
        }
    }

    /** MAP-2: a straight step over one river cell. */
    private void findNeighbours() {
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (Grid.has(river, x, y)) {
                    join(territoryAt(x - 1, y), territoryAt(x + 1, y));
                    join(territoryAt(x, y - 1), territoryAt(x, y + 1));
                }
            }
        }
    }

    private void join(int one, int other) {
        if (one != other && one != NOWHERE && other != NOWHERE) {
            neighbours[one] |= 1L << other;
            neighbours[other] |= 1L << one;
        }
    }

    private void findDistances() {
        for (int from = 0; from <= territories; from++) {
            Arrays.fill(distances[from], NOWHERE);
            long reached = 1L << from;
            distances[from][from] = 0;
            for (int steps = 1; steps <= territories; steps++) {
                long next = 0;
                for (int at = 0; at <= territories; at++) {
                    next |= distances[from][at] == steps - 1 ? neighbours[at] : 0;
                }
                for (int at = 0; at <= territories; at++) {
                    if ((((next & ~reached) >>> at) & 1) != 0) {
                        distances[from][at] = steps;
                    }
                }
                reached |= next;
            }
        }
    }

    /** The Giant must be able to walk everywhere. */
    private Option<String> split() {
        return Array.rangeClosed(0, territories)
                .find(at -> distances[territories][at] == NOWHERE)
                .map(at -> "map.rows: no way leads from the volcano to " + name(at)
                        + "; two territories are adjacent if one river cell lies between them");
    }

    /** {@return the drawing} */
    public IslandMap map() {
        return map;
    }

    /** {@return how many columns there are} */
    public int width() {
        return width;
    }

    /** {@return how many rows there are} */
    public int height() {
        return height;
    }

    /** {@return how many territories have land; the volcano is the next number} */
    public int landTerritories() {
        return territories;
    }

    /** {@return the number of the volcano} */
    public int volcanoTerritory() {
        return territories;
    }

    /**
     * {@return what a territory is called: a letter, or a star for the volcano}
     *
     * @param territory its number
     */
    public String name(int territory) {
        return territory == territories ? "*" : String.valueOf((char) ('A' + territory));
    }

    /**
     * {@return the number of a territory}
     *
     * @param name what it is called
     */
    public int territory(String name) {
        return name.equals("*") ? territories : name.charAt(0) - 'A';
    }

    /**
     * {@return the number of a cell, counted row by row}
     *
     * @param x its column
     * @param y its row
     */
    public int cell(int x, int y) {
        return y * width + x;
    }

    /**
     * {@return the territory of a cell, or {@link #NOWHERE}}
     *
     * @param x its column
     * @param y its row
     */
    public int territoryAt(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? NOWHERE : territoryAt[cell(x, y)];
    }

    /**
     * {@return the height of the ground: 0 except on the mountain (MAP-3)}
     *
     * @param x the column of a cell
     * @param y its row
     */
    public int groundAt(int x, int y) {
        return groundAt[cell(x, y)];
    }

    /** {@return the cells of the land territories} */
    public long[] land() {
        return land;
    }

    /** {@return the cells of the volcano without its crater} */
    public long[] volcano() {
        return volcano;
    }

    /**
     * {@return the cells of land and volcano, without the crater, whose ground has a height}
     *
     * @param level the height, 0 to 2
     */
    public long[] ground(int level) {
        return ground.get(level);
    }

    /** {@return the cells of rivers and lakes} */
    public long[] river() {
        return river;
    }

    /** {@return the cells of the oceans} */
    public long[] ocean() {
        return ocean;
    }

    /** {@return the cells beside river or ocean, on whichever side} */
    public long[] waterside() {
        return waterside;
    }

    /**
     * {@return the cells of a territory, the crater included}
     *
     * @param territory its number
     */
    public long[] cellsOf(int territory) {
        return cellsOf.get(territory);
    }

    /**
     * {@return the territories next to one, as a set of bits}
     *
     * @param territory its number
     */
    public long neighbours(int territory) {
        return neighbours[territory];
    }

    /**
     * {@return how many steps lead from one territory to another}
     *
     * @param from where they begin
     * @param to where they end
     */
    public int distance(int from, int to) {
        return distances[from][to];
    }
}
