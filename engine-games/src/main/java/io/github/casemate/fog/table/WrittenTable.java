package io.github.casemate.fog.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A table as plain values, in which everything has its name: for files, and for programs in other languages.
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
 * @param defeats what those who were defeated had, in order
 * @param active whose turn it is
 * @param activations how many units have been activated in this turn
 * @param acting the space of the unit that is being activated
 * @param points how many points that unit has left
 * @param explored whether it has explored
 * @param fight the fight that is going on
 * @param quietTurns RUL-20: how many turns in a row, before this one, have brought no tile
 * @param laid whether this turn has brought a tile
 * @param turnsLeft PHS-1: the turns of the countdown that are left, by seat; none if it has not begun
 * @param ending how the game has ended
 */
public record WrittenTable(
        FogRuleset ruleset,
        Array<String> ground,
        Array<LaidTile> tiles,
        Array<String> pile,
        Array<PlacedUnit> units,
        Array<PlacedBuilding> buildings,
        Array<Integer> coins,
        Array<Defeat> defeats,
        PlayerId active,
        int activations,
        Option<String> acting,
        int points,
        boolean explored,
        Option<Fight> fight,
        int quietTurns,
        boolean laid,
        Option<Array<Integer>> turnsLeft,
        Option<FogEnding> ending)
        implements TableForm {

    /** How a space in the fog is drawn. */
    public static final char FOG = '?';

    /**
     * A tile on the board.
     *
     * @param place where it lies, such as {@code B1}
     * @param tile its id
     * @param arrow where its arrow points; for start tiles, north in the north-west corner and so on clockwise
     */
    public record LaidTile(String place, String tile, Compass arrow) {}

    /**
     * A unit on the board.
     *
     * @param space where it stands, such as {@code m13}
     * @param owner whose it is
     * @param figures how many figures it has
     * @param elite whether it is an elite unit
     * @param finished whether it can do nothing more in this turn
     * @param taking RUL-15: whether it is taking the building on which it stands; only in a variant
     */
    public record PlacedUnit(
            String space, PlayerId owner, int figures, boolean elite, boolean finished, boolean taking) {}

    /**
     * A building on the board.
     *
     * @param space where it stands
     * @param owner whose it is
     * @param building what it is
     */
    public record PlacedBuilding(String space, PlayerId owner, BuildingKind building) {}
}
