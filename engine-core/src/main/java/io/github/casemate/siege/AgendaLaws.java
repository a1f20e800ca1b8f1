package io.github.casemate.siege;

import io.github.casemate.siege.Laws.Violation;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.rules.DrawStep;
import io.github.casemate.siege.spi.Answered;
import io.github.casemate.siege.spi.BrokenRuleException;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.LastStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Deck;
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
        Option<Violation> unsettled = unsettled();
        if (unsettled.isDefined()) {
            return unsettled;
        }
        Table foreseen = table;
        int place = 0;
        for (List<Step> rest = agenda; !rest.isEmpty(); rest = rest.tail()) {
            Step step = rest.head();
            Option<Misfit> misfit = misfit(step, place, rest.tail().isEmpty(), foreseen);
            if (misfit.isDefined()) {
                return Option.some(Laws.violation(LAW, "agenda[" + place + "]", misfit.get()));
            }
            foreseen = foreseen(step, foreseen);
            place++;
        }
        return Option.none();
    }

    /** LAW-7: what has just been drawn is in the hand of the one whose cards are settled next. */
    private Option<Violation> unsettled() {
        for (int place = 0; place < table.decks().size() && !agenda.isEmpty(); place++) {
            Deck deck = table.decks().get(place);
            CardSet fresh = deck.fresh().known();
            if (!fresh.isEmpty()
                    && !Determinization.drawer(deck, agenda)
                            .exists(player -> player.index() < table.players().size()
                                    && deck.hand(player).known().containsAll(fresh))) {
                return Option.some(new Violation(
                        "LAW-7",
                        "decks[" + place + "].fresh",
                        "nobody has just drawn these cards and still has to keep or give them"));
            }
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
        Step inner = Delegated.inner(step);
        boolean base = Culprit.isOfBaseGame(inner.getClass());
        if (!base && !isOfAModule(inner)) {
            return wrong("the module that it belongs to is not in the game");
        }
        Option<Misfit> misfit = misfit(step, foreseen);
        return misfit.isDefined() ? misfit : outOfOrder(inner, base, place, foreseen);
    }

    private static Option<Misfit> misfit(Step step, Table foreseen) {
        try {
            return BrokenRuleException.present(step.misfit(foreseen), step, "misfit");
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "misfit", e);
        }
    }

    private static Table foreseen(Step step, Table table) {
        try {
            return BrokenRuleException.present(step.foreseen(table), step, "foreseen");
        } catch (Throwable e) {
            throw BrokenRuleException.of(step, "foreseen", e);
        }
    }

    /** What a module does because a card was drawn may come before it is settled which are kept; nothing else does. */
    private Option<Misfit> outOfOrder(Step step, boolean base, int place, Table foreseen) {
        if (step instanceof DrawStep drawing) {
            return Presumed.that(
                    Determinization.drawer(foreseen.deck(drawing.deck()), agenda.drop(place))
                            .contains(drawing.player()),
                    "",
                    "nobody settles which of the drawn cards are kept, or somebody else does first");
        }
        return base ? Presumed.settled(foreseen) : Option.none();
    }

    private boolean isOfAModule(Step step) {
        return game.ruleset().loaded().map(RuleModule::types).exists(types -> types.contains(step.getClass()));
    }

    private static Option<Misfit> wrong(String sentence) {
        return Option.some(new Misfit("", sentence));
    }
}
