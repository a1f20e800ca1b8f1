package io.github.casemate.siege;

import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.Laws.Violation;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What a state from outside has to pass before it may be played: the table, the agenda, the run to rest, and again. */
final class Admission {

    private Admission() {}

    static Either<Violation, Transition<GameState, Event>> to(IslandSiege game, Table table, List<Step> agenda) {
        String field = "table";
        try {
            Option<Violation> before = broken(game, Laws.violationsFromOutside(game, table), table, agenda);
            if (before.isDefined()) {
                return Either.left(before.get());
            }
            field = "agenda";
            Transition<GameState, Event> rested = game.resume(Laws.indexed(game, table), agenda);
            GameState state = rested.state();
            Option<Violation> after = broken(game, Laws.violations(game, state.table()), state.table(), state.agenda());
            return after.isDefined() ? Either.left(after.get()) : Either.right(rested);
        } catch (RuntimeException | StackOverflowError e) {
            // Whatever a stranger has put together that no check foresees: it is refused, and nobody else suffers.
            return Either.left(new Violation("LAW-6", field, "the game does not come to rest: " + e));
        }
    }

    private static Option<Violation> broken(IslandSiege game, Seq<Violation> laws, Table table, List<Step> agenda) {
        return laws.isEmpty() ? AgendaLaws.violation(game, table, agenda) : laws.headOption();
    }
}
