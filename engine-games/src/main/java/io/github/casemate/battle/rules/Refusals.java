package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.BeFirst;
import io.github.casemate.battle.rules.BattleAction.DieShows;
import io.github.casemate.battle.rules.BattleAction.GiveUpRoll;
import io.github.casemate.battle.rules.BattleAction.LayBlock;
import io.github.casemate.battle.rules.BattleAction.LookTo;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.PassOn;
import io.github.casemate.battle.rules.BattleAction.PutOnPad;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.rules.BattleAction.Station;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.rules.BattleAction.Underside;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.Rejection;

/**
 * Why an action is not possible now, with the rule that forbids it. Every question of the battle asks here. It is asked
 * only about what is not an option, so what no rule is found for is another option in disguise (RUL-26, RUL-27).
 */
final class Refusals {

    private Refusals() {}

    static Rejection of(Question<BattleTable> question, BattleTable table, Action action) {
        if (action instanceof BeFirst || action instanceof DieShows || action instanceof Underside) {
            return no("up-to-chance", "Only chance decides that.", "RUL-23");
        } else if (table.active() == BattleTable.NONE) {
            return duringSetUp(question, table, action);
        } else if (action instanceof Move move) {
            return question instanceof UseRoll ? LineRefusals.ofMove(table, move) : notNow(question);
        } else if (action instanceof Shoot shoot) {
            return question instanceof UseRoll || question instanceof AfterMove
                    ? LineRefusals.ofShot(table, shoot.from())
                    : no("no-shot-now", "Players shoot after a roll and after the move only.", "RUL-11");
        } else if (action instanceof Advance advance) {
            return question instanceof AdvanceFromPad || isZero(question, table)
                    ? ofAdvance(table, advance.column())
                    : onlyAfterZero("ZER-2");
        } else if (action instanceof NamePad) {
            return !isZero(question, table)
                    ? onlyAfterZero("ZER-4")
                    : table.variant(BattleVariants.PADS)
                            ? no("empty-pad", "An empty pad is not named in this battle.", "RUL-15")
                            : noPads();
        } else if (action instanceof TurnOnSquare turn) {
            return isZero(question, table) ? LineRefusals.notYours(turn.square(), "ZER-7") : onlyAfterZero("ZER-7");
        } else if (action instanceof SlidePad) {
            return question instanceof UseRoll && table.bound() == BattleTable.PAD && table.die() > 0
                    ? no("beyond-the-corner", "The centre of the pad would leave the edge of the Island.", "ZER-5")
                    : no("pad-not-named", "The pad slides only by the roll after it was named.", "ZER-4");
        } else if (action instanceof GiveUpRoll) {
            return no("not-stuck", "A roll that can be used must be used.", "TRN-4");
        } else if (action instanceof PassOn) {
            return no("turn-not-over", "The turn ends after the move.", "TRN-6");
        } else if (action instanceof RemoveFree remove) {
            return question instanceof FreeRemoval
                    ? no("nobody-there", "No character of the stuck player is on " + remove.square() + ".", "STK-1")
                    : no("nobody-is-stuck", "A character is removed so only when its owner is stuck.", "STK-1");
        } else if (action instanceof TakeFromPad take) {
            return question instanceof FreeFromPad
                    ? no("nobody-there", "Nobody is in column " + take.column() + " of that pad.", "STK-3")
                    : no("nobody-is-stuck", "A pad loses somebody only when nobody on it can advance.", "STK-3");
        } else if (action instanceof Spare) {
            return question instanceof FreeRemoval || question instanceof FreeFromPad
                    ? no("no-sparing", "In this battle one must go.", "RUL-17")
                    : no("nobody-is-stuck", "There is nobody to spare.", "RUL-17");
        }
        return no("set-up-is-over", "The set-up is over.", "SET-10");
    }

    private static Rejection duringSetUp(Question<BattleTable> question, BattleTable table, Action action) {
        if (action instanceof LayBlock lay) {
            return question instanceof PlaceBlock
                    ? ofBlock(table, lay.square().index())
                    : no("blocks-are-laid", "All ten blocks lie on the Island.", "SET-5");
        } else if (action instanceof Station station) {
            return question instanceof PlaceCharacter place
                    ? ofStation(table, place.asked(table).index(), station)
                    : no("not-placing-now", "Characters are placed after the blocks, one at a time.", "SET-8");
        } else if (action instanceof LookTo) {
            return no("not-facing-now", "Only a character that was just placed is given a direction.", "SET-8");
        } else if (action instanceof PutOnPad put) {
            return question instanceof LoadPad
                    ? no("none-left", "You have no " + BattleText.kind(put.character()) + " left to place.", "SET-1")
                    : no("not-loading-now", "The pads are loaded after the characters are placed.", "SET-9");
        }
        return no("battle-not-begun", "The battle begins after the set-up.", "SET-10");
    }

    private static Rejection ofBlock(BattleTable table, int square) {
        int there = PlaceBlock.inLine(table.island().blocks(), square);
        String line = Square.row(there) == Square.row(square) ? "row" : "column";
        return no("two-blocks-in-line", "The block on " + Square.of(there) + " is in the same " + line + ".", "SET-6");
    }

    private static Rejection ofStation(BattleTable table, int seat, Station station) {
        if (table.reserves().inHand(seat, station.character()) == 0) {
            return no("none-left", "You have no " + BattleText.kind(station.character()) + " left to place.", "SET-1");
        }
        return table.island().isEmpty(station.square().index())
                ? no("too-far-out", "Characters start in the two rows nearest to their owner.", "SET-8")
                : no("square-is-taken", station.square() + " is not empty.", "SET-8");
    }

    private static Rejection ofAdvance(BattleTable table, int column) {
        if (!table.variant(BattleVariants.PADS)) {
            return noPads();
        }
        if (column < 1 || column > 5 || !table.pad().has(column)) {
            return no("nobody-there", "Nobody is in column " + column + " of your pad.", "PAD-2");
        }
        int front = table.pad().front(table.active(), column);
        if (front < 0) {
            return no("beyond-the-corner", "Column " + column + " sticks out beyond the corner.", "ZER-5");
        }
        return table.island().hasCharacter(front)
                ? no("square-is-taken", "A character is on " + Square.of(front) + ", in front of it.", "ZER-2")
                : no("barred-by-a-block", "A block on " + Square.of(front) + " bars the column.", "RUL-14");
    }

    private static Rejection notNow(Question<BattleTable> question) {
        return question instanceof AfterMove
                ? no("moved-already", "You have used your roll: shoot, or end the turn.", "TRN-5")
                : no("no-roll", "A character moves only by a roll of one to five.", "TRN-3");
    }

    private static boolean isZero(Question<BattleTable> question, BattleTable table) {
        return question instanceof UseRoll && table.die() == 0;
    }

    private static Rejection onlyAfterZero(String rule) {
        return no("no-zero", "That takes a zero on the die.", rule);
    }

    private static Rejection noPads() {
        return no("no-pads", "There are no carrier pads in this battle.", "RUL-29");
    }

    static Rejection no(String code, String sentence, String rule) {
        return Rejection.of(code, sentence, rule);
    }
}
