package io.github.casemate.ai.search;

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

/**
 * One decision of one player: take nothing (0) or roll a die with many sides (-1). State 0 asks the player, -1 chance,
 * and a positive number is what was rolled, where the player is asked once more.
 */
record WideDie(int sides) implements PerfectInformation<Integer, Integer, Integer> {

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
        if (state == -2) {
            return Turn.over(Result.of(Array.of(0.0), "taken"));
        }
        return state == -1 ? Turn.chance() : Turn.of(PlayerId.of(0));
    }

    @Override
    public Seq<Integer> legalActions(Integer state) {
        return state < 0 ? List.empty() : List.of(0, -1);
    }

    @Override
    public Distribution<Integer> chance(Integer state) {
        return Distribution.uniform(List.rangeClosed(1, sides));
    }

    @Override
    public Either<Rejection, Transition<Integer, Integer>> tryApply(Integer state, Integer action) {
        return Either.right(new Transition<>(action == 0 ? Integer.valueOf(0) : action, List.of(action)));
    }

    @Override
    public Integer evolve(Integer view, Integer event) {
        return event;
    }
}
