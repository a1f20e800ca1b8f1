package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.table.BattleEvent.Advanced;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.Square;
import io.vavr.collection.Seq;

/**
 * TRN-7: a player who begins a turn with nobody on the Island brings on one character before the roll. It is compulsory,
 * and the player picks the column (RUL-18). After a zero the same may be done as one of its options (ZER-2).
 */
public record AdvanceFromPad() implements BattleQuestion {

    static final AdvanceFromPad STEP = new AdvanceFromPad();

    @Override
    public Seq<Action> options(BattleTable table) {
        OptionList options = new OptionList();
        addTo(options, table);
        return options.all();
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        advance(play, ((Advance) answer).column());
    }

    static void addTo(OptionList options, BattleTable table) {
        for (int column = 1; column <= CarrierPad.WIDTH; column++) {
            options.addIf(canAdvance(table, column), Advance.ALL.get(column));
        }
    }

    static boolean isPossible(BattleTable table) {
        return !STEP.options(table).isEmpty();
    }

    /** ZER-2: the square in front must be there (ZER-5) and free; a block bars the column as well (RUL-14). */
    private static boolean canAdvance(BattleTable table, int column) {
        int front = table.pad().has(column) ? table.pad().front(table.active(), column) : -1;
        return front >= 0
                && (table.island().isEmpty(front)
                        || (table.variant(BattleVariants.ON_BLOCK)
                                && table.island().hasBlock(front)));
    }

    /** The character comes onto the Island; then the die is rolled (again). */
    static void advance(Play<BattleTable> play, int column) {
        BattleTable table = play.table();
        int front = table.pad().front(table.active(), column);
        boolean onBlock = table.island().hasBlock(front);
        play.emit(new Advanced(table.activePlayer(), table.pad().kind(column).get(), column, Square.of(front)));
        if (onBlock) {
            RevealBlock.landing(play, front);
        }
        play.then(RollDie.STEP);
    }
}
