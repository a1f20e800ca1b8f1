package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.table.BattleEvent.Spared;
import io.github.casemate.battle.table.BattleEvent.TakenFromPad;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * STK-3: the active player has nobody on the Island and can bring on nobody, so the opponent may remove a character from
 * the pad; or spare them all (RUL-17). Then the turn is over, without a roll.
 */
public record FreeFromPad() implements BattleQuestion {

    static final FreeFromPad STEP = new FreeFromPad();

    @Override
    public PlayerId asked(BattleTable table) {
        return PlayerId.of(table.opponent());
    }

    @Override
    public Seq<Action> options(BattleTable table) {
        OptionList options = new OptionList();
        for (int column = 1; column <= CarrierPad.WIDTH; column++) {
            options.addIf(table.pad().has(column), TakeFromPad.ALL.get(column));
        }
        options.addIf(table.variant(BattleVariants.SPARING), Spare.ACTION);
        return options.all();
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        if (answer instanceof TakeFromPad take) {
            BattleTable table = play.table();
            CharacterKind taken = table.pad().kind(take.column()).get();
            play.emit(new TakenFromPad(table.activePlayer(), taken, take.column()));
        } else {
            play.emit(new Spared(play.table().activePlayer()));
        }
        StartTurn.next(play);
    }
}
