package io.github.casemate.testkit.games;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Kuhn poker in which nobody may bet on the jack. Whoever holds it has one answer only, and is asked for it all the same:
 * otherwise the other player would know the card.
 */
public class TimidPoker extends KuhnPoker {

    @Override
    public Turn turn(State state) {
        Turn turn = super.turn(state);
        return turn.asked().map(Turn::secretly).getOrElse(turn);
    }

    @Override
    public Seq<Action> legalActions(State state) {
        return turn(state).asked().exists(asked -> holdsTheJack(state, asked))
                ? List.of(Move.PASS)
                : super.legalActions(state);
    }

    @Override
    public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
        return action == Move.BET && turn(state).asked().exists(asked -> holdsTheJack(state, asked))
                ? Either.left(Rejection.of("no-bet", "Nobody bets on the jack."))
                : super.tryApply(state, action);
    }

    private static boolean holdsTheJack(State state, PlayerId player) {
        return state.hands().get(player.index()).contains(Card.JACK);
    }
}
