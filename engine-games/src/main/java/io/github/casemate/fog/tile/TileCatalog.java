package io.github.casemate.fog.tile;

import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.control.Option;

/**
 * The field tiles of a game. Those that are shipped are our reconstruction; anybody may play with tiles of their own.
 * What is wrong with a catalogue is found by {@link #problem}, not by its constructor, so that a document with mistakes
 * can be read and explained.
 *
 * @param source where the tiles come from, for people to read
 * @param tiles the field tiles, with their arrows pointing north
 */
public record TileCatalog(String source, Array<Tile> tiles) {

    /** The most field tiles: a set of tiles is one number of 64 bits, and the lighthouse tile needs one of them. */
    public static final int MOST = 60;

    /** The tiles that are shipped: 32, all reconstructed. */
    public static final TileCatalog SHIPPED = new TileCatalog(FieldTiles.RECONSTRUCTED, FieldTiles.ALL);

    /** Names are parts of sentences, and ids of what people type. */
    private static final int LONGEST_NAME = 24;

    private static final int LONGEST_ID = 40;

    /** Where tiles come from fits in a few lines. */
    private static final int LONGEST_SOURCE = 200;

    private static final int MIDDLE = Tile.SIDE / 2;
    private static final int LAST = Tile.SIDE - 1;

    /** {@return the start tile as it lies in the north-west corner; reconstructed} */
    public static Tile start() {
        return FieldTiles.START;
    }

    /** {@return the lighthouse tile, which looks the same from all sides; reconstructed} */
    public static Tile lighthouse() {
        return FieldTiles.LIGHTHOUSE;
    }

    /** {@return whether these are the tiles that are shipped, all of them our reconstruction} */
    public boolean isReconstructed() {
        return equals(SHIPPED);
    }

    /**
     * {@return the first thing that is wrong with these tiles, with the field where it is, such as {@code
     * tiles[3].rows[0]: ...}; none if they can be played with}
     *
     * @param needed how many field tiles the board needs
     */
    public Option<String> problem(int needed) {
        String many = "tiles: there are " + tiles.size() + ", but ";
        return Option.when(
                        !isLine(source, LONGEST_SOURCE),
                        "source: is not a line of at most " + LONGEST_SOURCE + " characters")
                .orElse(Option.when(tiles.size() > MOST, many + "at most " + MOST + " fit"))
                .orElse(() ->
                        Array.range(0, tiles.size()).flatMap(this::problemOf).headOption())
                .orElse(Option.when(tiles.size() < needed, many + "the board needs at least " + needed));
    }

    /** Whether a text is one line that a terminal shows as it is. */
    private static boolean isLine(String text, int longest) {
        return text.length() <= longest && text.chars().noneMatch(Character::isISOControl);
    }

    private Option<String> problemOf(int index) {
        Tile tile = tiles.get(index);
        String field = "tiles[" + index + "]";
        if (tile.id().length() > LONGEST_ID) {
            return Option.some(field + ".id: is longer than " + LONGEST_ID + " characters");
        }
        if (!tile.id().matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            return Option.some(field + ".id: '" + tile.id() + "' is not in kebab-case, such as 'old-pasture'");
        }
        if (tile.name().isBlank() || !isLine(tile.name(), LONGEST_NAME)) {
            return Option.some(
                    field + ".name: the tile '" + tile.id() + "' needs a line of 1 to " + LONGEST_NAME + " characters");
        }
        return badRows(tile, field)
                .orElse(() -> badLand(tile).map(problem -> field + ".rows: " + problem))
                .orElse(() -> twin(index).map(problem -> field + problem));
    }

    private static Option<String> badRows(Tile tile, String field) {
        if (tile.rows().size() != Tile.SIDE) {
            return Option.some(field + ".rows: there are " + tile.rows().size() + " rows, not " + Tile.SIDE);
        }
        for (int row = 0; row < Tile.SIDE; row++) {
            String text = tile.rows().get(row);
            String where = field + ".rows[" + row + "]: ";
            if (text.length() != Tile.SIDE) {
                return Option.some(where + "'" + text + "' has " + text.length() + " characters, not " + Tile.SIDE);
            }
            Option<Character> strange = CharSeq.of(text).find(symbol -> ".fm~L".indexOf(symbol) < 0);
            if (strange.isDefined()) {
                return Option.some(where + "'" + strange.get() + "' is not a kind of ground; possible: . (plains),"
                        + " f (forest), m (mountain), ~ (water), L (lot)");
            }
        }
        return Option.none();
    }

    /** Every place can be reached from every other, whatever is drawn and however it is turned. */
    private static Option<String> badLand(Tile tile) {
        if (isWater(tile, MIDDLE, MIDDLE)) {
            return Option.some("the centre is water");
        }
        if (Array.range(0, 4).exists(quarters -> tile.symbol(quarters, 0, MIDDLE) == Ground.WATER.symbol())) {
            return Option.some("the middle of a side is water, so a neighbouring tile might not be reached");
        }
        boolean[] reached = new boolean[Tile.SIDE * Tile.SIDE];
        walk(tile, reached, MIDDLE, MIDDLE);
        for (int i = 0; i < reached.length; i++) {
            int row = i / Tile.SIDE;
            int column = i % Tile.SIDE;
            if (!reached[i] && !isWater(tile, row, column)) {
                return Option.some("row " + (row + 1) + ", column " + (column + 1) + " is cut off from the centre");
            }
        }
        return Option.none();
    }

    private static void walk(Tile tile, boolean[] reached, int row, int column) {
        if (row < 0 || row > LAST || column < 0 || column > LAST || isWater(tile, row, column)) {
            return;
        }
        int here = row * Tile.SIDE + column;
        if (!reached[here]) {
            reached[here] = true;
            walk(tile, reached, row - 1, column);
            walk(tile, reached, row, column + 1);
            walk(tile, reached, row + 1, column);
            walk(tile, reached, row, column - 1);
        }
    }

    private static boolean isWater(Tile tile, int row, int column) {
        return tile.symbol(0, row, column) == Ground.WATER.symbol();
    }

    /** Tiles differ from each other and from themselves turned, or the options of a question would lead to one state. */
    private Option<String> twin(int index) {
        Tile tile = tiles.get(index);
        Array<Array<String>> views = Array.range(0, 4).map(tile::turned);
        if (views.distinct().size() < views.size()) {
            return Option.some(".rows: the tile looks the same when it is turned, so its arrow would mean nothing");
        }
        for (int other = 0; other < index; other++) {
            Tile before = tiles.get(other);
            if (before.id().equals(tile.id())) {
                return Option.some(".id: '" + tile.id() + "' is also the id of tiles[" + other + "]");
            }
            if (before.name().equalsIgnoreCase(tile.name())) {
                return Option.some(".name: '" + tile.name() + "' is also the name of tiles[" + other + "]");
            }
            if (views.contains(before.rows())) {
                return Option.some(".rows: the tile is tiles[" + other + "], '" + before.id() + "', turned or not");
            }
        }
        boolean reserved =
                tile.id().equals(start().id()) || tile.id().equals(lighthouse().id());
        return Option.when(reserved, ".id: '" + tile.id() + "' is the id of a tile that every game has");
    }
}
