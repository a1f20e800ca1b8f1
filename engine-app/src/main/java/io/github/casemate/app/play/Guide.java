package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.app.board.BoardDrawing;
import io.github.casemate.app.board.CardDrawing;
import io.github.casemate.app.rulebook.RuleText;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.text.RunningText;
import io.github.casemate.app.words.Choices;
import io.github.casemate.app.words.OpenQuestion;
import io.github.casemate.app.words.Questions;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.siege.box.Card;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import org.jline.utils.AttributedString;

/** Answers to {@code ?}: the rule behind a question, a card, or anything else to look up. */
final class Guide {

    private static final String LOOK_UP =
            "A number chooses.  ? the rule   ? 2 about choice 2   ? ATK-7, ? word look up";
    private static final String COMMANDS = "b board   u undo   s save   q leave";

    private static final String ODDS =
            "falls 12%, 1.8 stones: how likely the fort is destroyed, and how many stones fall on average";

    private static final int MOST = 6;

    private final Rulebook rules = Rulebook.bundled();

    /** What the rules say about a question. */
    Block about(OpenQuestion openQuestion, int width) {
        Seq<RuleText> behind = Questions.rules(openQuestion).flatMap(rules::rule);
        Block block = behind.isEmpty()
                ? Block.of(
                        Ink.text("No rule of the base game covers this; the module's own words say what it is about."))
                : behind.head().drawn(width);
        if (behind.size() > 1) {
            block = block.above(RunningText.wrapped(
                    "See also " + behind.tail().map(RuleText::id).mkString(", ") + ": type ? and the id.",
                    width,
                    2,
                    Ink.FAINT));
        }
        return block.above(RunningText.wrapped(LOOK_UP, width, 2, Ink.FAINT))
                .above(RunningText.wrapped(COMMANDS, width, 2, Ink.FAINT))
                .above(RunningText.wrapped(ODDS, width, 2, Ink.FAINT))
                .above(BoardDrawing.legend(width));
    }

    /** The answer to what was asked about: the number of a choice, the id of a rule, a card, or words. */
    Block lookUp(String what, OpenQuestion openQuestion, Seq<Action> options, int width) {
        if (what.matches("\\d{1,4}")) {
            int number = Integer.parseInt(what);
            if (number < 1 || number > options.size()) {
                return Block.of(Ink.text("There is no choice " + what + "."));
            }
            return Choices.card(options.get(number - 1))
                    .map(card -> CardDrawing.of(card, width))
                    .getOrElse(() -> about(openQuestion, width));
        }
        return rules.rule(what)
                .map(rule -> rule.drawn(width))
                .orElse(() -> card(what, openQuestion).map(card -> CardDrawing.of(card, width)))
                .getOrElse(() -> found(what, width));
    }

    private static Option<Card> card(String what, OpenQuestion openQuestion) {
        String wanted = what.toLowerCase(Locale.ROOT);
        Seq<Card> all = openQuestion
                .table()
                .decks()
                .flatMap(deck -> deck.cards())
                .appendAll(openQuestion.table().inPlay());
        return all.find(card -> card.name().toLowerCase(Locale.ROOT).equals(wanted))
                .orElse(() ->
                        all.find(card -> card.name().toLowerCase(Locale.ROOT).contains(wanted)));
    }

    private Block found(String what, int width) {
        Seq<RuleText> found = rules.search(what);
        if (found.isEmpty()) {
            return Block.of(Ink.text("No rule and no card says anything about '" + Excerpt.part(what) + "'."));
        }
        Block list = found.take(MOST)
                .foldLeft(
                        Block.EMPTY,
                        (all, rule) -> all.above(RunningText.wrapped(
                                Ink.row(Ink.text(rule.id() + "  ", Ink.BOLD), Ink.text(rule.gist())), width, 2)));
        return found.size() > MOST
                ? list.above(new AttributedString("and " + (found.size() - MOST) + " more: use more words.", Ink.FAINT))
                : list;
    }
}
