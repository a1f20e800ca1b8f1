package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.board.FortDrawing;
import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.text.RunningText;
import io.github.casemate.app.words.Choices;
import io.github.casemate.app.words.Names;
import io.github.casemate.app.words.OpenQuestion;
import io.github.casemate.app.words.Questions;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import org.jline.utils.AttributedString;

/** A question with its choices, as a person reads it. */
final class Prompt {

    private static final String GAP = "   ";
    private static final int NUMBER = 6;

    private Prompt() {}

    static Block of(GameView<Table> view, OpenQuestion openQuestion, Names names, Odds odds, int width) {
        Seq<Action> options = view.options();
        Block wall = options.exists(Prompt::isAboutSpaces)
                        || openQuestion.table().attack().isDefined()
                ? openQuestion
                        .fort()
                        .flatMap(openQuestion.table()::findFort)
                        .map(fort -> FortDrawing.numbered(fort).indented(4))
                        .getOrElse(Block.EMPTY)
                : Block.EMPTY;
        Seq<Line> lines = options.map(option -> new Line(
                Choices.words(option, openQuestion, names),
                odds.of(view, option).getOrElse("")));
        int column = column(lines, width);
        Block list = lines.zipWithIndex()
                .foldLeft(Block.EMPTY, (all, line) -> all.above(line._1().drawn(line._2() + 1, column, width)));
        return Block.of(Ink.row(
                        Ink.text(Questions.words(openQuestion, names), Ink.BOLD),
                        Ink.text(
                                GAP + Questions.rules(openQuestion).headOption().getOrElse(""), Ink.FAINT)))
                .above(wall)
                .above(list);
    }

    /** Where the odds begin, so that they line up; zero if there is no room for that. */
    private static int column(Seq<Line> lines, int width) {
        Seq<Line> uncertain = lines.filter(line -> !line.odds().isEmpty());
        int words = uncertain.map(line -> line.words().length()).max().getOrElse(0);
        int odds = uncertain.map(line -> line.odds().length()).max().getOrElse(0);
        return NUMBER + words + GAP.length() + odds <= width ? words : 0;
    }

    /** A choice in words, and its odds if it has any. */
    private record Line(String words, String odds) {

        Block drawn(int number, int column, int width) {
            AttributedString choice = Ink.row(Ink.text(String.format("%4d  ", number), Ink.BOLD), Ink.text(words));
            if (odds.isEmpty()) {
                return RunningText.wrapped(choice, width, NUMBER);
            }
            AttributedString promise = Ink.text(odds, Ink.GOLD);
            return column > 0
                    ? Block.of(Ink.row(Block.padded(choice, NUMBER + column), Ink.text(GAP), promise))
                    : RunningText.wrapped(choice, width, NUMBER)
                            .above(Block.of(promise).indented(NUMBER));
        }
    }

    private static boolean isAboutSpaces(Action action) {
        return action instanceof PlaceStone
                || action instanceof LeaveEmpty
                || action instanceof RepairSpace
                || action instanceof FellStones;
    }
}
