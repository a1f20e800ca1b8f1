package io.github.casemate.fire.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Plays like a keen player, unless looking ahead finds something better. In each iteration it imagines what is hidden once,
 * and plays each answer that is worth a thought on for some turns, with the same dice for all, everybody being keen. The
 * evaluation judges where that leads. Answers are compared with the keen one, world by world: what is better only by chance
 * is not taken, and what falls behind is not looked at any further.
 */
final class LookaheadBot implements SearchBot<GameView<FireTable>, Action> {

    /** How many turns it looks ahead: its own and the next one. */
    private static final int TURNS = 2;

    /** How many answers beyond its own it looks, at most. */
    private static final int FARTHEST = 400;

    /** How many worlds are looked at before an answer may fall behind. */
    private static final int FIRST = 3;

    /** What an answer has to promise to be looked at any further; utilities go from -1 to 1. */
    private static final double HOPE = 0.01;

    /** How much better than the keen answer another one must be, beyond the standard error of the comparison. */
    private static final double MARGIN = 0.005;

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
        Seq<Action> legal = decision.legal();
        if (legal.size() == 1) {
            return only(legal, legal.head());
        }
        GameState<FireTable> imagined = game.determinize(decision.view(), decision.random());
        Action usual = playout.choose(imagined, legal);
        if (playout.isObvious(imagined, legal, usual)) {
            return only(legal, usual);
        }
        Seq<Action> others = pruning.keep(imagined, legal).filter(action -> !action.equals(usual));
        return others.isEmpty() ? only(legal, usual) : compared(decision, imagined, usual, others);
    }

    private static Analysis<Action> only(Seq<Action> legal, Action taken) {
        return new Analysis<>(0, legal.map(action -> new Analysis.Choice<>(action, action.equals(taken) ? 1 : 0, 0)));
    }

    private Analysis<Action> compared(
            Decision<GameView<FireTable>, Action> decision,
            GameState<FireTable> first,
            Action usual,
            Seq<Action> others) {
        int seat = decision.player().index();
        double total = 0;
        double[] sums = new double[others.size()];
        double[] squares = new double[others.size()];
        int[] seen = new int[others.size()];
        boolean[] behind = new boolean[others.size()];
        int left = others.size();
        int worlds = 0;
        GameState<FireTable> imagined = first;
        while (left > 0 && decision.spend()) {
            long luck = decision.random().nextLong();
            double base = after(imagined, usual, luck)[seat];
            total += base;
            worlds++;
            for (int i = 0; i < sums.length; i++) {
                if (!behind[i]) {
                    double gain = after(imagined, others.get(i), luck)[seat] - base;
                    sums[i] += gain;
                    squares[i] += gain * gain;
                    seen[i]++;
                    behind[i] = worlds >= FIRST && sums[i] / worlds + error(sums[i], squares[i], worlds) < HOPE;
                    left -= behind[i] ? 1 : 0;
                }
            }
            imagined = game.determinize(decision.view(), decision.random());
        }
        int best = -1;
        double most = MARGIN;
        for (int i = 0; i < sums.length; i++) {
            double gain = behind[i] || worlds == 0 ? 0 : sums[i] / worlds - error(sums[i], squares[i], worlds);
            if (gain > most) {
                most = gain;
                best = i;
            }
        }
        double mean = worlds == 0 ? 0 : total / worlds;
        Seq<Analysis.Choice<Action>> choices = Array.empty();
        for (Action action : decision.legal()) {
            int i = others.indexOf(action);
            boolean taken = best < 0 ? action.equals(usual) : i == best;
            boolean tried = i >= 0 && seen[i] > 0;
            int visits = taken ? worlds + 1 : action.equals(usual) ? worlds : tried ? seen[i] : 0;
            double worth = action.equals(usual) ? mean : tried ? mean + sums[i] / seen[i] : 0;
            choices = choices.append(new Analysis.Choice<>(action, visits, worth));
        }
        return new Analysis<>(worlds, choices);
    }

    /** The standard error of a mean. */
    private static double error(double sum, double squares, int count) {
        if (count < 2) {
            return 1;
        }
        double mean = sum / count;
        return Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
    }

    private double[] after(GameState<FireTable> start, Action first, long luck) {
        GameState<FireTable> state = game.apply(start, first).state();
        SplitMix64 cards = new SplitMix64(luck);
        int until = start.table().turn().turns() + TURNS;
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
                boolean dice = state.agenda().head() instanceof RollDiceOfTurn;
                SplitMix64 random =
                        dice ? SplitMix64.of(luck, state.table().turn().turns()) : cards;
                state = game.apply(state, game.chance(state).sample(random)).state();
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
