package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A match as a film: one moment after each decision, which includes the answers of chance and those without a choice.
 * A recording of the whole match can be seen from any seat, or from above.
 */
final class Recording {

    /**
     * A moment.
     *
     * @param state the state
     * @param events what led to it
     * @param end how the game ended there, if not by its rules
     */
    record Moment(GameState<Table> state, Seq<Event<Table>> events, Option<Conclusion> end) {

        int turn() {
            return state.table().turn();
        }

        /** The events as seen from a seat, or from above. */
        Seq<Event<Table>> events(Option<PlayerId> seat) {
            return seat.map(player -> events.map(event -> event.redact(player))).getOrElse(events);
        }
    }

    private static final int LATELY = 30;

    private final IslandSiege game;
    private final Vector<Moment> moments;
    private final int actions;

    private Recording(IslandSiege game, Vector<Moment> moments, int actions) {
        this.game = game;
        this.moments = moments;
        this.actions = actions;
    }

    static Recording of(IslandSiege game, Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        return new Recording(game, Vector.empty(), 0).upTo(match);
    }

    /** The same, and what has happened in the match since. */
    Recording upTo(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        Vector<Moment> film = moments;
        GameState<Table> state = film.isEmpty() ? game.newGame() : film.last().state();
        Vector<Event<Table>> events = Vector.empty();
        int left = match.log().size() - actions;
        for (Action action : match.log().drop(actions)) {
            Transition<GameState<Table>, Event<Table>> transition = game.apply(state, action);
            state = transition.state();
            events = events.appendAll(transition.events());
            left--;
            if (left == 0
                    || game.turn(state).isOver()
                    || game.legalActions(state).size() > 1) {
                film = film.append(new Moment(state, events, Option.none()));
                events = Vector.empty();
            }
        }
        if (match.conclusion().isDefined()) {
            Moment last = film.last();
            film = film.init().append(new Moment(last.state(), last.events(), match.conclusion()));
        }
        return new Recording(game, film, match.log().size());
    }

    Vector<Moment> moments() {
        return moments;
    }

    Moment last() {
        return moments.last();
    }

    /** The first moment of a turn, or of the first turn after it. */
    Option<Integer> momentOf(int turn) {
        int place = moments.indexWhere(moment -> moment.turn() >= turn);
        return place < 0 ? Option.none() : Option.some(place);
    }

    /** The last events up to a moment: more than fits on a screen, but not the whole game. */
    Seq<Event<Table>> lately(int place, Option<PlayerId> seat) {
        return moments.slice(Math.max(0, place + 1 - LATELY), place + 1).flatMap(moment -> moment.events(seat));
    }
}
