package com.example.nim;

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

/** One heap. Take one, two or three stones; who takes the last one loses. What a player does is also what happened. */
public record Nim(int heap) implements PerfectInformation<Nim.State, Nim.Take, Nim.Take> {

    private static final Seq<PlayerId> PLAYERS = PlayerId.first(2);

    public record State(int stones, PlayerId toMove) {}

    public record Take(int stones) {}

    @Override
    public Seq<PlayerId> players() {
        return PLAYERS;
    }

    @Override
    public State newGame() {
        return new State(heap, PlayerId.of(0));
    }

    /** With one stone left there is nothing to choose any more: who has to take it has lost. */
    @Override
    public Turn turn(State state) {
        return switch (state.stones()) {
            case 0 -> won(state.toMove());
            case 1 -> won(other(state.toMove()));
            default -> Turn.of(state.toMove());
        };
    }

    @Override
    public Seq<Take> legalActions(State state) {
        return turn(state).isOver()
                ? List.empty()
                : List.rangeClosed(1, Math.min(3, state.stones())).map(Take::new);
    }

    @Override
    public Distribution<Take> chance(State state) {
        throw new IllegalStateException("chance has no part in Nim");
    }

    @Override
    public Either<Rejection, Transition<State, Take>> tryApply(State state, Take take) {
        if (turn(state).isOver()) {
            return Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over."));
        }
        return legalActions(state).contains(take)
                ? Either.right(new Transition<>(evolve(state, take), List.of(take)))
                : Either.left(Rejection.of(Rejection.NOT_AN_OPTION, "Take one, two or three of the stones there are."));
    }

    @Override
    public State evolve(State state, Take take) {
        return new State(state.stones() - take.stones(), other(state.toMove()));
    }

    private static PlayerId other(PlayerId player) {
        return PlayerId.of(1 - player.index());
    }

    private static Turn won(PlayerId winner) {
        return Turn.over(Result.win(PLAYERS, winner, "last-stone"));
    }
}
