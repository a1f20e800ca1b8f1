package io.github.casemate.app.play;

import io.github.casemate.agenda.Event;
import io.github.casemate.app.board.BoardDrawing;
import io.github.casemate.app.board.Detail;
import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.words.Names;
import io.github.casemate.app.words.Sentence;
import io.github.casemate.app.words.Story;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jline.utils.AttributedString;

/**
 * A recording seen from a seat, or from above.
 *
 * @param game the game
 * @param names who is who
 * @param seat the seat; none for the view from above
 */
record Viewpoint(IslandSiege game, Names names, Option<PlayerId> seat) {

    /** Reads a side to look from: {@code all}, or a seat such as {@code P1} or {@code 1}. */
    static Option<PlayerId> seat(String text, IslandSiege game) {
        if (text.equalsIgnoreCase("all")) {
            return Option.none();
        }
        return game.players()
                .find(player ->
                        text.equalsIgnoreCase(player.toString()) || text.equals(Integer.toString(player.index() + 1)))
                .orElse(() -> {
                    throw new UserError("'" + Excerpt.part(text) + "' is not a view: write all, or one of "
                            + game.players().mkString(", ") + ".");
                });
    }

    Viewpoint from(Option<PlayerId> other) {
        return new Viewpoint(game, names, other);
    }

    /** The view after this one: all seats, and then from above again. */
    Viewpoint next() {
        int place = seat.map(player -> player.index() + 1).getOrElse(0);
        return from(place < game.players().size() ? Option.some(PlayerId.of(place)) : Option.none());
    }

    Block board(Recording.Moment moment, int width) {
        return BoardDrawing.of(moment.table(seat), names, width);
    }

    Block board(Recording.Moment moment, int width, Detail detail) {
        return BoardDrawing.of(moment.table(seat), names, width, detail);
    }

    Seq<Sentence> told(Recording.Moment moment) {
        return told(moment.events(seat), moment);
    }

    Seq<Sentence> lately(Recording recording, int place) {
        return told(recording.lately(place, seat), recording.moments().get(place));
    }

    /** What happened up to a moment, and how the game ended there, if it did so without an event. */
    private Seq<Sentence> told(Seq<Event<Table>> events, Recording.Moment moment) {
        Story story = Story.of(game, names);
        return story.tell(events).appendAll(moment.end().map(story::tell));
    }

    AttributedString title(Recording.Moment moment) {
        String turn = moment.turn() == 0 ? "Set-up" : "Turn " + moment.turn();
        String from = seat.map(player -> "   seen by " + names.name(player)).getOrElse("");
        AttributedString who = names.names()
                .zipWithIndex()
                .map(one -> Ink.text(one._1(), Ink.of(PlayerId.of(one._2()))))
                .foldLeft(
                        AttributedString.EMPTY,
                        (all, one) -> all.length() == 0 ? one : Ink.row(all, Ink.text(", "), one));
        return Ink.row(Ink.text("Island Siege   " + turn + "   ", Ink.BOLD), who, Ink.text(from, Ink.FAINT));
    }
}
