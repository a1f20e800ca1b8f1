package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

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
        return board(moment, width, Detail.FULL);
    }

    Block board(Recording.Moment moment, int width, Detail detail) {
        GameView<Table> view =
                seat.map(player -> game.view(moment.state(), player)).getOrElse(() -> game.fromAbove(moment.state()));
        return told().drawing().board(view, width, detail);
    }

    Block legend(int width) {
        return told().drawing().legend(width);
    }

    Seq<Sentence> told(Recording.Moment moment) {
        return told(moment.events(seat), moment);
    }

    Seq<Sentence> lately(Recording recording, int place) {
        return told(recording.lately(place, seat), recording.moments().get(place));
    }

    /** What happened up to a moment, and how the game ended there, if it did so without an event. */
    private Seq<Sentence> told(Seq<Event<Table>> events, Recording.Moment moment) {
        Words<Action, Event<Table>, GameView<Table>> words = told().words();
        return words.story(events).appendAll(moment.end().map(words::ending));
    }

    private Told told() {
        return Told.of(game, names);
    }

    StyledText title(Recording.Moment moment) {
        String turn = moment.turn() == 0 ? "Set-up" : "Turn " + moment.turn();
        String from = seat.map(player -> "   seen by " + names.name(player)).getOrElse("");
        StyledText who = names.names()
                .zipWithIndex()
                .map(one -> StyledText.of(one._1(), Style.seat(PlayerId.of(one._2()))))
                .foldLeft(
                        StyledText.EMPTY,
                        (all, one) -> all.isEmpty() ? one : StyledText.row(all, StyledText.of(", "), one));
        return StyledText.row(
                StyledText.of("Island Siege   " + turn + "   ", Style.BOLD), who, StyledText.of(from, Style.FAINT));
    }
}
