package io.github.casemate.app.play;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A recording seen from a seat, or from above.
 *
 * @param played the game
 * @param names who is who
 * @param seat the seat; none for the view from above
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record Viewpoint<S, A, E, V>(PackedGame<S, A, E, V> played, Names names, Option<PlayerId> seat) {

    /** Reads a side to look from: {@code all}, or a seat such as {@code P1} or {@code 1}. */
    static Option<PlayerId> seat(String text, PackedGame<?, ?, ?, ?> played) {
        if (text.equalsIgnoreCase("all")) {
            return Option.none();
        }
        return played.players()
                .find(player ->
                        text.equalsIgnoreCase(player.toString()) || text.equals(Integer.toString(player.index() + 1)))
                .orElse(() -> {
                    throw new UserError("'" + Excerpt.part(text) + "' is not a view: write all, or one of "
                            + played.players().mkString(", ") + ".");
                });
    }

    Viewpoint<S, A, E, V> from(Option<PlayerId> other) {
        return new Viewpoint<>(played, names, other);
    }

    /** The view after this one: all seats, and then from above again. */
    Viewpoint<S, A, E, V> next() {
        int place = seat.map(player -> player.index() + 1).getOrElse(0);
        return from(place < played.players().size() ? Option.some(PlayerId.of(place)) : Option.none());
    }

    Block board(Recording.Moment<S, E> moment, int width) {
        return board(moment, width, Detail.FULL);
    }

    Block board(Recording.Moment<S, E> moment, int width, Detail detail) {
        V view = seat.map(player -> played.game().view(moment.state(), player))
                .getOrElse(() -> played.pack().fromAbove(played.game(), moment.state()));
        return told().drawing().board(view, width, detail);
    }

    Block legend(int width) {
        return told().drawing().legend(width);
    }

    Seq<Sentence> told(Recording.Moment<S, E> moment) {
        return told(moment.events(), moment);
    }

    Seq<Sentence> lately(Recording<S, A, E, V> recording, int place) {
        return told(recording.lately(place), recording.moments().get(place));
    }

    /** What happened up to a moment, and how the game ended there, if it did so without an event. */
    private Seq<Sentence> told(Seq<E> events, Recording.Moment<S, E> moment) {
        Words<A, E, V> words = told().words();
        Seq<E> heard = seat.map(player -> events.map(event -> played.game().redact(event, player)))
                .getOrElse(events);
        return words.story(heard).appendAll(moment.end().map(words::ending));
    }

    Told<A, E, V> told() {
        return played.told(names);
    }

    StyledText title(Recording.Moment<S, E> moment) {
        String turn = moment.turn() == 0 ? "Set-up" : "Turn " + moment.turn();
        String from = seat.map(player -> "   seen by " + names.name(player)).getOrElse("");
        TextDrawing<V> drawing = told().drawing();
        StyledText who = names.names()
                .zipWithIndex()
                .map(one -> StyledText.of(one._1(), drawing.player(PlayerId.of(one._2()))))
                .foldLeft(
                        StyledText.EMPTY,
                        (all, one) -> all.isEmpty() ? one : StyledText.row(all, StyledText.of(", "), one));
        return StyledText.row(
                StyledText.of(played.name() + "   " + turn + "   ", Style.BOLD), who, StyledText.of(from, Style.FAINT));
    }
}
