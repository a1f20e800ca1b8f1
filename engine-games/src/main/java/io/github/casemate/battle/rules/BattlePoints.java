package io.github.casemate.battle.rules;

import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;

/** RUL-31: the points of a battle, for a war of several. They are not part of its result. */
public final class BattlePoints {

    private static final int VICTORY = 10;
    private static final int DRAW = 5;

    private BattlePoints() {}

    /**
     * {@return the ranges of a player's characters on the Island, and twice the ranges of those on the pad}
     *
     * @param table the table
     * @param seat the seat of the player
     */
    public static int strength(BattleTable table, int seat) {
        Array<CharacterKind> reserves = table.reserves().pad(seat).kinds();
        int sum = 2 * reserves.map(CharacterKind::range).sum().intValue();
        Squares squares = table.island().characters(seat);
        for (int square = squares.next(0); square >= 0; square = squares.next(square + 1)) {
            sum += table.island().kind(square).range();
        }
        return sum;
    }

    /**
     * {@return what a player scores for a battle that is over}
     *
     * @param table the last table
     * @param result how the battle ended
     * @param player the player
     */
    public static int of(BattleTable table, Result result, PlayerId player) {
        if (result.winners().size() != 1) {
            return DRAW;
        }
        return result.isWinner(player) ? strength(table, player.index()) + VICTORY : 0;
    }
}
