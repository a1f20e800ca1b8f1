package io.github.casemate.fog.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.util.function.IntUnaryOperator;

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
     * {@return what a player has who is defeated}
     *
     * @param table the table
     * @param player the player
     * @param by whose unit took the base
     */
    public static Defeat of(FogTable table, PlayerId player, PlayerId by) {
        int seat = player.index();
        return new Defeat(
                player,
                by,
                table.coins(seat),
                holdings(table.units(seat), table::unit),
                holdings(table.buildings(seat), table::building));
    }

    private static Array<Holding> holdings(int[] spaces, IntUnaryOperator code) {
        return Array.ofAll(spaces).map(space -> new Holding(FogSpace.of(space), code.applyAsInt(space)));
    }

    /**
     * A unit or a building and its space.
     *
     * @param space where it stood
     * @param code a {@link UnitCode} or a {@link BuildingCode}
     */
    public record Holding(FogSpace space, int code) {}
}
