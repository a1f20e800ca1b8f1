package io.github.casemate.fog.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.ai.search.Pruning;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.table.FogTable;
import io.vavr.collection.Seq;

/** What a player who knows the game does not think about. */
final class FogPruning implements Pruning<GameState<FogTable>, Action> {

    /** Attacks that are lost more often than this are not looked at. */
    private static final double HOPELESS = 0.2;

    /** So many spaces of a place are enough. */
    private static final int SPACES = 5;

    private static final double[] WEIGHTS = FogEvaluation.weights();

    @Override
    public Seq<Action> keep(GameState<FogTable> state, Seq<Action> legal) {
        FogTable table = state.table();
        if (legal.last() instanceof StopAt && legal.size() > SPACES) {
            return nearest(table, legal);
        }
        boolean builds = table.acting() != 0 && legal.contains(FogChoice.CITY);
        Seq<Action> kept = legal.reject(action -> isSenseless(table, action, builds));
        return kept.isEmpty() ? legal : kept;
    }

    private static boolean isSenseless(FogTable table, Action action, boolean builds) {
        if (action instanceof RollAgain again) {
            return again.dice() % 10 >= 5;
        }
        if (action instanceof AttackTowards attack) {
            int target = table.acting() + attack.heading().step();
            return FightOdds.of(table, table.unit(table.acting()), target).win() < HOPELESS;
        }
        return builds && action == FogChoice.NONE;
    }

    private static Seq<Action> nearest(FogTable table, Seq<Action> legal) {
        FogTargets targets = FogTargets.of(FogSurvey.of(table), table.active(), WEIGHTS);
        Seq<Double> worths = legal.map(action ->
                action instanceof StopAt stop ? targets.near(stop.space().index()) : 0.0);
        double least = worths.sorted().get(legal.size() - SPACES);
        return legal.zip(worths).filter(pair -> pair._2 >= least).map(pair -> pair._1);
    }
}
