package io.github.casemate.conformance;

import io.github.casemate.pack.GamePack;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPokerPack;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

class KuhnPokerPackConformance
        extends PackConformance<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> {

    @Override
    public GamePack<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> pack() {
        return new KuhnPokerPack();
    }

    /** It shows how far one comes without a word. */
    @Override
    public Seq<String> fallbackIsMeant() {
        return List.of(EVERYTHING);
    }
}
