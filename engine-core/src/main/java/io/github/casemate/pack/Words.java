package io.github.casemate.pack;

import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Result;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A game in words, for one listener: a sentence for each event, a label for each option, a heading for each question,
 * and what a player wants to know on the way. English; nothing else in the library contains sentences about the course
 * of a game, so that other languages can come.
 *
 * <p><b>What an implementer guarantees.</b> All methods are pure, and nothing says more than the view or the redacted
 * event that it is made from. No text is blank. The options of one question have different labels. Every action, event
 * and view of the game has words, even one that a rule module from outside has brought: {@link #ofText} shows how.
 *
 * <p><b>What a caller guarantees.</b> Views and events are those of the listener, or of somebody who may know less. For
 * a story that is told to nobody in particular, they are those of the {@linkplain
 * io.github.casemate.kernel.PlayerId#SPECTATOR spectator}.
 *
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public interface Words<A, E, V> {

    /** How many lines the aim of a game and a turn of it take at most. */
    int LINES = 5;

    /**
     * {@return words for any game, made from the texts of its records: {@code BottlesFound[player=P1, number=2]} becomes
     * "Bottles found: you, number 2."}
     *
     * @param names who is who, and who listens
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    static <A, E, V> Words<A, E, V> ofText(Names names) {
        return new TextWords<>(names, Option.none());
    }

    /** {@return who is who, and who listens} */
    Names names();

    /**
     * {@return an event in one sentence}
     *
     * @param event what happened, as the listener may know it
     */
    Sentence sentence(E event);

    /**
     * {@return what is worth telling of some events: repetitions are left out, and similar events may share a sentence;
     * by default, every sentence that is not quiet}
     *
     * @param events what happened, as the listener may know it
     */
    default Seq<Sentence> story(Seq<E> events) {
        return events.map(this::sentence).filter(sentence -> sentence.weight() != Sentence.Weight.QUIET);
    }

    /**
     * {@return the ending of a game that was not played to its end}
     *
     * @param end how it ended
     */
    default Sentence ending(Conclusion end) {
        return Sentence.heading(end.fold(
                player -> names().does(player, "gives") + " up.",
                result -> result.winners().isEmpty()
                        ? "All agree on a draw."
                        : "All agree that the game is won by "
                                + English.list(result.winners().map(names()::whom)) + "."));
    }

    /**
     * {@return who won and why, as a part of a sentence after "The game is over: ", without a full stop; by default the
     * winners, and the reason in brackets}
     *
     * @param result how the game ended
     */
    default String outcome(Result result) {
        String why = result.why().isBlank() ? "" : " (" + result.why().replace('-', ' ') + ")";
        if (result.winners().isEmpty()) {
            return "nobody wins" + why;
        }
        boolean several = result.winners().size() > 1;
        return English.list(result.winners().map(names()::whom))
                + (several || names().isYou(result.winners().head()) ? " win" : " wins")
                + why;
    }

    /**
     * {@return an option as a line of a list, without a full stop; the options of one question have different labels}
     *
     * @param option one of the options of the open question
     * @param view what the listener sees, who is asked
     */
    String label(A option, V view);

    /**
     * {@return the name of the thing that an option is about, by which {@link TextDrawing#thing} draws it; none by
     * default}
     *
     * @param option one of the options of the open question
     * @param view what the listener sees, who is asked
     */
    default Option<String> subject(A option, V view) {
        return Option.none();
    }

    /**
     * {@return what the open question asks, and by which rules}
     *
     * @param view what the listener sees, who is asked
     */
    Heading heading(V view);

    /** {@return what the players want, in at most {@link #LINES} lines of about 80 characters; nothing by default} */
    default Seq<String> aim() {
        return Array.empty();
    }

    /** {@return how a turn goes, in at most {@link #LINES} lines of about 80 characters; nothing by default} */
    default Seq<String> turn() {
        return Array.empty();
    }

    /**
     * {@return which turn it is, counted from 1, and 0 before the first; none by default: then headings of the story are
     * counted}
     *
     * @param view what anybody sees
     */
    default Option<Integer> turnNumber(V view) {
        return Option.none();
    }

    /**
     * {@return whether the open question begins something, so that the whole board is shown with it, and not only {@link
     * TextDrawing#now what is going on}; true by default}
     *
     * @param view what the listener sees, who is asked
     */
    default boolean showsBoard(V view) {
        return true;
    }

    /** {@return the ways in which the game can end, a sentence for each; nothing by default} */
    default Seq<String> victories() {
        return Array.empty();
    }

    /**
     * {@return how far each player is from each goal, in the order of the seats; nothing by default}
     *
     * @param view what the listener sees
     */
    default Seq<Goal> progress(V view) {
        return Array.empty();
    }

    /**
     * {@return what the listener should not overlook: who is about to win, and a sentence for each danger, the worst first;
     * nothing by default} Odds are told by an {@link Outlook}.
     *
     * @param view what the listener sees
     */
    default Seq<String> threats(V view) {
        return Array.empty();
    }

    /**
     * {@return all that the listener can point at and what could be done with it, each possible now or with the reason
     * why not; nothing by default}
     *
     * @param view what the listener sees
     */
    default Seq<Thing<A>> things(V view) {
        return Array.empty();
    }
}
