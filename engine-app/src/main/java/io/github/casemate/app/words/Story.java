package io.github.casemate.app.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Events as sentences. It tells all that it is given: for a player who must not know everything, give it redacted
 * events.
 */
public final class Story {

    static final EventSentences KNOWN = BaseEvents.ALL.plus(ExpansionEvents.ALL);

    private final Phrasing phrasing;

    private Story(Phrasing phrasing) {
        this.phrasing = phrasing;
    }

    /** The story of a game. */
    public static Story of(IslandSiege game, Names names) {
        return new Story(new Phrasing(names, game.initialTable()));
    }

    /** One event, in one sentence. */
    public Sentence tell(Event<Table> event) {
        return KNOWN.of(event, phrasing)
                .getOrElse(() -> new Sentence(Unknown.words(event, phrasing) + ".", Sentence.Weight.TOLD));
    }

    /** What is worth telling of some events: repetitions are left out, and similar events share a sentence. */
    public Seq<Sentence> tell(Seq<Event<Table>> events) {
        Vector<Sentence> sentences = Vector.empty();
        Seq<Event<Table>> rest = events;
        while (!rest.isEmpty()) {
            Seq<Event<Table>> alike = alike(rest);
            sentences = sentences.append(alike.size() == 1 ? tell(alike.head()) : together(alike));
            rest = rest.drop(alike.size());
        }
        return sentences.filter(sentence -> sentence.weight() != Sentence.Weight.QUIET);
    }

    /** The ending of a game that was not played to its end. */
    public Sentence tell(Conclusion end) {
        String text = end.fold(
                player -> phrasing.does(player, "gives") + " up: the game is over.",
                result -> result.winners().isEmpty()
                        ? "All agree on a draw: the game is over."
                        : "All agree that the game is over: won by "
                                + SmallWords.list(result.winners().map(phrasing::whom)) + ".");
        return new Sentence(text, Sentence.Weight.HEADING);
    }

    private static Seq<Event<Table>> alike(Seq<Event<Table>> events) {
        Event<Table> first = events.head();
        return events.head() instanceof ColonistsSettled || first instanceof StoneFell || first instanceof StonePlaced
                ? events.takeWhile(event -> subject(event).equals(subject(first)))
                : events.take(1);
    }

    /** What several events must have in common to share a sentence. */
    private static Object subject(Event<Table> event) {
        if (event instanceof ColonistsSettled settled) {
            return settled.player();
        } else if (event instanceof StoneFell fell) {
            return Vector.of("falls", fell.fort());
        }
        return event instanceof StonePlaced placed ? Vector.of("placed", placed.fort()) : event;
    }

    private Sentence together(Seq<Event<Table>> events) {
        Event<Table> first = events.head();
        String text;
        if (first instanceof ColonistsSettled settled) {
            text = phrasing.does(settled.player(), "settles") + " colonists in "
                    + SmallWords.list(events.map(event -> fort((ColonistsSettled) event))) + ".";
        } else if (first instanceof StonePlaced placed) {
            text = phrasing.does(placed.player(), "puts") + " stones on "
                    + phrasing.card(placed.fort(), placed.player()) + ": "
                    + SmallWords.list(events.map(event -> place((StonePlaced) event))) + ".";
        } else {
            StoneFell fell = (StoneFell) first;
            text = SmallWords.capital(SmallWords.number(events.size())) + " stones of "
                    + phrasing.card(fell.fort()) + " fall: "
                    + SmallWords.list(events.map(event -> place((StoneFell) event))) + ".";
        }
        return new Sentence(text, Sentence.Weight.TOLD);
    }

    private static String fort(ColonistsSettled settled) {
        return settled.fort().name() + (settled.number() == 1 ? "" : " (" + settled.number() + ")");
    }

    private static String place(StonePlaced placed) {
        return SmallWords.color(placed.color()) + " on " + (placed.space() + 1);
    }

    private static String place(StoneFell fell) {
        return SmallWords.color(fell.color()) + " on " + (fell.space() + 1);
    }
}
