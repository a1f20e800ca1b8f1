package io.github.casemate.ai;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.random.RandomGenerator;

/**
 * A game that begins in the middle.
 *
 * @param game the game
 * @param newGame where it begins
 */
record StartedAt<S, A, E, V>(Game<S, A, E, V> game, S newGame) implements Game<S, A, E, V> {

    @Override
    public Seq<PlayerId> players() {
        return game.players();
    }

    @Override
    public Turn turn(S state) {
        return game.turn(state);
    }

    @Override
    public Seq<A> legalActions(S state) {
        return game.legalActions(state);
    }

    @Override
    public Distribution<A> chance(S state) {
        return game.chance(state);
    }

    @Override
    public Either<Rejection, Transition<S, E>> tryApply(S state, A action) {
        return game.tryApply(state, action);
    }

    @Override
    public V view(S state, PlayerId player) {
        return game.view(state, player);
    }

    @Override
    public E redact(E event, PlayerId player) {
        return game.redact(event, player);
    }

    @Override
    public V evolve(V view, E event) {
        return game.evolve(view, event);
    }

    @Override
    public S determinize(V view, RandomGenerator random) {
        return game.determinize(view, random);
    }
}
