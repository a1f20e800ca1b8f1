package io.github.casemate.battle.rules;

import static io.github.casemate.battle.rules.Refusals.no;

import io.github.casemate.battle.rules.BattleAction.Course;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.text.English;

/** Why a character cannot move along the line ahead of it, or hit what is there. */
final class LineRefusals {

    private LineRefusals() {}

    static Rejection ofMove(BattleTable table, Move move) {
        int from = move.from().index();
        if (!table.own().has(from)) {
            return notYours(move.from(), "TRN-3");
        }
        if (table.die() == 0) {
            return no("zero", "A zero moves nobody: it brings somebody on, names the pad or turns somebody.", "ZER-1");
        }
        if (table.bound() == BattleTable.PAD) {
            return no("pad-was-named", "You have named the pad, so the roll slides it.", "ZER-4");
        }
        if (table.bound() == BattleTable.NOBODY) {
            return no("bound-one-is-gone", "The only character that this roll could move is gone.", "RUL-19");
        }
        if (table.bound() >= 0 && table.bound() != from) {
            String bound = BattleText.named(table, table.bound());
            return no("another-is-bound", "After a zero the next roll moves the " + bound + " only.", "ZER-3");
        }
        if (move.course() != Course.FORWARD && table.die() == 1) {
            return no("one-never-turns", "With a one a character goes forward one square, and never turns.", "MOV-3");
        }
        return ofWay(table, move);
    }

    private static Rejection ofWay(BattleTable table, Move move) {
        IslandBoard island = table.island();
        int from = move.from().index();
        Facing facing = island.facing(from);
        int squares = move.course() == Course.FORWARD ? table.die() : table.die() - 1;
        String who = BattleText.named(table, from);
        if (facing.room(from) < squares) {
            return no(
                    "edge-of-the-island",
                    "The " + who + " cannot go " + English.count(squares, "square") + ": the edge is in the way.",
                    "MOV-8");
        }
        int clear = island.clearAhead(from, squares);
        if (clear == squares) {
            return sameAsAnother();
        }
        int barrier = from + (clear + 1) * facing.step();
        String what = BattleText.thing(table, barrier);
        if (clear + 1 < squares) {
            return no("way-is-barred", "The " + what + " is in the way of the " + who + ".", "MOV-7");
        }
        if (island.hasCharacter(barrier)) {
            return no("square-is-taken", "The move would end where the " + what + " is.", "MOV-9");
        }
        return move.course() == Course.FORWARD
                ? sameAsAnother()
                : no(
                        "no-turn-on-a-block",
                        "A move with a turn may not end on a block, as on " + square(barrier) + ".",
                        "MOV-6");
    }

    static Rejection ofShot(BattleTable table, Square shooter) {
        IslandBoard island = table.island();
        int from = shooter.index();
        if (!table.own().has(from)) {
            return notYours(shooter, "SHT-8");
        }
        Facing facing = island.facing(from);
        CharacterKind kind = island.kind(from);
        int range = kind.range();
        int target = from + range * facing.step();
        String who = BattleText.named(table, from);
        String away = English.count(range, "square") + " ahead of the " + who;
        if (facing.room(from) < range) {
            return no("nothing-in-range", "The Island ends less than " + away + ".", "SHT-2");
        }
        if (island.isEmpty(target)) {
            return no("nothing-in-range", "Nothing is on " + square(target) + ", " + away + ".", "SHT-2");
        }
        int barrier = Shooting.barrier(table, from, target);
        if (barrier != Shooting.NOTHING) {
            String what = "The " + BattleText.thing(table, barrier);
            return island.hasCharacter(barrier)
                    ? no("shot-is-stopped", what + " stops the shot.", "RUL-9")
                    : no("behind-a-block", what + " covers what is behind it.", "SHT-6");
        }
        return Shooting.target(table, from) < 0
                ? no("own-character", "In this battle nobody aims at their own characters.", "RUL-10")
                : no("same-as-another", "Another shot that is offered has the same effect.", "RUL-26");
    }

    static Rejection notYours(Square square, String rule) {
        return no("not-yours", "You have no character on " + square + ".", rule);
    }

    private static Rejection sameAsAnother() {
        return no("same-as-another", "It comes to the same as another option.", "RUL-27");
    }

    private static Square square(int index) {
        return Square.of(index);
    }
}
