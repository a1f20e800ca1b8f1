package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.DryRun;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.spi.Abilities;
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
    static double value(Appraisal appraisal, PlayerId player, Table table, List<Step<Table>> agenda, Action answer) {
        return new Lookahead(appraisal, player).answered(table, agenda, answer);
    }

    /** What it is worth to take a step, whatever else is waiting. */
    static double value(Appraisal appraisal, PlayerId player, Table table, Step<Table> step) {
        return new Lookahead(appraisal, player).value(table, List.of(step));
    }

    private double answered(Table table, List<Step<Table>> agenda, Action answer) {
        DryRun<Table> dryRun;
        try {
            dryRun = DryRun.answering(table, Abilities.ON_TABLE, agenda.head(), answer);
        } catch (RuntimeException unseen) {
            // A step may move a card that this player cannot see. What comes of it cannot be foreseen.
            return end(table);
        }
        return value(dryRun.table(), dryRun.next().appendAll(agenda.tail()));
    }

    private double value(Table table, List<Step<Table>> agenda) {
        Table now = table;
        List<Step<Table>> waiting = agenda;
        while (!waiting.isEmpty() && !isEnd(waiting.head()) && steps++ < MOST_STEPS) {
            DryRun<Table> dryRun;
            try {
                Step<Table> step = waiting.head();
                Seq<Action> options = step instanceof Question<Table> question ? question.options(now) : List.empty();
                if (options.size() > 1) {
                    boolean own = ((Question<Table>) step).asked(now).equals(player);
                    return own ? best(now, waiting, options) : end(now);
                }
                if (options.isEmpty() && step instanceof Question<Table>) {
                    waiting = waiting.tail();
                    continue;
                }
                dryRun = options.size() == 1
                        ? DryRun.answering(now, Abilities.ON_TABLE, step, options.head())
                        : DryRun.taking(now, Abilities.ON_TABLE, step);
            } catch (RuntimeException unseen) {
                return end(now);
            }
            now = dryRun.table();
            waiting = dryRun.next().appendAll(waiting.tail());
        }
        return end(now);
    }

    private static boolean isEnd(Step<Table> step) {
        return step instanceof TurnEnd || step instanceof ChanceStep<Table> || step instanceof ChooseAction;
    }

    private double best(Table table, List<Step<Table>> agenda, Seq<Action> options) {
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
