package io.github.casemate.conformance;

import io.github.casemate.pack.GamePack;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;

class PigPackConformance extends PackConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {

    @Override
    public GamePack<Pig.State, Pig.Action, Pig.Event, Pig.State> pack() {
        return new PigPack();
    }
}
