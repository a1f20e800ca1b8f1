package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The tiles that lie on the board, and those that have not been drawn. A value; it changes only when a tile does. */
public final class Landscape {

    private final FogBoard board;
    /** By place: four times the number of the tile, plus the heading of its arrow, plus one; 0 in the fog. */
    private final short[] laid;
    /** By space: the ground, which follows from the tiles. The sea is water. */
    private final byte[] grounds;

    private final long fog;
    private final long pile;

    private Landscape(FogBoard board, short[] laid, byte[] grounds, long fog, long pile) {
        this.board = board;
        this.laid = laid;
        this.grounds = grounds;
        this.fog = fog;
        this.pile = pile;
    }

    /**
     * SET-2, SET-3, HSE-2: the board before anything has been drawn.
     *
     * @param board the board
     * @return the start tiles in their corners, and the lighthouse in the centre if there is one
     */
    static Landscape start(FogBoard board) {
        FogRuleset ruleset = board.ruleset();
        long pile = (1L << ruleset.tiles().tiles().size()) - 1;
        Landscape land = empty(board, pile);
        for (int corner = 0; corner < 4; corner++) {
            int one = corner;
            boolean taken = Array.range(0, ruleset.players()).exists(seat -> board.corner(seat) == one);
            if (taken || !board.plays(FogVariant.FOG_CORNERS)) {
                land = land.laying(board.startTile(), board.cornerPlace(corner), Compass.STRAIGHT.get(corner));
            }
        }
        int tower = board.lighthouseTile();
        int centre = ruleset.size() / 2 * (FogPlace.ROW + 1);
        return ruleset.lighthouseInPile()
                ? new Landscape(board, land.laid, land.grounds, land.fog, pile | 1L << tower)
                : land.laying(tower, centre, Compass.NORTH);
    }

    /** All places in the fog. */
    static Landscape empty(FogBoard board, long pile) {
        byte[] grounds = new byte[board.length()];
        for (int space = 0; space < grounds.length; space++) {
            grounds[space] = (byte) (board.placeOf(space) < 0 ? Ground.WATER : Ground.FOG).ordinal();
        }
        return new Landscape(board, new short[FogPlace.ROW * FogPlace.ROW], grounds, board.places(), pile);
    }

    /**
     * {@return the same when a tile has been laid}
     *
     * @param tile its number
     * @param place the index of the place
     * @param arrow where its arrow points
     */
    public Landscape laying(int tile, int place, Compass arrow) {
        short[] tiles = laid.clone();
        tiles[place] = (short) (tile * 4 + arrow.ordinal() + 1);
        byte[] now = grounds.clone();
        byte[] drawn = board.tiles().get(tile).grounds(arrow.ordinal());
        for (int row = 0; row < Tile.SIDE; row++) {
            System.arraycopy(drawn, row * Tile.SIDE, now, board.spaceOf(place, row * Tile.SIDE), Tile.SIDE);
        }
        return new Landscape(board, tiles, now, fog & ~(1L << place), pile);
    }

    /**
     * {@return the same when a tile has been drawn}
     *
     * @param tile its number
     */
    public Landscape drawing(int tile) {
        return new Landscape(board, laid, grounds, fog, pile & ~(1L << tile));
    }

    /** {@return the board, which never changes} */
    public FogBoard board() {
        return board;
    }

    /**
     * {@return the ground of a space, as an ordinal of {@link Ground}}
     *
     * @param space the index of the space
     */
    public int ground(int space) {
        return grounds[space];
    }

    /** {@return the places in the fog, as bits by their index} */
    public long fog() {
        return fog;
    }

    /** {@return the tiles that have not been drawn, as bits by their number} */
    public long pile() {
        return pile;
    }

    /**
     * {@return the number of the tile in a place; -1 in the fog}
     *
     * @param place the index of the place
     */
    public int tile(int place) {
        return (laid[place] + 3) / 4 - 1;
    }

    /**
     * {@return the heading of the arrow in a place; for start tiles, the number of quarter turns}
     *
     * @param place the index of a place with a tile
     */
    public Compass arrow(int place) {
        return Compass.STRAIGHT.get((laid[place] + 3) % 4);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Landscape that
                        && pile == that.pile
                        && Arrays.equals(laid, that.laid)
                        && board.ruleset().equals(that.board.ruleset()));
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(laid) + Long.hashCode(pile);
    }
}
