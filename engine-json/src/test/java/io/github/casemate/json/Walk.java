package io.github.casemate.json;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.laws.Followed;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Plays on from a state by chance, and sees to it that the laws are kept and that everybody can follow. */
final class Walk {

    private Walk() {}

    /** So many actions, or fewer if the game is over before. Cards come into play rather than staying in hands. */
    static GameState<Table> on(IslandSiege game, GameState<Table> begun, int actions, SplitMix64 random) {
        GameState<Table> state = begun;
        for (int played = 0; ; played++) {
            Seq<Problem> broken = Laws.problems(game, state.table());
            if (!broken.isEmpty()) {
                throw new AssertionError("after " + played + " actions: " + broken + " in " + state);
            }
            if (played == actions || game.turn(state).isOver()) {
                return state;
            }
            Action action = game.turn(state).isChance()
                    ? game.chance(state).sample(random)
                    : choice(game.legalActions(state), random);
            Transition<GameState<Table>, Event<Table>> next = game.apply(state, action);
            Option<String> lost = Followed.complaint(game, state.table(), next.events());
            if (lost.isDefined()) {
                throw new AssertionError(lost.get());
            }
            state = next.state();
            if (random.nextInt(20) == 0) {
                Seq<PlayerId> viewers = game.players().append(PlayerId.SPECTATOR);
                game.determinize(game.view(state, viewers.get(random.nextInt(viewers.size()))), random);
            }
        }
    }

    static Action choice(Seq<Action> legal, SplitMix64 random) {
        Seq<Action> bold = legal.filter(action -> action instanceof BuildFort
                || action instanceof BuildBuilding
                || action instanceof BuildShip
                || action instanceof Attack);
        Seq<Action> likely = !bold.isEmpty() && random.nextInt(4) > 0
                ? bold
                : legal.filter(action -> !(action instanceof DrawCards) || random.nextInt(4) == 0);
        return (likely.isEmpty() ? legal : likely).get(random.nextInt((likely.isEmpty() ? legal : likely).size()));
    }
}
