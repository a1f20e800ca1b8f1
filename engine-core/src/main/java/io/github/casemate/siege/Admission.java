package io.github.casemate.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
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
            Option<Violation> before = broken(game, table, agenda);
            if (before.isDefined()) {
                return Either.left(before.get());
            }
            field = "agenda";
            Transition<GameState, Event> rested = game.resume(Laws.indexed(game, table), agenda);
            GameState state = rested.state();
            Option<Violation> after = broken(game, state.table(), state.agenda());
            return after.isDefined() ? Either.left(after.get()) : Either.right(rested);
        } catch (RuntimeException | StackOverflowError e) {
            // Whatever a stranger has put together that no check foresees: it is refused, and nobody else suffers.
            return Either.left(new Violation("LAW-6", field, "the game does not come to rest: " + e));
        }
    }

    /** A view is believed if some state looks like it; an imagined one is as good as any. */
    static Either<Violation, GameView> ofView(IslandSiege game, PlayerId viewer, Table table, List<Step> agenda) {
        Table imagined;
        try {
            imagined = Determinization.fill(table, SplitMix64.of(0, 0));
        } catch (RuntimeException e) {
            return Either.left(new Violation("LAW-3", "decks", "the hidden cards do not fit the numbers shown: " + e));
        }
        return to(game, imagined, agenda).flatMap(rested -> {
            GameView view = game.view(rested.state(), viewer);
            return view.table().equals(table) && view.agenda().equals(agenda)
                    ? Either.right(view)
                    : Either.left(new Violation("LAW-7", "", "no state looks like this to " + viewer));
        });
    }

    private static Option<Violation> broken(IslandSiege game, Table table, List<Step> agenda) {
        Seq<Violation> laws = Laws.violations(game, table);
        return laws.isEmpty() ? AgendaLaws.violation(game, table, agenda) : laws.headOption();
    }
}
