package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.rules.DrawStep;
import io.github.casemate.siege.spi.Answered;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.TurnEnd;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * LAW-6 for the agenda: a game that is not over goes on. Its agenda ends with the one step that leads to the next turn,
 * and each step fits the table that the steps before it leave behind.
 */
final class AgendaLaws {

    /** No game has nearly this many steps waiting. */
    private static final int MOST_STEPS = 128;

    private static final String LAW = "LAW-6";

    private final IslandSiege game;
    private final Table table;
    private final List<Step<Table>> agenda;

    private AgendaLaws(IslandSiege game, Table table, List<Step<Table>> agenda) {
        this.game = game;
        this.table = table;
        this.agenda = agenda;
    }

    /** What is wrong with the agenda of a table that keeps the laws. */
    static Option<Problem> problem(IslandSiege game, Table table, List<Step<Table>> agenda) {
        return new AgendaLaws(game, table, agenda).problem();
    }

    private Option<Problem> problem() {
        if (table.ending().isDefined() != agenda.isEmpty()) {
            return Option.some(new Problem(
                    LAW,
                    "agenda",
                    agenda.isEmpty() ? "nothing comes next, and the game is not over" : "the game is over"));
        }
        if (!agenda.drop(MOST_STEPS).isEmpty()) {
            return Option.some(new Problem(LAW, "agenda", "more than " + MOST_STEPS + " steps are waiting"));
        }
        Option<Problem> unsettled = unsettled();
        if (unsettled.isDefined()) {
            return unsettled;
        }
        Table tableAfter = table;
        int place = 0;
        for (List<Step<Table>> rest = agenda; !rest.isEmpty(); rest = rest.tail()) {
            Step<Table> step = rest.head();
            Option<Problem> problem = problem(step, place, rest.tail().isEmpty(), tableAfter);
            if (problem.isDefined()) {
                return Option.some(problem.get().within("agenda[" + place + "]").against(LAW));
            }
            tableAfter = tableAfter(step, tableAfter);
            place++;
        }
        return Option.none();
    }

    /** LAW-7: cards that have just been drawn are in the hand of the player whose cards are settled next. */
    private Option<Problem> unsettled() {
        for (int place = 0; place < table.decks().size() && !agenda.isEmpty(); place++) {
            Deck deck = table.decks().get(place);
            CardSet fresh = deck.justDrawn().known();
            if (!fresh.isEmpty()
                    && !Determinization.drawer(deck, agenda)
                            .exists(player -> player.index() < table.players().size()
                                    && deck.hand(player).known().containsAll(fresh))) {
                return Option.some(new Problem(
                        "LAW-7",
                        "decks[" + place + "].justDrawn",
                        "no player has just drawn these cards and still has to keep or give them"));
            }
        }
        return Option.none();
    }

    private Option<Problem> problem(Step<Table> step, int place, boolean last, Table tableAfter) {
        if (step instanceof TurnEnd != last) {
            return wrong(last ? "it does not lead to the next turn" : "it leads to the next turn, but is not the last");
        }
        if (step instanceof Answered && place > 0) {
            return wrong("a question that has been answered does not wait");
        }
        Step<Table> inner = Delegated.inner(step);
        boolean base = Culprit.isOfBaseGame(inner.getClass());
        if (!base && !isOfAModule(inner)) {
            return wrong("the module that it belongs to is not in the game");
        }
        Option<Problem> problem = problem(step, tableAfter);
        return problem.isDefined() ? problem : outOfOrder(inner, base, place, tableAfter);
    }

    private static Option<Problem> problem(Step<Table> step, Table tableAfter) {
        try {
            return BrokenRuleException.present(ValidatedStep.problem(step, tableAfter), step, "validate");
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "validate", e);
        }
    }

    private static Table tableAfter(Step<Table> step, Table table) {
        try {
            return BrokenRuleException.present(ValidatedStep.after(step, table), step, "tableAfter");
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "tableAfter", e);
        }
    }

    /**
     * What a module does because a card was drawn may come before it is settled which cards are kept; nothing else may.
     */
    private Option<Problem> outOfOrder(Step<Table> step, boolean base, int place, Table tableAfter) {
        if (step instanceof DrawStep drawing) {
            return StepChecks.that(
                    Determinization.drawer(tableAfter.deck(drawing.deck()), agenda.drop(place))
                            .contains(drawing.player()),
                    "",
                    "no step settles which of the drawn cards are kept, or one for another player comes first");
        }
        return base ? StepChecks.settled(tableAfter) : Option.none();
    }

    private boolean isOfAModule(Step<Table> step) {
        return game.ruleset().loaded().map(RuleModule::types).exists(types -> types.contains(step.getClass()));
    }

    private static Option<Problem> wrong(String sentence) {
        return Option.some(new Problem("", sentence));
    }
}
