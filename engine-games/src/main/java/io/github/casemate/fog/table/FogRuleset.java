package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.TileCatalog;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What is played: everything that can be chosen before a game.
 *
 * @param players SET-1: how many people play
 * @param size HSE-1: how many places a side of the board has
 * @param variants what is played otherwise, in the order of {@link FogVariant}
 * @param unitsPerTurn TRN-3: how many units may be activated in a turn
 * @param quietRounds RUL-20: after how many rounds without a new tile the countdown begins; 0 for never
 * @param tiles the field tiles
 */
public record FogRuleset(
        int players, int size, Array<FogVariant> variants, int unitsPerTurn, int quietRounds, TileCatalog tiles) {

    /** TRN-3. */
    public static final int UNITS_PER_TURN = 5;

    /** RUL-20. */
    public static final int QUIET_ROUNDS = 10;

    /** The most quiet rounds: in the longest of them the agenda still comes to rest if nobody has a choice. */
    public static final int MOST_QUIET_ROUNDS = 200;

    /**
     * {@return the standard rules on the standard board}
     *
     * @param players how many people play
     */
    public static FogRuleset standard(int players) {
        return new FogRuleset(players, 5, Array.empty(), UNITS_PER_TURN, QUIET_ROUNDS, TileCatalog.SHIPPED);
    }

    /**
     * {@return the same on another board}
     *
     * @param places how many places a side has
     */
    public FogRuleset onBoard(int places) {
        return new FogRuleset(players, places, variants, unitsPerTurn, quietRounds, tiles);
    }

    /**
     * {@return the same with some variants}
     *
     * @param chosen all variants that are played
     */
    public FogRuleset with(FogVariant... chosen) {
        Array<FogVariant> all = Array.of(FogVariant.values()).filter(Array.of(chosen)::contains);
        return new FogRuleset(players, size, all, unitsPerTurn, quietRounds, tiles);
    }

    /**
     * {@return the same with another guard against games without end}
     *
     * @param rounds after how many quiet rounds the countdown begins; 0 for never
     */
    public FogRuleset withQuietRounds(int rounds) {
        return new FogRuleset(players, size, variants, unitsPerTurn, rounds, tiles);
    }

    /**
     * {@return the same with another number of units that may be activated in a turn}
     *
     * @param units how many
     */
    public FogRuleset withUnitsPerTurn(int units) {
        return new FogRuleset(players, size, variants, units, quietRounds, tiles);
    }

    /**
     * {@return the same with other tiles}
     *
     * @param others the field tiles
     */
    public FogRuleset withTiles(TileCatalog others) {
        return new FogRuleset(players, size, variants, unitsPerTurn, quietRounds, others);
    }

    /** {@return whether the lighthouse tile is one of the pile, because the board has no centre (HSE-2)} */
    public boolean lighthouseInPile() {
        return size % 2 == 0;
    }

    /** {@return how many places are fog when the game begins} */
    public int fogPlaces() {
        int corners = variants.contains(FogVariant.FOG_CORNERS) ? players : 4;
        return size * size - corners - (lighthouseInPile() ? 0 : 1);
    }

    /** {@return why this cannot be played, or none if it can} */
    public Option<String> problem() {
        int fields = fogPlaces() - (lighthouseInPile() ? 1 : 0);
        int pile = tiles.tiles().size();
        return Option.when(players < 2 || players > 4, "players: two to four people play, not " + players + " (SET-1)")
                .orElse(Option.when(
                        size < 3 || size > 6, "board: a side has three to six places, not " + size + " (HSE-1)"))
                .orElse(Option.when(unitsPerTurn < 1, "units-per-turn: at least one, not " + unitsPerTurn + " (TRN-3)"))
                .orElse(Option.when(
                        quietRounds < 0 || quietRounds > MOST_QUIET_ROUNDS,
                        "quiet-rounds: 0 to " + MOST_QUIET_ROUNDS + ", not " + quietRounds + " (RUL-20)"))
                .orElse(Option.when(
                        tiles.equals(TileCatalog.SHIPPED) && pile < fields,
                        "fog-corners: this board has " + fogPlaces() + " places in the fog, but there are only "
                                + (pile + fogPlaces() - fields) + " tiles (RUL-2)"))
                .orElse(() -> tiles.problem(fields));
    }
}
