package io.github.casemate.fog.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * RUL-16: what a player had when their base fell. No rule reads it; but without it the last choices of such a player
 * would lead to equal states.
 *
 * @param player who was defeated
 * @param by whose unit took the base
 * @param coins the coins that left the game
 * @param units the units that left the game, in board order
 * @param buildings the buildings that changed hands or were removed (RUL-24), in board order
 */
public record Defeat(PlayerId player, PlayerId by, int coins, Array<Holding> units, Array<Holding> buildings) {

    /**
     * A unit or a building and its space.
     *
     * @param space where it stood
     * @param code a {@link UnitCode} or a {@link BuildingCode}
     */
    public record Holding(FogSpace space, int code) {}
}
