package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Two players pick in turn, and the second one wins if both pick the same. Picks hold a collection, so that whoever
 * compares an answer with the options asks the answer's own collection.
 */
record Picks() implements PerfectInformation<List<Picks.Pick>, Picks.Pick, Picks.Pick> {

    record Pick(Seq<Integer> numbers) {}

    private static final List<Pick> ALL = List.of(new Pick(List.of(1, 2)), new Pick(List.of(3, 4)));

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(2);
    }

    @Override
    public List<Pick> newGame() {
        return List.empty();
    }

    @Override
    public Turn turn(List<Pick> picked) {
        return picked.size() < 2
                ? Turn.of(PlayerId.of(picked.size()))
                : Turn.over(Result.win(players(), PlayerId.of(picked.distinct().size() == 1 ? 1 : 0), "picked"));
    }

    @Override
    public Seq<Pick> legalActions(List<Pick> picked) {
        return picked.size() < 2 ? ALL : List.empty();
    }

    @Override
    public Distribution<Pick> chance(List<Pick> picked) {
        throw new IllegalStateException("there is no chance in it");
    }

    @Override
    public Either<Rejection, Transition<List<Pick>, Pick>> tryApply(List<Pick> picked, Pick pick) {
        return legalActions(picked).contains(pick)
                ? Either.right(new Transition<>(picked.append(pick), List.of(pick)))
                : Either.left(Rejection.of(Rejection.NOT_AN_OPTION, "Nobody can pick that."));
    }

    @Override
    public List<Pick> evolve(List<Pick> picked, Pick pick) {
        return picked.append(pick);
    }
}
