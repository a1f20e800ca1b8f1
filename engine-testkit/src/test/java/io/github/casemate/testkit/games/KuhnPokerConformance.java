package io.github.casemate.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.GameConformance;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class KuhnPokerConformance extends GameConformance<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> {

    @Override
    protected KuhnPoker game() {
        return new KuhnPoker();
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("PASS", "BET", "Deal", "Dealt", "Moved", "Shown", "fold", "showdown", "game-over");
    }

    @Property
    void thereAreThreeMovesAtMost(@ForAll("reachable") KuhnPoker.State state) {
        assertThat(state.moves().size()).isLessThanOrEqualTo(3);
    }
}
