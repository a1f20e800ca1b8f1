package io.github.casemate.fog.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.bots.FogLookahead.Line;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Searches with the evaluation, one unit at a time. For every answer it looks at all that the unit may still do, and
 * takes the best end of it. For the answers that look best it then lets the next player answer in the same way, with one
 * unit, and adds what that changes.
 *
 * <p>A position that is evaluated is one iteration of the budget. When the budget is spent, answers whose replies have
 * not been looked at are left out.
 */
final class FogPlanner implements Bot<GameView<FogTable>, Action> {

    /** So many questions lie at most between an answer and the first unit of the next player. */
    private static final int PATIENCE = 60;

    private final AgendaGame<FogTable> game;
    private final FogEvaluation evaluation;
    private final FogPruning pruning;

    FogPlanner(AgendaGame<FogTable> game, FogEvaluation evaluation, FogPruning pruning) {
        this.game = game;
        this.evaluation = evaluation;
        this.pruning = pruning;
    }

    @Override
    public Action choose(Decision<GameView<FogTable>, Action> decision) {
        GameState<FogTable> state = game.determinize(decision.view(), decision.random());
        Seq<Action> kept = decision.legal().size() == 1 ? decision.legal() : pruning.keep(state, decision.legal());
        if (kept.size() == 1) {
            return kept.head();
        }
        int seat = decision.player().index();
        FogLookahead own = lookahead(decision, seat);
        Line[] lines = new Line[kept.size()];
        Integer[] order = new Integer[lines.length];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = own.after(game.apply(state, kept.get(i)).state());
            order[i] = i;
        }
        Arrays.sort(order, Comparator.comparingDouble(i -> -lines[i].worth()));
        int best = order[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i : order) {
            if (decision.isSpent()) {
                break;
            }
            double worth = lines[i].worth() + change(decision, own, lines[i].end(), seat);
            if (worth > most && !decision.isSpent()) {
                most = worth;
                best = i;
            }
        }
        return kept.get(best);
    }

    private FogLookahead lookahead(Decision<GameView<FogTable>, Action> decision, int seat) {
        return new FogLookahead(game, evaluation, pruning, decision, seat);
    }

    /** What the next player's best answer to a state changes for the player who plans. */
    private double change(
            Decision<GameView<FogTable>, Action> decision, FogLookahead own, GameState<FogTable> end, int seat) {
        GameState<FogTable> state = handedOver(decision, end, seat);
        GameState<FogTable> answered = isOthersTurn(state, seat)
                ? lookahead(decision, state.table().active()).best(state).end()
                : state;
        return own.worth(answered, seat) - own.worth(end, seat);
    }

    /** What is left of the turn is cut short: no more units move, and factories make what is dearest. */
    private GameState<FogTable> handedOver(
            Decision<GameView<FogTable>, Action> decision, GameState<FogTable> end, int seat) {
        GameState<FogTable> state = end;
        for (int i = 0; i < PATIENCE && !isOthersTurn(state, seat); i++) {
            Turn turn = game.turn(state);
            if (turn.isOver()) {
                return state;
            }
            Action action;
            if (turn.isChance()) {
                action = game.chance(state).sample(decision.random());
            } else {
                Seq<Action> legal = game.legalActions(state);
                action = legal.head() == FogChoice.DONE ? legal.head() : legal.last();
            }
            state = game.apply(state, action).state();
        }
        return state;
    }

    /** Whether another player is asked for a unit. */
    private static boolean isOthersTurn(GameState<FogTable> state, int seat) {
        return state.table().active() != seat
                && !state.agenda().isEmpty()
                && state.agenda().head() instanceof Activations;
    }
}
