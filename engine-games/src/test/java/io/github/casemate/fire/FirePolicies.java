package io.github.casemate.fire;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.Policy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/** How players of test games choose: with a purpose, or mostly one kind of thing. */
final class FirePolicies {

    private FirePolicies() {}

    static Seq<Policy<GameState<FireTable>, Action>> of(FireIsland game) {
        return List.of(
                new Policy<>("purposeful", (state, legal, random) -> purposeful(game, state, legal, random)),
                Policy.preferring(
                        "builder",
                        action -> action instanceof FireAction.LayElement
                                || action instanceof FireAction.StartHighBridge),
                Policy.preferring("miller", action -> action instanceof FireAction.StartMilling),
                Policy.preferring("spoiler", action -> action instanceof FireAction.PlayEventCard));
    }

    /** Completes what can be completed with one brick, else builds as high as possible, else trades and ends. */
    static Action purposeful(FireIsland game, GameState<FireTable> state, Seq<Action> legal, RandomGenerator random) {
        for (Action action : legal) {
            if (action instanceof FireAction.LayElement) {
                GameState<FireTable> where = game.apply(state, action).state();
                if (game.legalActions(where).exists(place -> completes(game, where, place))) {
                    return action;
                }
            } else if (action instanceof FireAction.LayBrick && completes(game, state, action)) {
                return action;
            }
        }
        Seq<Action> high = legal.filter(action ->
                action instanceof FireAction.LayBrick lay && lay.brick().level() > 1);
        Seq<Action> useful = legal.filter(
                action -> !(action instanceof FireAction.EndConstruction) && !(action instanceof FireAction.ThrowAway));
        boolean idle = SplitMix64.below(random, 6) == 0;
        return pick(!high.isEmpty() ? high : idle || useful.isEmpty() ? legal : useful, random);
    }

    private static boolean completes(FireIsland game, GameState<FireTable> state, Action place) {
        Transition<GameState<FireTable>, Event<FireTable>> laid = game.apply(state, place);
        return laid.events().exists(BrickEvents.BuildingCompleted.class::isInstance)
                || (laid.state().agenda().head() instanceof CompleteWhich
                        && game.legalActions(laid.state()).exists(FireAction.CompleteSite.class::isInstance));
    }

    private static Action pick(Seq<Action> legal, RandomGenerator random) {
        return legal.get((int) SplitMix64.below(random, legal.size()));
    }
}
