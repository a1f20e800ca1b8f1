package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Pig alone: a second seat is at the table and never asked; it wins if the target is not banked in some tries. */
public record SoloPig(int tries) implements PerfectInformation<Pig.State, Pig.Action, Pig.Event> {

    private static final Pig PIG = new Pig(1, 15);

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(2);
    }

    @Override
    public Pig.State newGame() {
        return PIG.newGame();
    }

    @Override
    public Turn turn(Pig.State state) {
        Turn turn = PIG.turn(state);
        if (turn.isOver()) {
            return Turn.over(Result.win(players(), PlayerId.of(0), "target-banked"));
        }
        return state.pot() > 8 * tries ? Turn.over(Result.win(players(), PlayerId.of(1), "too-greedy")) : turn;
    }

    @Override
    public Seq<Pig.Action> legalActions(Pig.State state) {
        return turn(state).asked().isDefined() ? PIG.legalActions(state) : io.vavr.collection.List.empty();
    }

    @Override
    public Distribution<Pig.Action> chance(Pig.State state) {
        return PIG.chance(state);
    }

    @Override
    public Either<Rejection, Transition<Pig.State, Pig.Event>> tryApply(Pig.State state, Pig.Action action) {
        return PIG.tryApply(state, action);
    }

    @Override
    public Pig.State evolve(Pig.State state, Pig.Event event) {
        return PIG.evolve(state, event);
    }
}
