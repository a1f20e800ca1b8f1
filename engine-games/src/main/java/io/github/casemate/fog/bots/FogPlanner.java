package io.github.casemate.fog.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.fog.bots.FogLookahead.Line;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.table.FogTable;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Searches with the evaluation, one unit after the other. For every answer it looks at all that the unit may still do, and
 * takes the best end of it. Then, beginning with the answers that look best, it looks in the same way at what one more
 * unit could do from there.
 *
 * <p>A position that is evaluated is one iteration of the budget. When the budget is spent, what the second unit could do
 * does not count for the answers that are left.
 */
final class FogPlanner implements SearchBot<GameView<FogTable>, Action> {

    private final AgendaGame<FogTable> game;
    private final FogEvaluation evaluation;
    private final FogPruning pruning;

    FogPlanner(AgendaGame<FogTable> game, FogEvaluation evaluation, FogPruning pruning) {
        this.game = game;
        this.evaluation = evaluation;
        this.pruning = pruning;
    }

    /**
     * What it found out: an answer with what its unit may do counts once, with one more unit twice, and the one that it
     * takes once more.
     */
    @Override
    public Analysis<Action> analyse(Decision<GameView<FogTable>, Action> decision) {
        GameState<FogTable> state = game.determinize(decision.view(), decision.random());
        Seq<Action> kept = decision.legal().size() == 1 ? decision.legal() : pruning.keep(state, decision.legal());
        int[] visits = new int[kept.size()];
        double[] worths = new double[kept.size()];
        if (kept.size() == 1) {
            visits[0] = 1;
        } else {
            plan(decision, state, kept, visits, worths);
        }
        return new Analysis<>(decision.spent(), decision.legal().map(action -> {
            int i = kept.indexOf(action);
            return new Analysis.Choice<>(action, i < 0 ? 0 : visits[i], i < 0 ? 0 : worths[i]);
        }));
    }

    private void plan(
            Decision<GameView<FogTable>, Action> decision,
            GameState<FogTable> state,
            Seq<Action> kept,
            int[] visits,
            double[] worths) {
        int seat = decision.player().index();
        FogLookahead ahead = new FogLookahead(game, evaluation, pruning, decision, seat);
        Line[] lines = new Line[kept.size()];
        Integer[] order = new Integer[lines.length];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = ahead.after(game.apply(state, kept.get(i)).state());
            worths[i] = lines[i].worth();
            visits[i] = 1;
            order[i] = i;
        }
        // Stable, so that the first of equals stays first.
        Arrays.sort(order, Comparator.comparingDouble(i -> -lines[i].worth()));
        int best = order[0];
        double most = lines[best].worth();
        for (int i : order) {
            double worth = lines[i].worth() + gain(ahead, lines[i].end(), seat);
            if (decision.isSpent()) {
                break;
            }
            visits[i] = 2;
            worths[i] = worth;
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        visits[best] = 3;
    }

    /** What one more unit could gain, if the player is asked for one. */
    private double gain(FogLookahead ahead, GameState<FogTable> state, int seat) {
        boolean asked = state.table().active() == seat
                && !game.turn(state).isOver()
                && state.agenda().head() instanceof Activations;
        return asked ? ahead.best(state).worth() - ahead.worth(state, seat) : 0;
    }
}
