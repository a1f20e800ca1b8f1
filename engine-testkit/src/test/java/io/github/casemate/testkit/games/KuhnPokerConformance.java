package io.github.casemate.testkit.games;

import io.github.casemate.testkit.GameConformance;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

class KuhnPokerConformance extends GameConformance<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> {

    @Override
    protected KuhnPoker game() {
        return new KuhnPoker();
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("PASS", "BET", "Deal", "Dealt", "Moved", "Shown", "fold", "showdown", "game-over");
    }
}
