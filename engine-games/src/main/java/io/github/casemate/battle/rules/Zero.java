package io.github.casemate.battle.rules;

import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Hand;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.table.BattleEvent.PadNamed;
import io.github.casemate.battle.table.BattleEvent.PadSlid;
import io.github.casemate.battle.table.BattleEvent.Turned;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.Square;

/**
 * ZER-1: a zero gives another roll, but first one of three things: a reinforcement ({@link AdvanceFromPad}), the carrier pad, or a change
 * of direction. What cannot be done is not offered (RUL-13).
 */
public final class Zero {

    private Zero() {}

    static void addTo(OptionList options, BattleTable table) {
        if (table.variant(BattleVariants.PADS)) {
            AdvanceFromPad.addTo(options, table);
            options.addIf(!table.pad().isEmpty() || table.variant(BattleVariants.EMPTY_PAD), NamePad.ACTION);
        }
        table.own().forEach(square -> {
            options.add(TurnOnSquare.LEFT.get(square));
            options.add(TurnOnSquare.RIGHT.get(square));
        });
    }

    /** ZER-7: a quarter turn on the square; the next roll moves this character only (ZER-3). */
    static void turn(Play<BattleTable> play, TurnOnSquare turn) {
        BattleTable table = play.table();
        int square = turn.square().index();
        Facing facing = table.island().facing(square);
        play.emit(new Turned(
                table.activePlayer(),
                table.island().kind(square),
                turn.square(),
                turn.hand() == Hand.LEFT ? facing.left() : facing.right()));
        play.then(RollDie.STEP);
    }

    /** ZER-4: the pad is named, also an empty one (RUL-15). */
    static void namePad(Play<BattleTable> play) {
        play.emit(new PadNamed(play.table().activePlayer()));
        play.then(RollDie.STEP);
    }

    /** RUL-15: the whole number to the left or to the right, if the centre stays on the edge (ZER-5). */
    static void addSlidesTo(OptionList options, BattleTable table) {
        options.addIf(isOnEdge(slid(table, Hand.LEFT)), SlidePad.LEFT);
        options.addIf(isOnEdge(slid(table, Hand.RIGHT)), SlidePad.RIGHT);
    }

    /** ZER-4: sliding ends the turn, and nobody shoots after it (RUL-11). */
    static void slide(Play<BattleTable> play, Hand hand) {
        BattleTable table = play.table();
        play.emit(new PadSlid(table.activePlayer(), table.pad().centre(), slid(table, hand)));
        if (table.variant(BattleVariants.PAD_SHOTS)) {
            play.then(AfterMove.STEP);
        } else {
            StartTurn.next(play);
        }
    }

    /**
     * {@return the column of the Island that the centre of the pad comes to, which may be beyond the corner} The left of the
     * first seat is west, that of the second is east.
     *
     * @param table the table, with the roll
     * @param hand which way it slides, as its owner sees it
     */
    public static int slid(BattleTable table, Hand hand) {
        boolean west = (hand == Hand.LEFT) == (table.active() == 0);
        return table.pad().centre() + (west ? -table.die() : table.die());
    }

    private static boolean isOnEdge(int centre) {
        return centre >= 0 && centre < Square.WIDTH;
    }
}
