package io.github.casemate.siege;

import io.github.casemate.siege.Laws.Violation;
import io.github.casemate.siege.spi.Answered;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.LastStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * LAW-6 for the agenda: a game that is not over goes on. Its agenda ends with the one step that leads to the next turn,
 * and each step fits the table that those before it leave.
 */
final class AgendaLaws {

    /** No game has nearly so many steps waiting. */
    private static final int MOST_STEPS = 128;

    private static final String LAW = "LAW-6";

    private final IslandSiege game;
    private final Table table;
    private final List<Step> agenda;

    private AgendaLaws(IslandSiege game, Table table, List<Step> agenda) {
        this.game = game;
        this.table = table;
        this.agenda = agenda;
    }

    /** What is wrong with the agenda of a table that keeps the laws. */
    static Option<Violation> violation(IslandSiege game, Table table, List<Step> agenda) {
        return new AgendaLaws(game, table, agenda).violation();
    }

    private Option<Violation> violation() {
        if (table.ending().isDefined() != agenda.isEmpty()) {
            return Option.some(new Violation(
                    LAW,
                    "agenda",
                    agenda.isEmpty() ? "nothing comes next, and the game is not over" : "the game is over"));
        }
        if (!agenda.drop(MOST_STEPS).isEmpty()) {
            return Option.some(new Violation(LAW, "agenda", "more than " + MOST_STEPS + " steps wait"));
        }
        Table foreseen = table;
        int place = 0;
        for (List<Step> rest = agenda; !rest.isEmpty(); rest = rest.tail()) {
            Step step = rest.head();
            Option<Misfit> misfit = misfit(step, place, rest.tail().isEmpty(), foreseen);
            if (misfit.isDefined()) {
                return Option.some(Laws.violation(LAW, "agenda[" + place + "]", misfit.get()));
            }
            foreseen = step.foreseen(foreseen);
            place++;
        }
        return Option.none();
    }

    private Option<Misfit> misfit(Step step, int place, boolean last, Table foreseen) {
        if (step instanceof LastStep != last) {
            return wrong(last ? "it does not lead to the next turn" : "it leads to the next turn, but is not the last");
        }
        if (step instanceof Answered && place > 0) {
            return wrong("what has been answered does not wait");
        }
        return isOfThisGame(step) ? step.misfit(foreseen) : wrong("the module that it belongs to is not in the game");
    }

    private boolean isOfThisGame(Step step) {
        Step inner = step;
        while (inner instanceof Delegated || inner instanceof Answered) {
            inner = inner instanceof Delegated delegated ? delegated.question() : ((Answered) inner).question();
        }
        Class<?> type = inner.getClass();
        return type.getPackageName().startsWith(Laws.class.getPackageName() + ".")
                || game.ruleset().loaded().map(RuleModule::types).exists(types -> types.contains(type));
    }

    private static Option<Misfit> wrong(String sentence) {
        return Option.some(new Misfit("", sentence));
    }
}
