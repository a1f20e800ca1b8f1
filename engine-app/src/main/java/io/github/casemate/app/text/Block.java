package io.github.casemate.app.text;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Lines of styled text, a drawing.
 *
 * @param lines from the top
 */
public record Block(Vector<AttributedString> lines) {

    /** Nothing. */
    public static final Block EMPTY = new Block(Vector.empty());

    private static final String ELLIPSIS = "…";

    /** A drawing of these lines. */
    public static Block of(AttributedString... lines) {
        return new Block(Vector.of(lines));
    }

    /** A drawing of these lines. */
    public static Block ofAll(Iterable<AttributedString> lines) {
        return new Block(Vector.ofAll(lines));
    }

    /**
     * Blocks beside each other as far as the width allows, and the rest below them: like the words of a text.
     *
     * @param blocks the blocks
     * @param gap how many columns are between two
     * @param width how many columns there are
     */
    public static Block flow(Seq<Block> blocks, int gap, int width) {
        Block all = EMPTY;
        Block row = EMPTY;
        for (Block block : blocks) {
            if (row.isEmpty()) {
                row = block;
            } else if (row.width() + gap + block.width() <= width) {
                row = row.beside(block, gap);
            } else {
                all = all.above(row);
                row = block;
            }
        }
        return all.above(row);
    }

    /** Whether there is nothing here. */
    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /** How many lines there are. */
    public int height() {
        return lines.size();
    }

    /** How many columns the longest line has. */
    public int width() {
        return lines.map(AttributedString::columnLength).max().getOrElse(0);
    }

    /** The text without its styles, lines without trailing blanks. */
    public String plain() {
        return lines.map(line -> line.toString().stripTrailing()).mkString("\n");
    }

    /** This block, and below it another. */
    public Block above(Block other) {
        return new Block(lines.appendAll(other.lines));
    }

    /** This block, and below it a line. */
    public Block above(AttributedString line) {
        return new Block(lines.append(line));
    }

    /** This block, and to its right another. */
    public Block beside(Block other, int gap) {
        int left = width() + gap;
        int height = Math.max(height(), other.height());
        return new Block(Vector.range(0, height).map(row -> {
            AttributedString one = row < height() ? lines.get(row) : AttributedString.EMPTY;
            AttributedString two = row < other.height() ? other.lines.get(row) : AttributedString.EMPTY;
            return two.length() == 0 ? one : Ink.row(padded(one, left), two);
        }));
    }

    /** This block, moved to the right. */
    public Block indented(int columns) {
        return new Block(lines.map(line -> line.length() == 0 ? line : Ink.row(Ink.text(" ".repeat(columns)), line)));
    }

    /** This block with no line longer than a width: what is longer is cut, and says so. */
    public Block within(int width) {
        return new Block(lines.map(line -> line.columnLength() <= width
                ? line
                : Ink.row(line.columnSubSequence(0, width - 1), Ink.text(ELLIPSIS))));
    }

    /** The first lines of this block. */
    public Block first(int height) {
        return height() <= height ? this : new Block(lines.take(height));
    }

    /** The last lines of this block. */
    public Block last(int height) {
        return height() <= height ? this : new Block(lines.takeRight(height));
    }

    /** A line with blanks behind it, up to a width. */
    public static AttributedString padded(AttributedString line, int width) {
        int missing = width - line.columnLength();
        return missing <= 0
                ? line
                : new AttributedStringBuilder()
                        .append(line)
                        .append(" ".repeat(missing))
                        .toAttributedString();
    }
}
