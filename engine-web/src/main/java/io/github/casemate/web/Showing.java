package io.github.casemate.web;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A moment of a match as one viewer sees it, for the page: the board, the question, the options and what happened.
 *
 * @param table the match
 * @param viewer who looks: a seat, or the spectator
 * @param above whether the viewer may look everywhere, as after the end
 * @param names who is who
 * @param width how many columns a drawing with letters may have
 * @param turn how often the board has been turned
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record Showing<S, A, E, V>(
        OpenTable<S, A, E, V> table, PlayerId viewer, boolean above, Names names, int width, int turn) {

    JsonTree at(int decisions) {
        Match<S, A, E, V> match = table.moment(decisions);
        V view = view(match);
        Words<A, E, V> words = table.pack().words(table.game(), names);
        boolean asked = !above && match.turn().asked().contains(viewer);
        Seq<A> options = asked ? match.legalActions() : Array.empty();
        Option<PageDrawing<A, V>> drawing = PageDrawing.of(table.pack());
        JsonTree shown = JsonTree.object()
                .put("at", decisions)
                .put("decisions", table.decisions())
                .put("asked", match.turn().asked().map(PlayerId::index).getOrElse(-1))
                .put("over", match.isOver())
                .put("board", board(drawing, view, options))
                .put("turns", drawing.map(PageDrawing::turns).getOrElse(1))
                .put("progress", progress(words, view))
                .put("threats", JsonTree.array(asked ? threats(words, view) : Array.empty()));
        if (asked) {
            Heading heading = words.heading(view);
            shown.put("heading", heading.text())
                    .put("rules", JsonTree.array(heading.rules()))
                    .put("options", options(words, view, options));
        }
        match.result().forEach(result -> shown.put("result", result(result, words)));
        return shown;
    }

    /** What happened between two moments, in sentences. */
    JsonTree story(int from, int to) {
        Words<A, E, V> words = table.pack().words(table.game(), names);
        JsonTree story = JsonTree.array();
        for (int step = from; step <= to; step++) {
            Match<S, A, E, V> match = table.moment(step);
            int mark = step == 0 ? 0 : table.moment(step - 1).length();
            Seq<Sentence> told = words.story(match.eventsSince(mark, viewer));
            if (step > 0 && match.conclusion().isDefined()) {
                told = told.append(words.ending(match.conclusion().get()));
            }
            JsonTree sentences = JsonTree.array();
            told.forEach(sentence -> sentences.add(JsonTree.object()
                    .put("text", sentence.text())
                    .put("heading", sentence.weight() == Sentence.Weight.HEADING)));
            story.add(JsonTree.object().put("at", step).put("sentences", sentences));
        }
        return story;
    }

    /** All that can be pointed at, what it is, and why something with it is not possible now. */
    JsonTree things(int decisions) {
        V view = view(table.moment(decisions));
        Words<A, E, V> words = table.pack().words(table.game(), names);
        JsonTree things = JsonTree.array();
        for (Thing<A> thing : words.things(view)) {
            JsonTree wishes = JsonTree.array();
            thing.wishes()
                    .forEach(wish -> wishes.add(JsonTree.object()
                            .put("label", wish.label())
                            .put("possible", wish.isPossible())
                            .put("why", wish.refusal().map(no -> no.sentence()).getOrElse(""))));
            things.add(JsonTree.object()
                    .put("name", thing.name())
                    .put("about", thing.about())
                    .put("wishes", wishes));
        }
        return JsonTree.object().put("things", things);
    }

    /** The board alone, with nothing to choose. */
    JsonTree board(int decisions) {
        return JsonTree.object()
                .put("board", board(PageDrawing.of(table.pack()), view(table.moment(decisions)), Array.empty()));
    }

    private V view(Match<S, A, E, V> match) {
        return above ? table.pack().fromAbove(table.game(), match.state()) : match.view(viewer);
    }

    /** A turn beyond the last begins again with the first. */
    private String board(Option<PageDrawing<A, V>> drawing, V view, Seq<A> options) {
        return drawing.map(drawn -> drawn.board(view, options, names, Math.floorMod(turn, drawn.turns())))
                .getOrElse(() -> {
                    TextDrawing<V> letters = table.pack().drawing(table.game(), names);
                    return TextPage.html(letters.board(view, width, Detail.FULL)
                            .above(letters.now(view, width))
                            .above(options.isEmpty() ? letters.legend(width) : letters.question(view, width)));
                });
    }

    private JsonTree options(Words<A, E, V> words, V view, Seq<A> options) {
        Outlook<A, V> outlook = Outlook.of(table.pack());
        JsonTree all = JsonTree.array();
        options.forEach(option -> all.add(JsonTree.object()
                .put("label", words.label(option, view))
                .put("note", outlook.note(option, view).getOrElse(""))));
        return all;
    }

    private Seq<String> threats(Words<A, E, V> words, V view) {
        return words.threats(view).appendAll(Outlook.<A, V>of(table.pack()).threats(view, names));
    }

    private JsonTree progress(Words<A, E, V> words, V view) {
        JsonTree seats = JsonTree.array();
        Seq<Goal> goals = words.progress(view);
        for (PlayerId player : table.game().players()) {
            seats.add(JsonTree.object()
                    .put("name", names.name(player))
                    .put(
                            "goals",
                            JsonTree.array(goals.filter(goal -> goal.player().equals(player))
                                    .map(Goal::text))));
        }
        return seats;
    }

    private JsonTree result(Result result, Words<A, E, V> words) {
        JsonTree winners = JsonTree.array();
        result.winners().forEach(winner -> winners.add(JsonTree.of(winner.index())));
        return JsonTree.object()
                .put("told", "The game is over: " + words.outcome(result) + ".")
                .put("winners", winners);
    }
}
