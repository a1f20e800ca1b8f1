package com.example.bully;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/** Imagines what comes of each action, with bullies on all seats, and takes the one that ends best. */
final class Schemer implements Bot<GameView<Table>, Action> {

    private final IslandSiege game;

    Schemer(IslandSiege game) {
        this.game = game;
    }

    @Override
    public Action choose(Decision<GameView<Table>, Action> decision) {
        Seq<Action> legal = decision.legal();
        double[] sums = new double[legal.size()];
        int[] tries = new int[legal.size()];
        for (int i = 0; decision.spend(); i = (i + 1) % sums.length) {
            GameState<Table> imagined = game.determinize(decision.view(), decision.random());
            GameState<Table> next = game.apply(imagined, legal.get(i)).state();
            sums[i] += worth(later(next, decision.random()), decision.player());
            tries[i]++;
        }
        int best = 0;
        for (int i = 1; i < sums.length; i++) {
            if (tries[i] > 0 && sums[i] / tries[i] > sums[best] / tries[best]) {
                best = i;
            }
        }
        return legal.get(best);
    }

    /** Plays on until everybody has had another turn, or the game is over. */
    private GameState<Table> later(GameState<Table> now, RandomGenerator random) {
        int end = now.table().turn() + now.table().players().size();
        GameState<Table> state = now;
        for (Turn turn = game.turn(state); !turn.isOver() && state.table().turn() <= end; turn = game.turn(state)) {
            Action action = turn.isChance()
                    ? game.chance(state).sample(random)
                    : Bully.choose(state.table(), game.legalActions(state), random);
            state = game.apply(state, action).state();
        }
        return state;
    }

    /** From -1 for a defeat to 1 for a victory; in between, what we have more than the others. */
    private double worth(GameState<Table> state, PlayerId me) {
        if (game.turn(state) instanceof Turn.Over over) {
            return over.result().utility(me);
        }
        int others = state.table().players().size() - 1;
        double more = 0;
        for (PlayerState side : state.table().players()) {
            double goods = side.coins() + PlayerState.COLONISTS - side.home();
            more += side.id().equals(me) ? goods : -goods / others;
        }
        return more / 50;
    }
}
