package io.github.casemate.text;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Lines of styled text, a drawing.
 *
 * @param lines from the top
 */
public record Block(Vector<StyledText> lines) {

    /** Nothing. */
    public static final Block EMPTY = new Block(Vector.empty());

    /**
     * {@return a drawing of some lines}
     *
     * @param lines from the top
     */
    public static Block of(StyledText... lines) {
        return new Block(Vector.of(lines));
    }

    /**
     * {@return a drawing of some lines without styles}
     *
     * @param lines from the top
     */
    public static Block of(String... lines) {
        return new Block(Vector.of(lines).map(StyledText::of));
    }

    /**
     * {@return a drawing of some lines}
     *
     * @param lines from the top
     */
    public static Block ofAll(Iterable<StyledText> lines) {
        return new Block(Vector.ofAll(lines));
    }

    /**
     * {@return blocks beside each other as far as the width allows, and the rest below them: like the words of a text}
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

    /** {@return whether there is nothing here} */
    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /** {@return how many lines there are} */
    public int height() {
        return lines.size();
    }

    /** {@return how many columns the longest line has} */
    public int width() {
        return lines.map(StyledText::width).max().getOrElse(0);
    }

    /** {@return the text without its styles, lines without trailing blanks} */
    public String plain() {
        return lines.map(line -> line.plain().stripTrailing()).mkString("\n");
    }

    /**
     * {@return this block, and below it another}
     *
     * @param other the other
     */
    public Block above(Block other) {
        return new Block(lines.appendAll(other.lines));
    }

    /**
     * {@return this block, and below it a line}
     *
     * @param line the line
     */
    public Block above(StyledText line) {
        return new Block(lines.append(line));
    }

    /**
     * {@return this block, and to its right another}
     *
     * @param other the other
     * @param gap how many columns are between them
     */
    public Block beside(Block other, int gap) {
        int left = width() + gap;
        int height = Math.max(height(), other.height());
        return new Block(Vector.range(0, height).map(row -> {
            StyledText one = row < height() ? lines.get(row) : StyledText.EMPTY;
            StyledText two = row < other.height() ? other.lines.get(row) : StyledText.EMPTY;
            return two.isEmpty() ? one : one.padded(left).then(two);
        }));
    }

    /**
     * {@return this block, moved to the right}
     *
     * @param columns how far
     */
    public Block indented(int columns) {
        StyledText blanks = StyledText.of(" ".repeat(columns));
        return new Block(lines.map(line -> line.isEmpty() ? line : blanks.then(line)));
    }

    /**
     * {@return this block with no line longer than a width: what is longer is cut, and says so}
     *
     * @param width in columns, at least one
     */
    public Block within(int width) {
        return new Block(lines.map(line -> line.within(width)));
    }

    /**
     * {@return the first lines of this block}
     *
     * @param height how many at most
     */
    public Block first(int height) {
        return height() <= height ? this : new Block(lines.take(height));
    }

    /**
     * {@return the last lines of this block}
     *
     * @param height how many at most
     */
    public Block last(int height) {
        return height() <= height ? this : new Block(lines.takeRight(height));
    }
}
