package io.github.casemate.app.play;

import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** A question with its choices, as a person reads it. */
final class Prompt {

    private static final String GAP = "   ";
    private static final int NUMBER = 6;

    /** More choices than this stand beside each other, so that the board stays on the screen. */
    private static final int LONG_LIST = 12;

    /** Whoever reads more than this reads none of it. */
    private static final int MOST_THREATS = 4;

    private Prompt() {}

    /** The options as they are numbered: if their worth is known, the best first. */
    static <A, V> Seq<A> sorted(V view, Seq<A> options, Told<A, ?, V> told) {
        Seq<Tuple2<A, Option<Double>>> rated =
                options.toArray().map(option -> Tuple.of(option, told.outlook().worth(option, view)));
        return rated.forAll(option -> option._2().isDefined())
                ? rated.sortBy(option -> -option._2().get()).map(Tuple2::_1)
                : options;
    }

    /**
     * A question.
     *
     * @param options in the order in which they are numbered
     */
    static <A, V> Block of(V view, Seq<A> options, Told<A, ?, V> told, int width) {
        boolean ranked =
                options.size() > 1 && told.outlook().worth(options.head(), view).isDefined();
        Seq<Line> lines = options.zipWithIndex()
                .map(option -> new Line(
                        told.words().label(option._1(), view),
                        told.outlook().note(option._1(), view).getOrElse("")
                                + (ranked && option._2() == 0 ? "  best" : "")));
        int column = column(lines, width);
        Block list = lines.size() > LONG_LIST
                        && lines.forAll(line -> line.odds().isEmpty())
                ? LongList.of(lines.map(Line::words), width)
                : lines.zipWithIndex()
                        .foldLeft(
                                Block.EMPTY, (all, line) -> all.above(line._1().drawn(line._2() + 1, column, width)));
        return heading(told.words().heading(view), width)
                .above(told.drawing().question(view, width))
                .above(list);
    }

    /** The question, and the most important rule behind it; on a line of its own the rule would say nothing. */
    private static Block heading(Heading heading, int width) {
        StyledText rule =
                StyledText.of(heading.rules().headOption().map(GAP::concat).getOrElse(""), Style.FAINT);
        Block text = RunningText.wrapped(heading.text(), width, 2, Style.BOLD);
        StyledText last = text.lines().last();
        return last.width() + rule.width() <= width
                ? new Block(text.lines().init().append(StyledText.row(last, rule)))
                : text;
    }

    /**
     * The choice that somebody means who types words instead of a number: its whole label, its notation, or the end of
     * its label, such as {@code e5}, if only one ends like that.
     *
     * @param options in the order in which they are numbered
     * @param notation the short texts of the actions
     */
    static <A, V> Option<A> meant(
            String said, V view, Seq<A> options, Told<A, ?, V> told, Function<A, String> notation) {
        String typed = said.toLowerCase(Locale.ROOT);
        Seq<A> same = options.filter(option -> label(option, view, told).equals(typed)
                || notation.apply(option).equalsIgnoreCase(typed));
        Seq<A> ending = options.filter(option -> label(option, view, told).endsWith(" " + typed));
        return Array.of(same, ending)
                .find(found -> found.size() == 1 && typed.length() > 1)
                .map(Seq::head);
    }

    private static <A, V> String label(A option, V view, Told<A, ?, V> told) {
        return told.words().label(option, view).toLowerCase(Locale.ROOT);
    }

    /** What the person has to fear, the worst first: who is about to win, and the danger with the worst odds. */
    static <V> Block threats(V view, Told<?, ?, V> told, int width) {
        Names names = told.words().names();
        Option<String> odds = told.outlook().threats(view, names).headOption();
        return told.words()
                .threats(view)
                .reject(threat -> odds.exists(more -> more.startsWith(threat.replaceFirst("\\.$", ""))))
                .take(MOST_THREATS)
                .appendAll(odds)
                .foldLeft(Block.EMPTY, (all, threat) -> all.above(RunningText.wrapped(threat, width, 2, Style.ALARM)));
    }

    /** Where the odds begin, so that they line up; zero if there is no room for that. */
    private static int column(Seq<Line> lines, int width) {
        Seq<Line> uncertain = lines.filter(line -> !line.odds().isEmpty());
        int words =
                uncertain.map(line -> StyledText.of(line.words()).width()).max().getOrElse(0);
        int odds = uncertain.map(line -> line.odds().length()).max().getOrElse(0);
        return NUMBER + words + GAP.length() + odds <= width ? words : 0;
    }

    /** A choice in words, and its odds if it has any. */
    private record Line(String words, String odds) {

        Block drawn(int number, int column, int width) {
            StyledText choice =
                    StyledText.row(StyledText.of(String.format("%4d  ", number), Style.BOLD), StyledText.of(words));
            if (odds.isEmpty()) {
                return RunningText.wrapped(choice, width, NUMBER);
            }
            StyledText promise = StyledText.of(odds, Style.GOLD);
            return column > 0
                    ? Block.of(StyledText.row(choice.padded(NUMBER + column), StyledText.of(GAP), promise))
                    : RunningText.wrapped(choice, width, NUMBER)
                            .above(Block.of(promise).indented(NUMBER));
        }
    }
}
