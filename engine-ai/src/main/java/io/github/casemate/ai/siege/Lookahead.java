package io.github.casemate.ai.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.spi.TurnEnd;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * Plays on in the bot's head until chance or another player is asked, or the turn or its action is over, with the best
 * answer to each of its own questions. It plays on the view: no card is guessed. So it knows the consequences of any
 * question of any module as far as they can be seen.
 */
final class Lookahead {

    /** How many ends are looked at for one answer: most answers have far fewer. */
    private static final int MOST_ENDS = 150;

    private static final int MOST_STEPS = 400;

    private final Appraisal appraisal;
    private final PlayerId player;
    private int ends;
    private int steps;

    private Lookahead(Appraisal appraisal, PlayerId player) {
        this.appraisal = appraisal;
        this.player = player;
    }

    /** What an answer to an open question is worth to a player. */
    static double value(Appraisal appraisal, PlayerId player, Table table, List<Step> agenda, Action answer) {
        return new Lookahead(appraisal, player).answered(table, agenda, answer);
    }

    /** What it is worth to take a step, whatever else is waiting. */
    static double value(Appraisal appraisal, PlayerId player, Table table, Step step) {
        return new Lookahead(appraisal, player).value(table, List.of(step));
    }

    private double answered(Table table, List<Step> agenda, Action answer) {
        DryRun dryRun = new DryRun(table);
        try {
            agenda.head().answer(dryRun, answer);
        } catch (RuntimeException unseen) {
            // A step may move a card that this player cannot see. What comes of it cannot be foreseen.
            return end(table);
        }
        return value(dryRun.table(), dryRun.next().appendAll(agenda.tail()));
    }

    private double value(Table table, List<Step> agenda) {
        Table now = table;
        List<Step> waiting = agenda;
        while (!waiting.isEmpty() && !isEnd(waiting.head()) && steps++ < MOST_STEPS) {
            DryRun dryRun = new DryRun(now);
            try {
                Step step = waiting.head();
                Seq<Action> options = step instanceof Question question ? question.options(now) : List.empty();
                if (options.size() > 1) {
                    boolean own = ((Question) step).asked(now).equals(player);
                    return own ? best(now, waiting, options) : end(now);
                }
                if (options.size() == 1) {
                    step.answer(dryRun, options.head());
                } else if (!(step instanceof Question)) {
                    step.take(dryRun);
                }
            } catch (RuntimeException unseen) {
                return end(now);
            }
            now = dryRun.table();
            waiting = dryRun.next().appendAll(waiting.tail());
        }
        return end(now);
    }

    private static boolean isEnd(Step step) {
        return step instanceof TurnEnd || step instanceof ChanceStep || step instanceof ChooseAction;
    }

    private double best(Table table, List<Step> agenda, Seq<Action> options) {
        double best = Double.NEGATIVE_INFINITY;
        for (Action option : options) {
            if (best == Double.NEGATIVE_INFINITY || ends < MOST_ENDS) {
                steps = 0;
                best = Math.max(best, answered(table, agenda, option));
            }
        }
        return best;
    }

    private double end(Table table) {
        ends++;
        return appraisal.of(table, player);
    }
}
