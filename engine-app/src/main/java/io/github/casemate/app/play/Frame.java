package io.github.casemate.app.play;

import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Sentence;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** A screen with a game on it: a title, the board, what happened last, and which keys there are. */
final class Frame {

    /** At least this much of the story should always be shown. */
    private static final int LEAST_LINES = 5;

    private Frame() {}

    /**
     * What fits on a screen. The legend is dropped first, then the space between the sides, then the hands, then the
     * walls of forts, and at last the bottom of the board.
     *
     * @param boards draws the board in a given detail
     * @param legend what the signs on it mean
     */
    static Block of(
            StyledText title,
            Function<Detail, Block> boards,
            Block legend,
            Seq<Sentence> story,
            String keys,
            int width,
            int height) {
        Block log = log(story, width);
        Block foot = Block.of(StyledText.of(keys, Style.FAINT)).within(width);
        int room = height - 1 - foot.height() - 1;
        Block board = boards.apply(Detail.FULL);
        Block middle = Array.of(
                        board.above(StyledText.EMPTY).above(legend),
                        board,
                        dense(board),
                        dense(boards.apply(Detail.LESS)),
                        dense(boards.apply(Detail.LEAST)))
                .find(block -> block.height() + LEAST_LINES <= room)
                .getOrElse(() -> dense(boards.apply(Detail.LEAST)).first(Math.max(1, room - LEAST_LINES)));
        Block told = log.last(Math.max(1, room - middle.height()));
        int air = Math.max(0, room - middle.height() - told.height());
        return Block.of(title)
                .above(middle)
                .above(StyledText.EMPTY)
                .above(told)
                .above(new Block(Vector.fill(Math.min(air, height), StyledText.EMPTY)))
                .above(foot);
    }

    private static Block dense(Block block) {
        return new Block(block.lines().filter(line -> !line.isEmpty()));
    }

    /** The sentences, line by line. */
    static Block log(Seq<Sentence> story, int width) {
        return story.foldLeft(Block.EMPTY, (all, sentence) -> all.above(line(sentence, width)));
    }

    /** One sentence: a heading to the left, the others below it. */
    static Block line(Sentence sentence, int width) {
        return sentence.weight() == Sentence.Weight.HEADING
                ? RunningText.wrapped(sentence.text(), width, 2, Style.BOLD)
                : RunningText.wrapped(sentence.text(), width - 2, 2, Style.PLAIN)
                        .indented(2);
    }
}
