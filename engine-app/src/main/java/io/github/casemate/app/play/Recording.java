package io.github.casemate.app.play;

import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Transition;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Words;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A match as a film: one moment after each decision, which includes the answers of chance and those without a choice.
 * A recording of the whole match can be seen from any seat, or from above.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
final class Recording<S, A, E, V> {

    /**
     * A moment.
     *
     * @param state the state
     * @param events what led to it
     * @param turn the number of the turn, 0 before the first
     * @param end how the game ended there, if not by its rules
     */
    record Moment<S, E>(S state, Seq<E> events, int turn, Option<Conclusion> end) {}

    private static final int LATELY = 30;

    private final PackedGame<S, A, E, V> played;
    private final Words<A, E, V> words;
    private final Vector<Moment<S, E>> moments;
    private final int actions;

    private Recording(PackedGame<S, A, E, V> played, Words<A, E, V> words, Vector<Moment<S, E>> moments, int actions) {
        this.played = played;
        this.words = words;
        this.moments = moments;
        this.actions = actions;
    }

    static <S, A, E, V> Recording<S, A, E, V> of(PackedGame<S, A, E, V> played, Match<S, A, E, V> match) {
        Names names = Names.ofSeats(played.players().size());
        return new Recording<>(played, played.pack().words(played.game(), names), Vector.empty(), 0).upTo(match);
    }

    /** The same, and what has happened in the match since. */
    Recording<S, A, E, V> upTo(Match<S, A, E, V> match) {
        Game<S, A, E, V> game = played.game();
        Vector<Moment<S, E>> film = moments;
        S state = film.isEmpty() ? game.newGame() : film.last().state();
        int turn = film.isEmpty() ? 0 : film.last().turn();
        Vector<E> events = Vector.empty();
        int left = match.log().size() - actions;
        for (A action : match.log().drop(actions)) {
            Transition<S, E> transition = game.apply(state, action);
            state = transition.state();
            events = events.appendAll(transition.events());
            left--;
            boolean over = game.turn(state).isOver();
            if (left == 0 || over || game.legalActions(state).size() > 1) {
                turn = turn(state, events, turn, over);
                film = film.append(new Moment<>(state, events, turn, Option.none()));
                events = Vector.empty();
            }
        }
        if (film.isEmpty()) {
            film = film.append(new Moment<>(state, events, turn(state, events, 0, false), Option.none()));
        }
        if (match.conclusion().isDefined()) {
            Moment<S, E> last = film.last();
            film = film.init().append(new Moment<>(last.state(), last.events(), last.turn(), match.conclusion()));
        }
        return new Recording<>(played, words, film, match.log().size());
    }

    /** What the game says; a game that does not count its turns has a heading for each, and one for the end. */
    private int turn(S state, Seq<E> events, int before, boolean over) {
        return words.turnNumber(played.game().view(state, PlayerId.SPECTATOR)).getOrElse(() -> {
            int headings = events.count(event -> words.sentence(played.game().redact(event, PlayerId.SPECTATOR))
                            .weight()
                    == Sentence.Weight.HEADING);
            return before + (over ? Math.max(0, headings - 1) : headings);
        });
    }

    Vector<Moment<S, E>> moments() {
        return moments;
    }

    Moment<S, E> last() {
        return moments.last();
    }

    /** The first moment of a turn, or of the first turn after it. */
    Option<Integer> momentOf(int turn) {
        int place = moments.indexWhere(moment -> moment.turn() >= turn);
        return place < 0 ? Option.none() : Option.some(place);
    }

    /** The last events up to a moment: more than fits on a screen, but not the whole game. */
    Seq<E> lately(int place) {
        return moments.slice(Math.max(0, place + 1 - LATELY), place + 1).flatMap(Moment::events);
    }
}
