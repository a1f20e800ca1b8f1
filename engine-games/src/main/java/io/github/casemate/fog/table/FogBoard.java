package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.tile.TileCatalog;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * What never changes during a game: the ruleset, the shape of the board, whose corner is where, what each place is worth,
 * and where its arrows may point.
 */
public final class FogBoard {

    /** The names of the four corners' colours, clockwise from the north-west (SET-2). */
    private static final Array<String> COLORS = Array.of("Red", "Yellow", "Blue", "Green");

    /** RUL-27: of three players, this seat is between the two others. */
    static final int MIDDLE = 1;

    /** RUL-27: what that player begins with, in a variant. */
    static final int MIDDLE_BONUS = 12;

    private static final int[][] CORNERS_BY_PLAYERS = {{0, 2}, {0, 1, 2}, {0, 1, 2, 3}};

    private final FogRuleset ruleset;
    private final int length;
    private final Set<FogVariant> variants = EnumSet.noneOf(FogVariant.class);
    /** All tiles: the field tiles, then the lighthouse tile, then the start tile. */
    private final Array<Tile> tiles;

    private final byte[] placeOf;
    private final long places;
    private final Array<Integer> bases;

    /**
     * Works a board out.
     *
     * @param ruleset what is played
     * @throws IllegalArgumentException if it cannot be played
     */
    public FogBoard(FogRuleset ruleset) {
        ruleset.problem().forEach(problem -> {
            throw new IllegalArgumentException(problem);
        });
        this.ruleset = ruleset;
        this.length = (ruleset.size() * Tile.SIDE + 2) * FogSpace.ROW;
        ruleset.variants().forEach(variants::add);
        this.tiles = ruleset.tiles().tiles().append(TileCatalog.lighthouse()).append(TileCatalog.start());
        this.placeOf = new byte[length];
        Arrays.fill(placeOf, (byte) -1);
        this.places = layOut();
        this.bases = Array.range(0, ruleset.players())
                .map(seat -> marked(seat, Tile.BASE).head());
    }

    private long layOut() {
        int size = ruleset.size();
        long all = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int place = row * FogPlace.ROW + column;
                all |= 1L << place;
                for (int i = 0; i < Tile.SIDE * Tile.SIDE; i++) {
                    placeOf[spaceOf(place, i)] = (byte) place;
                }
            }
        }
        return all;
    }

    /** The spaces of a seat's start tile that are marked in this way, in board order. */
    private Array<Integer> marked(int seat, char symbol) {
        int corner = corner(seat);
        return Array.range(0, Tile.SIDE * Tile.SIDE)
                .filter(i -> TileCatalog.start().symbol(corner, i / Tile.SIDE, i % Tile.SIDE) == symbol)
                .map(i -> spaceOf(cornerPlace(corner), i));
    }

    /** {@return what is played} */
    public FogRuleset ruleset() {
        return ruleset;
    }

    /**
     * {@return whether a variant is played}
     *
     * @param variant the variant
     */
    public boolean plays(FogVariant variant) {
        return variants.contains(variant);
    }

    /** RUL-27, a variant: only of three players one is in the middle. */
    boolean hasMiddleBonus() {
        return ruleset.players() == 3 && plays(FogVariant.MIDDLE_BONUS);
    }

    /** {@return how long the arrays of a table are: the spaces of the board and the sea around it} */
    public int length() {
        return length;
    }

    /** {@return the set of all places, as bits by their index} */
    public long places() {
        return places;
    }

    /**
     * {@return the index of the place that a space belongs to; -1 for the sea}
     *
     * @param space the index of the space
     */
    public int placeOf(int space) {
        return placeOf[space];
    }

    /**
     * {@return the index of a space}
     *
     * @param place the index of its place
     * @param number its number on the tile, row by row
     */
    public int spaceOf(int place, int number) {
        int row = place / FogPlace.ROW * Tile.SIDE + number / Tile.SIDE + 1;
        int column = place % FogPlace.ROW * Tile.SIDE + number % Tile.SIDE;
        return row * FogSpace.ROW + column;
    }

    /**
     * {@return BRD-4: what a building in a place is worth; HSE-2: rings count from outside}
     *
     * @param place the index of the place
     */
    public int value(int place) {
        int row = place / FogPlace.ROW;
        int column = place % FogPlace.ROW;
        int last = ruleset.size() - 1;
        return 1 + Math.min(Math.min(row, last - row), Math.min(column, last - column));
    }

    /**
     * {@return BRD-5, RUL-6: the headings in which the arrow of a field tile may point, in order}
     *
     * @param place the index of the place
     */
    public Array<Compass> arrows(int place) {
        // How far the centre lies to the east and south, in halves of a place.
        int east = ruleset.size() - 1 - 2 * (place % FogPlace.ROW);
        int south = ruleset.size() - 1 - 2 * (place / FogPlace.ROW);
        int least = plays(FogVariant.FREE_ARROWS) ? 1 : Math.max(Math.abs(east), Math.abs(south));
        return Compass.STRAIGHT.filter(heading -> switch (heading) {
            case NORTH -> -south >= least;
            case EAST -> east >= least;
            case SOUTH -> south >= least;
            default -> -east >= least;
        });
    }

    /**
     * {@return the corner of a seat, clockwise from the north-west; it is also the number of quarter turns of its tile}
     *
     * @param seat the seat
     */
    public int corner(int seat) {
        return CORNERS_BY_PLAYERS[ruleset.players() - 2][seat];
    }

    /**
     * {@return the colour of a seat}
     *
     * @param seat the seat
     */
    public String color(int seat) {
        return COLORS.get(corner(seat));
    }

    /**
     * {@return the index of a corner's place}
     *
     * @param corner the corner, clockwise from the north-west
     */
    int cornerPlace(int corner) {
        int last = ruleset.size() - 1;
        return (corner >= 2 ? last : 0) * FogPlace.ROW + (corner == 1 || corner == 2 ? last : 0);
    }

    /**
     * {@return the index of the space on which a seat's base stands}
     *
     * @param seat the seat
     */
    public int base(int seat) {
        return bases.get(seat);
    }

    /**
     * {@return the indices of the two lots of a seat's start tile, in board order}
     *
     * @param seat the seat
     */
    public Array<Integer> lots(int seat) {
        return marked(seat, Ground.LOT.symbol());
    }

    /** {@return all tiles: the field tiles, then the lighthouse tile, then the start tile} */
    public Array<Tile> tiles() {
        return tiles;
    }

    /**
     * {@return the number of a tile; -1 if there is none of this name}
     *
     * @param id its id
     */
    public int numberOf(String id) {
        return tiles.indexWhere(tile -> tile.id().equals(id));
    }

    /** {@return the number of the lighthouse tile} */
    public int lighthouseTile() {
        return tiles.size() - 2;
    }

    /** {@return the number of the start tile} */
    int startTile() {
        return tiles.size() - 1;
    }
}
