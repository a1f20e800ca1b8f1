package io.github.casemate.ai;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The smallest game: one player names a number, and that is what they get. */
class Toy implements PerfectInformation<Integer, Integer, Integer> {

    /** A toy that two bots want. */
    static class Quarrel extends Toy {}

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(1);
    }

    @Override
    public Integer newGame() {
        return 0;
    }

    @Override
    public Turn turn(Integer state) {
        return state == 0 ? Turn.of(PlayerId.of(0)) : Turn.over(Result.of(Array.of(state.doubleValue()), "named"));
    }

    @Override
    public Seq<Integer> legalActions(Integer state) {
        return state == 0 ? List.of(1, 2, 3) : List.empty();
    }

    @Override
    public Distribution<Integer> chance(Integer state) {
        throw new IllegalStateException("there is no chance in it");
    }

    @Override
    public Either<Rejection, Transition<Integer, Integer>> tryApply(Integer state, Integer action) {
        return legalActions(state).contains(action)
                ? Either.right(new Transition<>(action, List.of(action)))
                : Either.left(Rejection.of(Rejection.NOT_AN_OPTION, "One, two or three."));
    }

    @Override
    public Integer evolve(Integer view, Integer event) {
        return event;
    }
}
