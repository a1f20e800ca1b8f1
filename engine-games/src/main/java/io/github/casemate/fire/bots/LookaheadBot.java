package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;

/**
 * Plays like a keen player, unless looking ahead finds something clearly better. For each iteration it imagines what is
 * hidden once, and plays each answer that is worth a thought on to the first menu of the next turn, with the same luck for
 * all. All are judged there: a state within a turn cannot be compared with one after the next dice. What is better only by
 * chance is not enough, since the evaluation is rough.
 */
final class LookaheadBot implements SearchBot<GameView<FireTable>, Action> {

    /** How much better than the usual answer another one must be; utilities go from -1 to 1. */
    private static final double MARGIN = 0.04;

    /** How many answers beyond its own it looks, at most. */
    private static final int FARTHEST = 150;

    private final AgendaGame<FireTable> game;
    private final FirePlayout playout;
    private final FirePruning pruning;
    private final FireEvaluation evaluation;

    LookaheadBot(AgendaGame<FireTable> game, BrickCovers covers) {
        this.game = game;
        this.playout = new FirePlayout(game, covers, FireStyle.KEEN);
        this.pruning = new FirePruning(game, covers, playout, FireStyle.KEEN);
        this.evaluation = new FireEvaluation(covers);
    }

    /** What it found out about the answers that it thought of. The one that it takes counts once more than the others. */
    @Override
    public Analysis<Action> analyse(Decision<GameView<FireTable>, Action> decision) {
        if (decision.legal().size() == 1) {
            return analysis(decision.legal(), decision.legal(), new double[1], 0, 0);
        }
        GameState<FireTable> imagined = game.determinize(decision.view(), decision.random());
        Action usual = playout.choose(imagined, decision.legal());
        Seq<Action> kept = pruning.keep(imagined, decision.legal());
        Seq<Action> thought = kept.contains(usual) ? kept : kept.append(usual);
        double[] totals = new double[thought.size()];
        int rounds = 0;
        while (totals.length > 1 && decision.spend()) {
            long luck = decision.random().nextLong();
            for (int i = 0; i < totals.length; i++) {
                totals[i] += after(imagined, thought.get(i), new SplitMix64(luck))[
                        decision.player().index()];
            }
            rounds++;
            imagined = game.determinize(decision.view(), decision.random());
        }
        return analysis(decision.legal(), thought, totals, rounds, best(totals, thought.indexOf(usual), rounds));
    }

    private static int best(double[] totals, int usual, int rounds) {
        int best = usual;
        double most = totals[best] + MARGIN * rounds;
        for (int i = 0; i < totals.length; i++) {
            if (totals[i] > most) {
                most = totals[i];
                best = i;
            }
        }
        return best;
    }

    private static Analysis<Action> analysis(
            Seq<Action> legal, Seq<Action> thought, double[] totals, int rounds, int best) {
        return new Analysis<>(rounds, legal.map(action -> {
            int i = thought.indexOf(action);
            int visits = i < 0 ? 0 : i == best ? rounds + 1 : rounds;
            return new Analysis.Choice<>(action, visits, i < 0 || rounds == 0 ? 0 : totals[i] / rounds);
        }));
    }

    private double[] after(GameState<FireTable> start, Action first, SplitMix64 luck) {
        GameState<FireTable> state = game.apply(start, first).state();
        int until = start.table().turn().turns() + 1;
        for (int steps = 0; ; steps++) {
            Turn turn = game.turn(state);
            if (turn instanceof Turn.Over over) {
                return over.result()
                        .utilities()
                        .toJavaStream()
                        .mapToDouble(utility -> utility)
                        .toArray();
            }
            if (turn.isChance()) {
                state = game.apply(state, game.chance(state).sample(luck)).state();
            } else if (steps >= FARTHEST || (state.table().turn().turns() >= until && evaluation.isSettled(state))) {
                return evaluation.utilities(state);
            } else {
                Seq<Action> legal = game.legalActions(state);
                Action next = legal.size() == 1 ? legal.head() : playout.choose(state, legal);
                state = game.apply(state, next).state();
            }
        }
    }
}
