package io.github.casemate.fire.table;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All bricks on the island. A value: boards are equal if the same bricks lie in the same places, have the same owners and
 * belong to the same buildings (RUL-22). A change copies the level it happens on, and shares the others.
 *
 * <p>The sets that are handed out are shared, and must not be changed.
 */
public final class Board {

    /** No brick is higher: a Tower of eight levels, and the largest building that can stand on one. */
    public static final int MOST_LEVELS = 16;

    /** The owner of an empty cell. */
    public static final int NOBODY = -1;

    private final int width;
    private final Layer[] layers;
    private final int top;
    private final int hash;

    private Board(int width, Layer[] layers, int top, int hash) {
        this.width = width;
        this.layers = layers;
        this.top = top;
        this.hash = hash;
    }

    /**
     * {@return a board without bricks}
     *
     * @param terrain the island
     */
    public static Board empty(Terrain terrain) {
        Layer nothing = Layer.empty(terrain.width(), terrain.height());
        Layer[] layers = new Layer[MOST_LEVELS + 2];
        Arrays.fill(layers, nothing);
        return new Board(terrain.width(), layers, 0, 0);
    }

    /** {@return a level at or above all bricks; not always the lowest such} */
    public int top() {
        return top;
    }

    /**
     * {@return what lies at a cell; 0 if nothing does} The number says all that other methods tell, and can be compared.
     *
     * @param level the level
     * @param x the column
     * @param y the row
     */
    public int at(int level, int x, int y) {
        return layers[level].cells[y * width + x];
    }

    /**
     * {@return whose brick it is, or {@link #NOBODY}}
     *
     * @param at what lies at a cell
     */
    public static int owner(int at) {
        return at == 0 ? NOBODY : (at >>> Layer.OWNER_SHIFT) & 3;
    }

    /**
     * {@return the number of the building that a brick is part of; 0 if it is loose}
     *
     * @param at what lies at a cell
     */
    public static int building(int at) {
        return at >>> Layer.BUILDING_SHIFT;
    }

    /**
     * {@return the element that lies at a cell}
     *
     * @param at what lies there, not 0
     */
    public static Element element(int at) {
        return Shape.ofCode(at & Layer.CODE).element();
    }

    /**
     * {@return whether a brick is a loose one of a player, and matches one of some codes}
     *
     * @param at what lies at a cell
     * @param seat the player's seat
     * @param codes codes of cells, as a set of bits
     */
    public static boolean isLoose(int at, int seat, long codes) {
        return (at & ~Layer.CODE) == Layer.looseOf(seat) && ((codes >>> (at & Layer.CODE)) & 1) != 0;
    }

    /**
     * {@return the brick that lies at a cell}
     *
     * @param level the level
     * @param x the column
     * @param y the row
     */
    public Brick brickAt(int level, int x, int y) {
        int code = at(level, x, y) & Layer.CODE;
        Shape shape = Shape.ofCode(code);
        int part = code - shape.code();
        return Brick.of(shape, level, x - shape.dx(part), y - shape.dy(part));
    }

    /**
     * {@return the cells of a level where something lies}
     *
     * @param level the level
     */
    public long[] filled(int level) {
        return layers[level].filled;
    }

    /**
     * {@return the cells of a level with bricks of a player}
     *
     * @param level the level
     * @param seat the player's seat
     */
    public long[] owned(int level, int seat) {
        return layers[level].owned[seat];
    }

    /**
     * {@return the cells of a level with loose bricks of a player}
     *
     * @param level the level
     * @param seat the player's seat
     */
    public long[] loose(int level, int seat) {
        return layers[level].loose[seat];
    }

    /**
     * {@return the cells of a level with Roofs}
     *
     * @param level the level
     */
    public long[] roofs(int level) {
        return layers[level].roofs;
    }

    /**
     * {@return the cells of a level with openings of Bridges}
     *
     * @param level the level
     */
    public long[] openings(int level) {
        return layers[level].openings;
    }

    /**
     * {@return the bricks of a player, by level, then row by row}
     *
     * @param seat the player's seat
     */
    public Seq<Brick> bricks(int seat) {
        List<Brick> all = new ArrayList<>();
        for (int level = 1; level <= top; level++) {
            long[] rows = owned(level, seat);
            for (int y = 0; y < rows.length; y++) {
                for (long row = rows[y]; row != 0; row &= row - 1) {
                    int x = Long.numberOfTrailingZeros(row);
                    int code = at(level, x, y) & Layer.CODE;
                    Shape shape = Shape.ofCode(code);
                    if (code == shape.code()) {
                        all.add(Brick.of(shape, level, x, y));
                    }
                }
            }
        }
        return Array.ofAll(all);
    }

    /**
     * {@return the board with one more brick}
     *
     * @param seat whose it is
     * @param brick the brick
     * @param building the number of the building it is part of; 0 if it is loose
     */
    public Board with(int seat, Brick brick, int building) {
        return put(seat, brick, (building << Layer.BUILDING_SHIFT) | Layer.looseOf(seat));
    }

    /**
     * {@return the board without a brick}
     *
     * @param brick a brick that lies there
     */
    public Board without(Brick brick) {
        return put(owner(at(brick.level(), brick.x(), brick.y())), brick, 0);
    }

    private Board put(int seat, Brick brick, int kind) {
        Layer layer = layers[brick.level()].copyFor(seat);
        Shape shape = brick.shape();
        int changed = hash;
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            int value = kind == 0 ? 0 : kind | (shape.code() + part);
            changed ^= mixed(brick.level(), x, y, layer.cells[y * width + x]) ^ mixed(brick.level(), x, y, value);
            layer.put(x, y, value, seat);
        }
        Layer[] now = layers.clone();
        now[brick.level()] = layer;
        return new Board(width, now, Math.max(top, brick.level()), changed);
    }

    private static int mixed(int level, int x, int y, int value) {
        if (value == 0) {
            return 0;
        }
        long mix = (((long) value * 64 + level) * 64 + y) * 64 + x;
        mix = (mix ^ (mix >>> 31)) * 0x9E3779B97F4A7C15L;
        return (int) ((mix >>> 32) ^ (mix >>> 13));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Board that) || hash != that.hash || width != that.width) {
            return false;
        }
        for (int level = 1; level <= Math.max(top, that.top); level++) {
            if (!layers[level].sameCells(that.layers[level])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** The bricks of each player; those of buildings with the number of their building. */
    @Override
    public String toString() {
        return Array.range(0, 4)
                .map(seat -> bricks(seat)
                        .map(brick -> {
                            int building = building(at(brick.level(), brick.x(), brick.y()));
                            return brick + (building == 0 ? "" : "#" + building);
                        })
                        .mkString("; "))
                .mkString("Board[", " | ", "]");
    }
}
