package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.rulebook.RuleText;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.Thing;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Seq;
import java.util.Locale;

/** Answers to {@code ?}: the rule behind a question, a card, or anything else to look up. */
final class Guide {

    private static final String LOOK_UP =
            "A number chooses.  ? the rule   ? 2 about choice 2   ? ATK-7, ? word look up";
    private static final String COMMANDS = "b board   u undo   s save   q leave";

    private static final int MOST = 6;

    private final Rulebook rules = Rulebook.bundled();

    /** What the rules say about a question. */
    Block about(GameView<Table> view, Told told, int width) {
        Seq<RuleText> behind = told.words().heading(view).rules().flatMap(rules::rule);
        Block block = behind.isEmpty()
                ? Block.of(StyledText.of(
                        "No rule of the base game covers this; the module's own words say what it is about."))
                : behind.head().drawn(width);
        if (behind.size() > 1) {
            block = block.above(RunningText.wrapped(
                    "See also " + behind.tail().map(RuleText::id).mkString(", ") + ": type ? and the id.",
                    width,
                    2,
                    Style.FAINT));
        }
        return block.above(RunningText.wrapped(LOOK_UP, width, 2, Style.FAINT))
                .above(RunningText.wrapped(COMMANDS, width, 2, Style.FAINT))
                .above(RunningText.wrapped(told.outlook().legend(), width, 2, Style.FAINT))
                .above(told.drawing().legend(width));
    }

    /** The answer to what was asked about: the number of a choice, the id of a rule, a card, or words. */
    Block lookUp(String what, GameView<Table> view, Told told, int width) {
        if (what.matches("\\d{1,4}")) {
            int number = Integer.parseInt(what);
            if (number < 1 || number > view.options().size()) {
                return Block.of(StyledText.of("There is no choice " + what + "."));
            }
            return told.words()
                    .subject(view.options().get(number - 1), view)
                    .flatMap(name -> told.drawing().thing(name, width))
                    .getOrElse(() -> about(view, told, width));
        }
        return rules.rule(what)
                .map(rule -> rule.drawn(width))
                .orElse(() ->
                        told.drawing().thing(what, width).map(thing -> thing.above(wishes(what, view, told, width))))
                .getOrElse(() -> found(what, width));
    }

    /** What could be done with a thing, and why not now. */
    private static Block wishes(String what, GameView<Table> view, Told told, int width) {
        String wanted = what.toLowerCase(Locale.ROOT);
        Seq<Thing<Action>> things = told.words().things(view);
        return things.find(thing -> thing.name().toLowerCase(Locale.ROOT).equals(wanted))
                .orElse(() -> things.find(
                        thing -> thing.name().toLowerCase(Locale.ROOT).contains(wanted)))
                .toArray()
                .flatMap(Thing::wishes)
                .foldLeft(
                        Block.EMPTY, (all, wish) -> all.above(RunningText.wrapped(said(wish), width, 2, Style.PLAIN)));
    }

    private static String said(Thing.Wish<Action> wish) {
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
