package io.github.casemate.text;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A line of text in pieces, each with its style.
 *
 * @param pieces from the left; none of them is empty
 */
public record StyledText(Array<StyledText.Piece> pieces) {

    /** Nothing. */
    public static final StyledText EMPTY = new StyledText(Array.empty());

    private static final String ELLIPSIS = "…";

    /**
     * Text of one style.
     *
     * @param text the words, in one line
     * @param style how they look
     */
    public record Piece(String text, Style style) {}

    /**
     * Makes a line.
     *
     * @param pieces from the left; empty ones are left out
     */
    public StyledText {
        pieces = pieces.reject(piece -> piece.text().isEmpty());
    }

    /**
     * {@return text as it is}
     *
     * @param text the words, in one line
     */
    public static StyledText of(String text) {
        return of(text, Style.PLAIN);
    }

    /**
     * {@return text of one style}
     *
     * @param text the words, in one line
     * @param style how they look
     */
    public static StyledText of(String text, Style style) {
        return new StyledText(Array.of(new Piece(text, style)));
    }

    /**
     * {@return some texts in a row}
     *
     * @param texts from the left
     */
    public static StyledText row(StyledText... texts) {
        return new StyledText(Array.of(texts).flatMap(StyledText::pieces));
    }

    /**
     * {@return some texts in a row, with another between each two of them}
     *
     * @param texts from the left
     * @param between what is between them
     */
    public static StyledText joined(Seq<StyledText> texts, StyledText between) {
        Vector<StyledText> all = Vector.empty();
        for (StyledText text : texts) {
            all = all.isEmpty() ? all.append(text) : all.append(between).append(text);
        }
        return new StyledText(all.flatMap(StyledText::pieces).toArray());
    }

    /** {@return whether there is nothing here} */
    public boolean isEmpty() {
        return pieces.isEmpty();
    }

    /** {@return the words without their styles} */
    public String plain() {
        return pieces.map(Piece::text).mkString();
    }

    /** {@return how many columns of a screen it takes} */
    public int width() {
        return pieces.map(piece -> Columns.of(piece.text())).sum().intValue();
    }

    /**
     * {@return this text, and behind it another}
     *
     * @param other the other
     */
    public StyledText then(StyledText other) {
        return row(this, other);
    }

    /**
     * {@return a part of this text}
     *
     * @param from the place of its first character in {@link #plain}
     * @param to the place behind its last
     */
    public StyledText part(int from, int to) {
        Vector<Piece> parts = Vector.empty();
        int at = 0;
        for (Piece piece : pieces) {
            int first = Math.max(from - at, 0);
            int last = Math.min(to - at, piece.text().length());
            if (first < last) {
                parts = parts.append(new Piece(piece.text().substring(first, last), piece.style()));
            }
            at += piece.text().length();
        }
        return new StyledText(parts.toArray());
    }

    /**
     * {@return this text with blanks behind it, up to a width}
     *
     * @param width in columns
     */
    public StyledText padded(int width) {
        int missing = width - width();
        return missing <= 0 ? this : then(of(" ".repeat(missing)));
    }

    /**
     * {@return this text, or as much of it as fits in a width and a sign that there was more}
     *
     * @param width in columns, at least one
     */
    public StyledText within(int width) {
        return width() <= width
                ? this
                : part(0, Columns.fitting(plain(), width - 1)).then(of(ELLIPSIS));
    }

    /** The words without their styles. */
    @Override
    public String toString() {
        return plain();
    }
}
