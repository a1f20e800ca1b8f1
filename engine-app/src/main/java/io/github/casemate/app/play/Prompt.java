package io.github.casemate.app.play;

import io.github.casemate.app.board.FortDrawing;
import io.github.casemate.app.ink.Block;
import io.github.casemate.app.ink.Ink;
import io.github.casemate.app.ink.Text;
import io.github.casemate.app.story.Asked;
import io.github.casemate.app.story.Cast;
import io.github.casemate.app.story.Choices;
import io.github.casemate.app.story.Questions;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.vavr.collection.Seq;

/** A question with its choices, as a person reads it. */
final class Prompt {

    private static final String TIMES = "   ";

    private Prompt() {}

    static Block of(GameView view, Asked asked, Cast cast, Odds odds, int width) {
        Seq<Action> options = view.options();
        Block wall =
                options.exists(Prompt::isAboutSpaces) || asked.table().assault().isDefined()
                        ? asked.fort()
                                .flatMap(asked.table()::findFort)
                                .map(fort -> FortDrawing.numbered(fort).indented(4))
                                .getOrElse(Block.EMPTY)
                        : Block.EMPTY;
        Block list = options.zipWithIndex()
                .foldLeft(
                        Block.EMPTY,
                        (all, option) -> all.above(line(view, option._1(), option._2() + 1, asked, cast, odds, width)));
        return Block.of(Ink.row(
                        Ink.text(Questions.words(asked), Ink.BOLD),
                        Ink.text(TIMES + Questions.rules(asked).headOption().getOrElse(""), Ink.FAINT)))
                .above(wall)
                .above(list);
    }

    private static Block line(GameView view, Action option, int number, Asked asked, Cast cast, Odds odds, int width) {
        return Text.wrapped(
                Ink.row(
                        Ink.text(String.format("%4d  ", number), Ink.BOLD),
                        Ink.text(Choices.words(option, asked, cast)),
                        odds.of(view, option)
                                .map(words -> Ink.text(TIMES + words, Ink.GOLD))
                                .getOrElse(Ink.text(""))),
                width,
                6);
    }

    private static boolean isAboutSpaces(Action action) {
        return action instanceof PlaceStone
                || action instanceof LeaveEmpty
                || action instanceof RepairSpace
                || action instanceof FellStones;
    }
}
