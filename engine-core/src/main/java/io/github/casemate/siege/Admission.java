package io.github.casemate.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.Laws.Violation;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What a state from outside has to pass before it may be played: the table, the agenda, the run to rest, and again. */
final class Admission {

    private static final int ATTEMPTS = 100;

    private final IslandSiege game;
    /** What is being looked at, in case that it breaks what looks. */
    private String field = "table";

    private Admission(IslandSiege game) {
        this.game = game;
    }

    static Either<Violation, Transition<GameState, Event>> to(IslandSiege game, Table table, List<Step> agenda) {
        return new Admission(game).to(table, agenda);
    }

    private Either<Violation, Transition<GameState, Event>> to(Table table, List<Step> agenda) {
        try {
            Option<Violation> before = broken(table, agenda);
            if (before.isDefined()) {
                return Either.left(before.get());
            }
            Transition<GameState, Event> rested = game.resume(Laws.indexed(game, table), agenda);
            Option<Violation> after =
                    broken(rested.state().table(), rested.state().agenda());
            return after.isDefined() ? Either.left(after.get()) : Either.right(rested);
        } catch (RuntimeException | StackOverflowError e) {
            // Whatever a stranger has put together that no check foresees: it is refused, and nobody else suffers.
            return Either.left(new Violation("LAW-6", field, "the game does not come to rest from here"));
        }
    }

    /**
     * A view is believed if some state looks like it. With the first hands that are imagined somebody else may have one
     * answer only, and the game would go on; so several are tried.
     */
    static Either<Violation, GameView> ofView(IslandSiege game, PlayerId viewer, Table table, List<Step> agenda) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Table imagined;
            try {
                imagined = Determinization.fill(table, agenda, SplitMix64.of(0, attempt));
            } catch (RuntimeException e) {
                return Either.left(new Violation("LAW-3", "decks", "the hidden cards do not fit the numbers shown"));
            }
            Either<Violation, Transition<GameState, Event>> admitted = to(game, imagined, agenda);
            if (admitted.isLeft()) {
                return Either.left(admitted.getLeft());
            }
            GameView view = game.view(admitted.get().state(), viewer);
            if (view.table().equals(table) && view.agenda().equals(agenda)) {
                return Either.right(view);
            }
        }
        return Either.left(new Violation("LAW-7", "", "no state looks like this to " + viewer));
    }

    private Option<Violation> broken(Table table, List<Step> agenda) {
        Option<Violation> law = Laws.violationsFromOutside(game, table).headOption();
        field = "agenda";
        return law.isDefined() ? law : AgendaLaws.violation(game, table, agenda);
    }
}
