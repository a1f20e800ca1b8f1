package io.github.casemate.testkit.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Policy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * Ways to play Island Siege that are different rather than good: uniform play never wins by coins and seldom sees
 * half of the cards.
 */
public final class Policies {

    private Policies() {}

    /**
     * {@return a builder, an attacker, a hoarder, and one that looks a step ahead}
     *
     * @param game the game
     */
    public static Seq<Policy<GameState<Table>, Action>> of(IslandSiege game) {
        return List.of(
                Policy.preferring(
                        "builder",
                        action -> action instanceof BuildFort
                                || action instanceof BuildBuilding
                                || action instanceof BuildShip
                                || action instanceof PlaceStone),
                Policy.preferring(
                        "attacker",
                        action -> action instanceof Attack
                                || action instanceof ChooseSecondWave
                                || action instanceof UseCard),
                Policy.preferring("hoarder", action -> action instanceof DrawCards),
                new Policy<>(
                        "greedy",
                        (state, legal, random) -> legal.maxBy(action -> worth(
                                        game.apply(state, action).state(),
                                        game.turn(state).asked().get()))
                                .get()));
    }

    private static int worth(GameState<Table> state, PlayerId player) {
        PlayerState side = state.table().player(player);
        int stones = side.forts().map(Fort::stones).sum().intValue();
        return 3 * side.coins()
                - 2 * side.home()
                + stones
                + side.supply().total()
                + 4 * side.forts().size();
    }
}
