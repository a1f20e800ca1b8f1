package io.github.casemate.app.play;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Words;
import io.github.casemate.text.Block;
import io.github.casemate.text.English;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What somebody reads who does not know the game yet: what it is about, how it ends, how a turn goes. */
final class Welcome {

    private static final int INDENT = 2;

    private Welcome() {}

    /** The first screen of a new game. */
    static Block of(PackedGame<?, ?, ?, ?> played, Words<?, ?, ?> words, int width) {
        StyledText title = StyledText.row(
                StyledText.of(played.name(), Style.BOLD),
                StyledText.of("   " + English.list(words.names().names()), Style.FAINT));
        return RunningText.wrapped(title, width, INDENT)
                .above(rules(words, width))
                .above(RunningText.wrapped(
                        "At any question: ? for the rule, h for a hint, help for all keys.",
                        width,
                        INDENT,
                        Style.FAINT));
    }

    /** The aim, the end and a turn. */
    static Block rules(Words<?, ?, ?> words, int width) {
        return part("The aim", words.aim(), width)
                .above(part("The end", words.victories(), width))
                .above(part("A turn", words.turn(), width));
    }

    /** What the players want, and how far they are. */
    static <V> Block goal(V view, Words<?, ?, V> words, int width) {
        return part("The aim", words.aim(), width).above(part("So far", standing(view, words), width));
    }

    /** How the game can end, and how far everybody is from it. */
    static <V> Block victories(V view, Words<?, ?, V> words, int width) {
        return part("The end", words.victories(), width).above(part("So far", standing(view, words), width));
    }

    /** How a turn goes. */
    static Block turn(Words<?, ?, ?> words, int width) {
        return part("A turn", words.turn(), width);
    }

    private static <V> Seq<String> standing(V view, Words<?, ?, V> words) {
        Names names = words.names();
        Seq<Goal> goals = words.progress(view);
        Seq<PlayerId> players = goals.map(Goal::player).distinct();
        return players.map(player -> (names.isYou(player) ? "You" : names.name(player)) + ": "
                + goals.filter(goal -> goal.player().equals(player))
                        .map(Goal::text)
                        .mkString(", ") + ".");
    }

    /** A heading and lines below it; nothing if the game has no words for it. */
    private static Block part(String heading, Seq<String> lines, int width) {
        return lines.isEmpty()
                ? Block.EMPTY
                : flowing(lines)
                        .foldLeft(
                                Block.of(StyledText.of(heading, Style.BOLD)),
                                (all, line) -> all.above(RunningText.wrapped(line, width - INDENT, INDENT, Style.PLAIN)
                                        .indented(INDENT)));
    }

    /** Lines that are parts of one sentence as one: they were broken for another width. */
    private static Seq<String> flowing(Seq<String> lines) {
        return lines.foldLeft(
                Array.<String>empty(),
                (all, line) -> all.isEmpty() || all.last().endsWith(".")
                        ? all.append(line.strip())
                        : all.update(all.size() - 1, last -> last + " " + line.strip()));
    }

    /** All keys. */
    static Block keys(int width) {
        Seq<Array<String>> keys = Array.of(
                Array.of("a number", "choose; the end of a choice does it too, such as e5"),
                Array.of("?", "the rule behind the question"),
                Array.of("? 2", "what choice 2 is about"),
                Array.of("? goal", "what everybody wants, and how far they are"),
                Array.of("? win", "how the game ends"),
                Array.of("? turn", "how a turn goes"),
                Array.of("? word", "a rule, a card or anything else by its name"),
                Array.of("h", "a hint: what a bot would do, and how good that is"),
                Array.of("b", "the board, and what its signs mean"),
                Array.of("u", "take back the last decision"),
                Array.of("uu", "take back all of this turn"),
                Array.of("s", "save, and say where"),
                Array.of("resign", "give up"),
                Array.of("q", "leave; the game is saved"));
        return keys.foldLeft(
                Block.EMPTY,
                (all, key) -> all.above(RunningText.wrapped(
                        StyledText.row(
                                StyledText.of("  " + key.head(), Style.BOLD).padded(13), StyledText.of(key.last())),
                        width,
                        13)));
    }
}
