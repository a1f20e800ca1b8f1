package io.github.casemate.app.play;

import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Many choices in columns, with the words that all of them begin with said once. */
final class LongList {

    private static final int NUMBER = 6;
    private static final int GAP = 2;

    private LongList() {}

    static Block of(Seq<String> labels, int width) {
        String common = common(labels);
        Array<String> rest =
                labels.map(label -> label.substring(common.length())).toArray();
        int widest = rest.map(label -> StyledText.of(label).width()).max().getOrElse(0);
        int columns = Math.max(1, (width + GAP) / (NUMBER + widest + GAP));
        int rows = (rest.size() + columns - 1) / columns;
        Block head = common.isEmpty()
                ? Block.EMPTY
                : RunningText.wrapped("  " + common.strip() + " ...", width, GAP, Style.PLAIN);
        return Array.range(0, rows)
                .foldLeft(
                        head,
                        (all, row) -> all.above(
                                columns == 1
                                        ? RunningText.wrapped(cell(rest, row), width, NUMBER)
                                        : Block.of(row(rest, row, rows, columns, NUMBER + widest + GAP))));
    }

    /** Numbers go down the columns. */
    private static StyledText row(Array<String> labels, int row, int rows, int columns, int cell) {
        return Array.range(0, columns)
                .map(column -> row + column * rows)
                .filter(place -> place < labels.size())
                .foldLeft(
                        StyledText.EMPTY,
                        (line, place) -> line.isEmpty()
                                ? cell(labels, place)
                                : StyledText.row(line.padded((place - row) / rows * cell), cell(labels, place)));
    }

    private static StyledText cell(Array<String> labels, int place) {
        return StyledText.row(
                StyledText.of(String.format("%4d  ", place + 1), Style.BOLD), StyledText.of(labels.get(place)));
    }

    /** The words that all labels begin with, up to and with a blank; each label has at least a word more. */
    private static String common(Seq<String> labels) {
        String first = labels.head();
        int end = 0;
        for (int blank = first.indexOf(' '); blank > 0; blank = first.indexOf(' ', blank + 1)) {
            String start = first.substring(0, blank + 1);
            if (labels.forAll(label -> label.startsWith(start) && label.length() > start.length())) {
                end = blank + 1;
            }
        }
        return first.substring(0, end);
    }
}
