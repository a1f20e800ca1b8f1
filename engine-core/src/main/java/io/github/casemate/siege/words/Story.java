package io.github.casemate.siege.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.pack.Sentence;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardTookEffect;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.phrasing.Phrasing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Events that are told together. */
final class Story {

    private Story() {}

    /** The first events, as far as they are alike or one is the cause of the next, so that they share a sentence. */
    static Seq<Event<Table>> alike(Seq<Event<Table>> events) {
        Event<Table> first = events.head();
        if (first instanceof CardTookEffect) {
            boolean told = events.size() > 1
                    && (events.get(1) instanceof CardDestroyed
                            || events.get(1) instanceof ColonistsWentHome
                            || events.get(1) instanceof StoneLost);
            return events.take(told ? 2 : 1);
        }
        return first instanceof ColonistsSettled || first instanceof StoneFell || first instanceof StonePlaced
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

    /** Several events in one sentence. */
    static Sentence together(Seq<Event<Table>> events, Phrasing say) {
        Event<Table> first = events.head();
        String text;
        if (first instanceof CardTookEffect cause) {
            text = English.capital(say.card(cause.card())) + " " + effect(events.get(1), say) + ".";
        } else if (first instanceof ColonistsSettled settled) {
            text = say.does(settled.player(), "settles") + " colonists in "
                    + English.list(events.map(event -> fort((ColonistsSettled) event))) + ".";
        } else if (first instanceof StonePlaced placed) {
            text = say.does(placed.player(), "puts") + " stones on " + say.card(placed.fort(), placed.player()) + ": "
                    + English.list(events.map(event -> place((StonePlaced) event))) + ".";
        } else {
            text = English.capital(English.number(events.size())) + " stones of "
                    + say.card(((StoneFell) first).fort()) + " fall: "
                    + English.list(events.map(event -> place((StoneFell) event))) + ".";
        }
        return Sentence.told(text);
    }

    /** What a card does, after its name. */
    private static String effect(Event<Table> event, Phrasing say) {
        if (event instanceof CardDestroyed destroyed) {
            return "destroys " + say.whose(destroyed.player()) + " "
                    + destroyed.card().name();
        } else if (event instanceof ColonistsWentHome home) {
            return "sends " + English.number(home.number()) + " of " + say.whose(home.player())
                    + " colonists home from " + home.card().name();
        }
        StoneLost lost = (StoneLost) event;
        return "costs " + say.whom(lost.player()) + " a " + PieceWords.color(lost.color()) + " stone";
    }

    private static String fort(ColonistsSettled settled) {
        return settled.fort().name() + (settled.number() == 1 ? "" : " (" + settled.number() + ")");
    }

    private static String place(StonePlaced placed) {
        return PieceWords.color(placed.color()) + " on " + (placed.space() + 1);
    }

    private static String place(StoneFell fell) {
        return PieceWords.color(fell.color()) + " on " + (fell.space() + 1);
    }
}
