package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.function.ToDoubleFunction;

/**
 * What the parts of a bot look at: the question, and the means to judge the answers.
 *
 * @param player who is asked
 * @param view what they see
 * @param legal what they may answer
 * @param oracle the odds of dice
 * @param appraisal what a table is worth
 */
record Situation(PlayerId player, GameView<Table> view, Seq<Action> legal, RerollOracle oracle, Appraisal appraisal) {

    Table table() {
        return view.table();
    }

    /** The question itself, even if it was meant for another player. */
    Step<Table> question() {
        Step<Table> step = view.agenda().head();
        while (step instanceof Delegated delegated) {
            step = delegated.question();
        }
        return step;
    }

    /** What an answer is worth, as far as it can be foreseen. */
    double worthOf(Action answer) {
        return Lookahead.value(appraisal, player, table(), view.agenda(), answer);
    }

    /** The legal answer that is worth most, the first of several. */
    Action best(ToDoubleFunction<Action> worth) {
        Action best = legal.head();
        double most = Double.NEGATIVE_INFINITY;
        for (Action action : legal) {
            double value = worth.applyAsDouble(action);
            if (value > most) {
                most = value;
                best = action;
            }
        }
        return best;
    }
}
