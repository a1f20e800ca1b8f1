package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.PassOn;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.table.BattleTable;
import io.vavr.collection.Seq;

/** TRN-5: after the move the player may shoot again, as often as there is something to hit. */
public record AfterMove() implements BattleQuestion {

    static final AfterMove STEP = new AfterMove();

    @Override
    public Seq<Action> options(BattleTable table) {
        OptionList options = new OptionList();
        Shooting.addTo(options, table);
        options.add(PassOn.ACTION);
        return EqualOutcomes.without(this, table, options, options.size() - 1);
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        if (answer instanceof Shoot shoot) {
            Shooting.fire(play, shoot.from().index());
            play.then(STEP);
        } else {
            StartTurn.next(play);
        }
    }
}
