package io.github.casemate.battle.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.ai.search.Pruning;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.table.BattleTable;
import io.vavr.collection.Seq;

/** What a search leaves out: shots that only cost, and sparing an opponent who is stuck. */
final class BattlePruning implements Pruning<GameState<BattleTable>, Action> {

    @Override
    public Seq<Action> keep(GameState<BattleTable> state, Seq<Action> legal) {
        Seq<Action> kept = legal.filter(action -> !(action instanceof Spare)
                && !(action instanceof Shoot shoot
                        && ShotGain.of(state.table(), shoot.from().index()) < 0));
        return kept.isEmpty() ? legal : kept;
    }
}
