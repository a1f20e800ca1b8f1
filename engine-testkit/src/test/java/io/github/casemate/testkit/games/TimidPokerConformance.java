package io.github.casemate.testkit.games;

import io.github.casemate.testkit.GameConformance;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

class TimidPokerConformance
        extends GameConformance<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> {

    @Override
    protected TimidPoker game() {
        return new TimidPoker();
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("PASS", "BET", "Deal", "fold", "showdown", "no-bet");
    }
}
