package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.BeFirst;
import io.github.casemate.battle.table.BattleEvent.FirstChosen;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/** SET-3: who is first. Chance decides, one to one, unless the players have agreed (RUL-1). */
public record FirstPlayer() implements BattleStep, ChanceStep<BattleTable> {

    static final FirstPlayer STEP = new FirstPlayer();

    private static final Seq<Action> SEATS = PlayerId.first(2).map(BeFirst::new);

    @Override
    public Distribution<Action> odds(BattleTable table) {
        return Distribution.uniform(
                switch (table.variant(BattleVariants.FIRST)) {
                    case CHANCE -> SEATS;
                    case P1 -> SEATS.take(1);
                    case P2 -> SEATS.drop(1);
                });
    }

    @Override
    public void answer(Play<BattleTable> play, Action outcome) {
        play.emit(new FirstChosen(((BeFirst) outcome).player()));
        play.then(new PlaceBlock(0));
    }
}
