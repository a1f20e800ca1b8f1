package com.example.bully;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/** Attacks what looks weak, builds otherwise, and never leaves a wall with holes in it. */
final class Bully implements Bot<GameView<Table>, Action> {

    @Override
    public Action choose(Decision<GameView<Table>, Action> decision) {
        return choose(decision.view().table(), decision.legal(), decision.random());
    }

    static Action choose(Table table, Seq<Action> legal, RandomGenerator random) {
        int most = legal.map(action -> liking(table, action)).max().get();
        Seq<Action> liked = legal.filter(action -> liking(table, action) == most);
        return liked.get((int) SplitMix64.below(random, liked.size()));
    }

    private static int liking(Table table, Action action) {
        if (action instanceof Attack attack) {
            return table.fort(attack.fort()).stones() <= 2 ? 3 : 0;
        }
        if (action instanceof BuildFort || action instanceof BuildBuilding || action instanceof BuildShip) {
            return 2;
        }
        return action instanceof LeaveEmpty || action instanceof KeepDice ? 0 : 1;
    }
}
