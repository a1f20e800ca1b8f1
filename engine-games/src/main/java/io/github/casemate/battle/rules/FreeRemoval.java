package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.table.BattleEvent.Loss;
import io.github.casemate.battle.table.BattleEvent.Spared;
import io.github.casemate.battle.table.BattleEvent.Stuck;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * STK-1: the active player cannot use the roll, so the opponent may remove one of the player's characters from the
 * Island; or spare them all (RUL-17). Then the turn is over.
 */
public record FreeRemoval() implements BattleQuestion {

    static final FreeRemoval STEP = new FreeRemoval();

    /** RUL-16: who may be moved cannot use the roll. Whether others could makes a difference only in a variant. */
    static void stuck(Play<BattleTable> play) {
        BattleTable table = play.table();
        boolean unpunished = table.variant(BattleVariants.STUCK_ALL) && Moving.anybodyCould(table);
        play.emit(new Stuck(table.activePlayer()));
        if (unpunished) {
            StartTurn.next(play);
        } else {
            play.then(STEP);
        }
    }

    @Override
    public PlayerId asked(BattleTable table) {
        return PlayerId.of(table.opponent());
    }

    @Override
    public Seq<Action> options(BattleTable table) {
        OptionList options = new OptionList();
        table.own().forEach(square -> options.add(RemoveFree.ALL.get(square)));
        options.addIf(table.variant(BattleVariants.SPARING), Spare.ACTION);
        return options.all();
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        if (answer instanceof RemoveFree remove) {
            Shooting.lose(play, remove.square().index(), Loss.FREE);
        } else {
            play.emit(new Spared(play.table().activePlayer()));
        }
        StartTurn.next(play);
    }
}
