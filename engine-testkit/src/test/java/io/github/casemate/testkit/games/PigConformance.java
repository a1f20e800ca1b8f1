package io.github.casemate.testkit.games;

import io.github.casemate.testkit.GameConformance;
import io.github.casemate.testkit.Policy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

class PigConformance extends GameConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {

    @Override
    protected Pig game() {
        return new Pig(3, 50);
    }

    @Override
    protected Seq<Policy<Pig.State, Pig.Action>> policies() {
        return List.of(new Policy<>(
                "hold at 20", (state, legal, random) -> state.pot() < 20 ? Pig.Choice.ROLL : Pig.Choice.HOLD));
    }

    @Override
    protected Seq<Pig.Action> illegalCandidates(Pig.State state) {
        return List.of(new Pig.Die(0), new Pig.Die(7));
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of(
                "ROLL",
                "HOLD",
                "Die",
                "Rolled",
                "Held",
                "Shaken",
                "target-banked",
                "game-over",
                "not-your-turn",
                "not-an-option",
                "impossible-outcome");
    }
}
