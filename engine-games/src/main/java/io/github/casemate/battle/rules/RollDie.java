package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.DieShows;
import io.github.casemate.battle.table.BattleEvent.Rolled;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.Distribution;
import io.vavr.collection.Array;

/** TRN-1: the active player rolls the die, 0 to 5, each face equally likely. */
public record RollDie() implements BattleStep, ChanceStep<BattleTable> {

    static final RollDie STEP = new RollDie();

    private static final int HIGHEST = 5;
    private static final Distribution<Action> DIE =
            Distribution.uniform(Array.rangeClosed(0, HIGHEST).map(DieShows::new));

    @Override
    public Distribution<Action> odds(BattleTable table) {
        return DIE;
    }

    @Override
    public void answer(Play<BattleTable> play, Action outcome) {
        play.emit(new Rolled(play.table().activePlayer(), ((DieShows) outcome).face()));
        play.then(UseRoll.STEP);
    }
}
