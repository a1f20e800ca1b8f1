package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * All pieces as plain values, in which everything has its name: for files, and for programs in other languages.
 *
 * @param ruleset what is played
 * @param ground the map, row by row from the north, a character for each space as in {@link
 *     io.github.casemate.fog.tile.Tile#rows}; {@code B} is not used, {@code *} is the lighthouse, and fog is {@code ?}. It
 *     follows from the tiles
 * @param tiles the tiles that lie on the board, in board order
 * @param pile the ids of the tiles that have not been drawn, in the order of the catalogue
 * @param units the units, in board order
 * @param buildings the buildings, in board order
 * @param coins by seat
 */
public record WrittenPieces(
        FogRuleset ruleset,
        Array<String> ground,
        Array<LaidTile> tiles,
        Array<String> pile,
        Array<PlacedUnit> units,
        Array<PlacedBuilding> buildings,
        Array<Integer> coins) {

    /** How a space in the fog is drawn. */
    public static final char FOG = '?';

    /**
     * A tile on the board.
     *
     * @param place where it lies
     * @param tile its id
     * @param arrow where its arrow points; for start tiles, north in the north-west corner and so on clockwise
     */
    public record LaidTile(FogPlace place, String tile, Compass arrow) {}

    /**
     * A unit on the board.
     *
     * @param space where it stands
     * @param owner whose it is
     * @param figures how many figures it has
     * @param elite whether it is an elite unit
     * @param finished whether it can do nothing more in this turn
     * @param taking RUL-15: whether it is taking the building on which it stands; only in a variant
     */
    public record PlacedUnit(
            FogSpace space, PlayerId owner, int figures, boolean elite, boolean finished, boolean taking) {

        private static PlacedUnit of(int space, int unit) {
            return new PlacedUnit(
                    FogSpace.of(space),
                    PlayerId.of(UnitCode.owner(unit)),
                    UnitCode.figures(unit),
                    UnitCode.isElite(unit),
                    UnitCode.isFinished(unit),
                    UnitCode.isTaking(unit));
        }

        private int code() {
            int seat = owner.index();
            int plain = elite ? UnitCode.elite(seat) : UnitCode.basic(seat, figures);
            return UnitCode.marked(plain, finished, taking);
        }
    }

    /**
     * A building on the board.
     *
     * @param space where it stands
     * @param owner whose it is
     * @param building what it is
     */
    public record PlacedBuilding(FogSpace space, PlayerId owner, BuildingKind building) {

        private static PlacedBuilding of(int space, int building) {
            PlayerId owner = PlayerId.of(BuildingCode.owner(building));
            return new PlacedBuilding(FogSpace.of(space), owner, BuildingKind.of(building));
        }
    }

    static WrittenPieces of(Pieces pieces) {
        Landscape land = pieces.land();
        FogBoard board = land.board();
        Array<Integer> spaces = Array.range(0, board.length());
        Array<Tile> all = board.tiles();
        return new WrittenPieces(
                board.ruleset(),
                map(land),
                Array.range(0, FogPlace.ROW * FogPlace.ROW)
                        .filter(place -> land.tile(place) >= 0)
                        .map(place -> new LaidTile(
                                FogPlace.of(place), all.get(land.tile(place)).id(), land.arrow(place))),
                Array.range(0, all.size())
                        .filter(tile -> (land.pile() & 1L << tile) != 0)
                        .map(tile -> all.get(tile).id()),
                spaces.filter(space -> pieces.units[space] != UnitCode.NONE)
                        .map(space -> PlacedUnit.of(space, pieces.units[space])),
                spaces.filter(space -> pieces.buildings[space] != BuildingCode.NONE)
                        .map(space -> PlacedBuilding.of(space, pieces.buildings[space])),
                Array.range(0, board.ruleset().players()).map(seat -> pieces.counts[Pieces.COINS + seat]));
    }

    private static Array<String> map(Landscape land) {
        int side = land.board().ruleset().size() * Tile.SIDE;
        return Array.rangeClosed(1, side)
                .map(row -> Array.range(0, side)
                        .map(column -> Ground.of(land.ground(row * FogSpace.ROW + column)))
                        .map(ground -> ground == Ground.FOG ? FOG : ground.symbol())
                        .mkString());
    }

    /** The same packed. What contradicts itself is refused; whether a game comes to such pieces is not asked. */
    Pieces packed() {
        Landscape land = land(new FogBoard(ruleset));
        require(map(land).equals(ground), "ground: it does not fit the tiles");
        Pieces pieces = Pieces.on(land);
        for (PlacedUnit unit : units) {
            int space = checked(land, unit.space(), unit.owner());
            int most = unit.elite() ? 1 : 3;
            require(unit.figures() >= 1 && unit.figures() <= most, "units: figures of " + unit.space());
            require(pieces.units[space] == UnitCode.NONE, "units: two on " + unit.space());
            pieces = pieces.withUnit(space, unit.code());
        }
        for (PlacedBuilding building : buildings) {
            int space = checked(land, building.space(), building.owner());
            require(pieces.buildings[space] == BuildingCode.NONE, "buildings: two on " + building.space());
            pieces = pieces.withBuilding(
                    space, building.building().ownedBy(building.owner().index()));
        }
        require(coins.size() == ruleset.players(), "coins: a number for each player");
        for (int seat = 0; seat < coins.size(); seat++) {
            pieces = pieces.withCoins(seat, coins.get(seat));
        }
        return pieces;
    }

    private Landscape land(FogBoard board) {
        long left = 0;
        for (String id : pile) {
            left |= 1L << tile(board, id);
        }
        Landscape land = Landscape.empty(board, left);
        for (LaidTile tile : tiles) {
            int place = tile.place().index();
            require((land.fog() & 1L << place) != 0, "tiles: " + tile.place() + " is not free");
            require(Compass.STRAIGHT.contains(tile.arrow()), "tiles: an arrow points straight");
            land = land.laying(tile(board, tile.tile()), place, tile.arrow());
        }
        return land;
    }

    private static int tile(FogBoard board, String id) {
        int number = board.numberOf(id);
        require(number >= 0, "tiles: there is no '" + id + "'");
        return number;
    }

    private int checked(Landscape land, FogSpace space, PlayerId owner) {
        FogBoard board = land.board();
        require(space.index() < board.length() && board.placeOf(space.index()) >= 0, space + " is not on this board");
        require(owner.index() < ruleset.players(), "nobody plays as " + owner);
        return space.index();
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }
}
