package io.github.casemate.app.play;

import io.github.casemate.app.rulebook.RuleText;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Thing;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;

/** Answers to {@code ?}: the rule behind a question, a card, or anything else to look up. */
final class Guide {

    private static final String KEYS = "A number chooses.  ? goal   ? win   ? turn   h hint   help for all keys";

    private static final int MOST = 6;

    private final Rulebook rules;

    Guide(Rulebook rules) {
        this.rules = rules;
    }

    /** What the rules say about a question. */
    <V> Block about(V view, Told<?, ?, V> told, int width) {
        Heading heading = told.words().heading(view);
        Seq<RuleText> behind = heading.rules().flatMap(rules::rule);
        Block block =
                behind.isEmpty() ? without(heading, told, width) : behind.head().drawn(width);
        if (behind.size() > 1) {
            block = block.above(RunningText.wrapped(
                    "See also " + behind.tail().map(RuleText::id).mkString(", ") + ": type ? and the id.",
                    width,
                    2,
                    Style.FAINT));
        }
        return block.above(RunningText.wrapped(KEYS, width, 2, Style.FAINT))
                .above(
                        told.outlook().legend().isEmpty()
                                ? Block.EMPTY
                                : RunningText.wrapped(told.outlook().legend(), width, 2, Style.FAINT))
                .above(told.drawing().legend(width));
    }

    /** A question that no rule of the page covers: the module's own words say what it is about, or how a turn goes. */
    private static <V> Block without(Heading heading, Told<?, ?, V> told, int width) {
        Block turn = Welcome.turn(told.words(), width);
        return RunningText.wrapped(
                        "No rule on the page of this game covers '" + heading.text() + "'", width, 2, Style.PLAIN)
                .above(turn);
    }

    /**
     * The answer to what was asked about: the aim, the number of a choice, the id of a rule, a card, or words.
     *
     * @param options in the order in which they are numbered
     */
    <A, V> Block lookUp(String what, V view, Seq<A> options, Told<A, ?, V> told, int width) {
        return switch (what.toLowerCase(Locale.ROOT)) {
            case "goal", "aim" -> orNothing(Welcome.goal(view, told.words(), width));
            case "win", "end" -> orNothing(Welcome.victories(view, told.words(), width));
            case "turn" -> orNothing(Welcome.turn(told.words(), width));
            case "help", "keys" -> Welcome.keys(width);
            default ->
                what.matches("\\d{1,4}")
                        ? choice(Integer.parseInt(what), view, options, told, width)
                        : named(what, view, told, width);
        };
    }

    private static Block orNothing(Block block) {
        return block.isEmpty() ? Block.of("This game does not say.") : block;
    }

    private <A, V> Block choice(int number, V view, Seq<A> options, Told<A, ?, V> told, int width) {
        if (number < 1 || number > options.size()) {
            return Block.of(StyledText.of("There is no choice " + number + "."));
        }
        return told.words()
                .subject(options.get(number - 1), view)
                .flatMap(name -> told.drawing().thing(name, width))
                .getOrElse(() -> about(view, told, width));
    }

    private <A, V> Block named(String what, V view, Told<A, ?, V> told, int width) {
        return rules.rule(what)
                .map(rule -> rule.drawn(width))
                .orElse(() -> told.drawing()
                        .thing(what, width)
                        .map(drawn -> drawn.above(mentions(what, width))
                                .above(wishes(
                                        thing(what, view, told).filter(thing -> isDrawnAs(thing, drawn, told, width)),
                                        width))))
                .orElse(() -> thing(what, view, told)
                        .map(thing -> Block.of(StyledText.of(thing.name(), Style.BOLD))
                                .above(RunningText.wrapped(thing.about(), width, 0, Style.PLAIN))
                                .above(mentions(what, width))
                                .above(wishes(Option.some(thing), width))))
                .getOrElse(() -> found(what, width));
    }

    /** A part of a word may mean one thing to the drawing and another to the words. */
    private static boolean isDrawnAs(Thing<?> thing, Block drawn, Told<?, ?, ?> told, int width) {
        return told.drawing().thing(thing.name(), width).contains(drawn);
    }

    /** Which rules speak of something that has this name too, those about it first. */
    private Block mentions(String what, int width) {
        Pattern word = Pattern.compile("\\b" + Pattern.quote(what) + "\\b", Pattern.CASE_INSENSITIVE);
        Seq<String> ids = rules.search(what)
                .filter(rule -> word.matcher(rule.section() + " " + rule.text()).find())
                .toArray()
                .sortBy(rule -> word.matcher(rule.section()).find() ? 0 : 1)
                .map(RuleText::id);
        int more = ids.size() - MOST;
        return ids.isEmpty()
                ? Block.EMPTY
                : RunningText.wrapped(
                        "Rules with '" + Excerpt.part(what) + "': "
                                + ids.take(MOST).mkString(", ")
                                + (more > 0 ? " and " + more + " more" : "") + ". Type ? and the id.",
                        width,
                        2,
                        Style.FAINT);
    }

    private static <A, V> Option<Thing<A>> thing(String what, V view, Told<A, ?, V> told) {
        String wanted = what.toLowerCase(Locale.ROOT);
        Seq<Thing<A>> things = told.words().things(view);
        return things.find(thing -> thing.name().toLowerCase(Locale.ROOT).equals(wanted))
                .orElse(() -> things.find(
                        thing -> thing.name().toLowerCase(Locale.ROOT).contains(wanted)));
    }

    /** What could be done with a thing, and why not now. */
    private static <A> Block wishes(Option<Thing<A>> thing, int width) {
        return thing.toArray()
                .flatMap(Thing::wishes)
                .foldLeft(
                        Block.EMPTY, (all, wish) -> all.above(RunningText.wrapped(said(wish), width, 2, Style.PLAIN)));
    }

    private static String said(Thing.Wish<?> wish) {
        return wish.label() + ": "
                + wish.refusal()
                        .map(no -> "not now. " + no.sentence()
                                + no.rule().map(rule -> " (" + rule + ")").getOrElse(""))
                        .getOrElse("possible now.");
    }

    private Block found(String what, int width) {
        Seq<RuleText> found = rules.search(what);
        if (found.isEmpty()) {
            return Block.of(StyledText.of("No rule and no card says anything about '" + Excerpt.part(what) + "'."));
        }
        Block list = found.take(MOST)
                .foldLeft(
                        Block.EMPTY,
                        (all, rule) -> all.above(RunningText.wrapped(
                                StyledText.row(StyledText.of(rule.id() + "  ", Style.BOLD), StyledText.of(rule.gist())),
                                width,
                                2)));
        return found.size() > MOST
                ? list.above(StyledText.of("and " + (found.size() - MOST) + " more: use more words.", Style.FAINT))
                : list;
    }
}
