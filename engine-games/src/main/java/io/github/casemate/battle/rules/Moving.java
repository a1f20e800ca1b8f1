package io.github.casemate.battle.rules;

import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Course;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.table.BattleEvent.Moved;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;

/**
 * MOV: one character moves straight ahead by the whole roll (MOV-2, MOV-8). A roll of two or more may end with a quarter
 * turn, which takes the last unit (MOV-4, MOV-5); a one never turns (MOV-3, RUL-6).
 */
public final class Moving {

    private Moving() {}

    /** The moves of all who may be moved: after a zero it may be only one (ZER-3). */
    static void addTo(OptionList options, BattleTable table) {
        if (table.bound() >= 0) {
            addMovesOf(options, table, table.bound());
        } else if (table.bound() == BattleTable.ANYBODY) {
            addMovesOfAll(options, table);
        }
    }

    private static void addMovesOfAll(OptionList options, BattleTable table) {
        table.own().forEach(square -> addMovesOf(options, table, square));
    }

    private static void addMovesOf(OptionList options, BattleTable table, int square) {
        int clear = table.island().clearAhead(square, table.die());
        boolean mayTurn = table.die() > 1 && clear >= table.die() - 1;
        options.addIf(clear == table.die() || landsOnBlock(table, square, clear), Move.FORWARD.get(square));
        options.addIf(mayTurn, Move.LEFT.get(square));
        options.addIf(mayTurn, Move.RIGHT.get(square));
    }

    /** MOV-6: nothing stands on the squares passed over (MOV-7), and a block lies on the last one. */
    private static boolean landsOnBlock(BattleTable table, int square, int clear) {
        Facing facing = table.island().facing(square);
        return clear == table.die() - 1
                && facing.room(square) >= table.die()
                && table.island().hasBlock(square + table.die() * facing.step());
    }

    /**
     * {@return whether a move ends on a block}
     *
     * @param table the table, with the roll
     * @param move a move of a character of the active player
     */
    public static boolean landsOnBlock(BattleTable table, Move move) {
        return table.island().hasBlock(end(table, move));
    }

    /** STK-1: whether any character of the active player could use the roll, whoever may be moved. */
    static boolean anybodyCould(BattleTable table) {
        OptionList options = new OptionList();
        addMovesOfAll(options, table);
        return options.size() > 0;
    }

    static void move(Play<BattleTable> play, Move move) {
        BattleTable table = play.table();
        IslandBoard island = table.island();
        Facing facing = island.facing(move.from().index());
        int to = end(table, move);
        boolean landing = island.hasBlock(to);
        play.emit(new Moved(
                table.activePlayer(),
                island.kind(move.from().index()),
                move.from(),
                Square.of(to),
                switch (move.course()) {
                    case FORWARD -> facing;
                    case LEFT -> facing.left();
                    case RIGHT -> facing.right();
                }));
        if (landing) {
            RevealBlock.landing(play, to);
        }
        play.then(AfterMove.STEP);
    }

    private static int end(BattleTable table, Move move) {
        int from = move.from().index();
        int squares = move.course() == Course.FORWARD ? table.die() : table.die() - 1;
        return from + squares * table.island().facing(from).step();
    }
}
