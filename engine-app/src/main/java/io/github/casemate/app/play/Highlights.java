package io.github.casemate.app.play;

import io.github.casemate.ai.advice.Swing;
import io.github.casemate.ai.advice.TurningPoints;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Where a match was won and lost, in numbers: the few moments that changed the most. */
final class Highlights {

    private static final int MOST = 3;
    private static final double WORTH_TELLING = 0.05;

    private Highlights() {}

    /** The turning points of a match that is over, in the order in which they happened; nothing if nobody can tell. */
    static <S, A, E, V> Block of(Match<S, A, E, V> match, Told<A, E, V> told, PlayerId listener, int width) {
        Seq<Swing> swings;
        try {
            swings = TurningPoints.of(match)
                    .map(points -> points.largest(Integer.MAX_VALUE))
                    .getOrElse(Array::empty)
                    .takeWhile(swing -> swing.lasting() >= WORTH_TELLING)
                    .filter(swing -> what(match, swing, told, listener).isDefined())
                    .take(MOST)
                    .sortBy(Swing::index);
        } catch (RuntimeException failed) {
            // An evaluation from outside may fail; then the game has no turning points.
            return Block.EMPTY;
        }
        return swings.isEmpty()
                ? Block.EMPTY
                : swings.foldLeft(
                        Block.of(StyledText.of("Turning points", Style.BOLD)),
                        (all, swing) -> all.above(
                                RunningText.wrapped(sentence(match, swing, told, listener), width - 2, 2, Style.PLAIN)
                                        .indented(2)));
    }

    /** What happened then; none if the listener could not see it. */
    private static <S, A, E, V> Option<String> what(
            Match<S, A, E, V> match, Swing swing, Told<A, E, V> told, PlayerId listener) {
        Seq<E> events = match.eventsSince(swing.mark(), listener).take(swing.until() - swing.mark());
        Seq<Sentence> story = told.words().story(events);
        return story.find(sentence -> sentence.weight() == Sentence.Weight.TOLD)
                .orElse(story::headOption)
                .map(Sentence::text);
    }

    private static <S, A, E, V> String sentence(
            Match<S, A, E, V> match, Swing swing, Told<A, E, V> told, PlayerId listener) {
        String what = what(match, swing, told, listener).get();
        Names names = told.words().names();
        boolean seated = listener.index() < swing.before().size() && !listener.equals(PlayerId.SPECTATOR);
        PlayerId whose = seated ? listener : swing.most();
        String chance = seated ? "your chance" : "the chance of " + names.name(whose);
        return what.replaceFirst("\\.$", "") + " (" + chance + ": "
                + Hints.percent(swing.before().get(whose.index())) + " to "
                + Hints.percent(swing.after().get(whose.index())) + ").";
    }
}
