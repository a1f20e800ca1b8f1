package io.github.casemate.conformance;

import io.github.casemate.pack.GamePack;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

class PigPackConformance extends PackConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {

    @Override
    public GamePack<Pig.State, Pig.Action, Pig.Event, Pig.State> pack() {
        return new PigPack();
    }

    /** It shows how far one comes without a word. */
    @Override
    public Seq<String> fallbackIsMeant() {
        return List.of(EVERYTHING);
    }
}
