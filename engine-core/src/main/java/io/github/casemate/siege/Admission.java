package io.github.casemate.siege;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The checks that a state from outside has to pass before it may be played: the table, the agenda, the run until the
 * game rests, and then table and agenda again.
 */
final class Admission {

    private final IslandSiege game;
    /** What is being checked, in case the check itself fails. */
    private String field = "";

    private Admission(IslandSiege game) {
        this.game = game;
    }

    static Either<Problem, Transition<GameState<Table>, Event<Table>>> to(
            IslandSiege game, Table table, List<Step<Table>> agenda) {
        return new Admission(game).to(table, agenda);
    }

    private Either<Problem, Transition<GameState<Table>, Event<Table>>> to(Table table, List<Step<Table>> agenda) {
        try {
            Option<Problem> before = broken(table, agenda);
            if (before.isDefined()) {
                return Either.left(before.get());
            }
            Transition<GameState<Table>, Event<Table>> rested = game.resume(Laws.indexed(game, table), agenda);
            Option<Problem> after =
                    broken(rested.state().table(), rested.state().agenda());
            return after.isDefined() ? Either.left(later(after.get())) : Either.right(rested);
        } catch (RuntimeException | StackOverflowError e) {
            // Whatever somebody has put together that no check foresees is refused, so that nobody else suffers.
            return Either.left(new Problem("LAW-6", field, "the game does not come to rest from here"));
        }
    }

    /**
     * A view is accepted if a state that is imagined from it looks like it: whatever the hidden cards are, the same
     * question is asked.
     */
    static Either<Problem, GameView<Table>> ofView(
            IslandSiege game, PlayerId viewer, Table table, List<Step<Table>> agenda) {
        Table imagined;
        try {
            imagined = Determinization.fill(table, agenda, new SplitMix64(0));
        } catch (RuntimeException e) {
            return Either.left(new Problem("LAW-3", "decks", "the hidden cards do not fit the numbers shown"));
        }
        Either<Problem, Transition<GameState<Table>, Event<Table>>> admitted = to(game, imagined, agenda);
        if (admitted.isLeft()) {
            return Either.left(admitted.getLeft());
        }
        GameView<Table> view = game.view(admitted.get().state(), viewer);
        return view.table().equals(table) && view.agenda().equals(agenda)
                ? Either.right(view)
                : Either.left(new Problem("LAW-7", "", "no state looks like this to " + viewer));
    }

    /** If something is wrong only after the steps have been run, it is in none of the fields that came from outside. */
    private static Problem later(Problem found) {
        return new Problem(found.law(), "agenda", "it leads to an impossible state: " + found.sentence());
    }

    private Option<Problem> broken(Table table, List<Step<Table>> agenda) {
        Option<Problem> law = Laws.problemsFromOutside(game, table).headOption();
        field = "agenda";
        return law.isDefined() ? law : AgendaLaws.problem(game, table, agenda);
    }
}
