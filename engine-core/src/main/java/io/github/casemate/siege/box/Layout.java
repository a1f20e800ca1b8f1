package io.github.casemate.siege.box;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Where the spaces of a fort lie: rows of text, the first row nearest the sea. A dot is an open space, a letter is a
 * flag space of that colour, and a tilde is not a space. Spaces are numbered from zero, front row first, left to right.
 */
public final class Layout {

    /** How many spaces fit in the masks that hold the stones of a fort. */
    public static final int MOST_SPACES = 16;

    private final Array<String> rows;
    private final int[] rowOf;
    private final int[] columnOf;
    private final @Nullable StoneColor[] flagOf;
    private final int[] neighbors;
    private final int[] inFront;
    private final int hash;

    private Layout(Array<String> rows) {
        this.rows = rows;
        this.hash = rows.hashCode();
        int size = (int) rows.mkString().chars().filter(c -> c != '~').count();
        if (size < 1
                || size > MOST_SPACES
                || rows.exists(row -> row.length() != rows.head().length())) {
            throw new IllegalArgumentException("a layout has rows of one length with 1 to " + MOST_SPACES + " spaces: "
                    + Excerpt.part(rows.mkString(" / ")));
        }
        this.rowOf = new int[size];
        this.columnOf = new int[size];
        this.flagOf = new @Nullable StoneColor[size];
        this.neighbors = new int[size];
        this.inFront = new int[size];
        int space = 0;
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                char mark = rows.get(row).charAt(column);
                if (mark != '~') {
                    rowOf[space] = row;
                    columnOf[space] = column;
                    flagOf[space] = mark == '.' ? null : StoneColor.of(mark);
                    space++;
                }
            }
        }
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < size; other++) {
                int rowsApart = Math.abs(rowOf[one] - rowOf[other]);
                int columnsApart = Math.abs(columnOf[one] - columnOf[other]);
                if (rowsApart + columnsApart == 1) {
                    neighbors[one] |= 1 << other;
                }
                if (columnsApart == 0 && rowOf[other] < rowOf[one]) {
                    inFront[one] |= 1 << other;
                }
            }
        }
    }

    /**
     * Draws a layout.
     *
     * @param rows the rows, the first nearest the sea
     * @return the layout
     * @throws IllegalArgumentException if the rows differ in length, contain a mark that means nothing, or have no
     *     space or too many
     */
    public static Layout of(String... rows) {
        return new Layout(Array.of(rows));
    }

    /**
     * The drawing.
     *
     * @return the rows, the first nearest the sea
     */
    public Seq<String> rows() {
        return rows;
    }

    /** {@return how many spaces there are} */
    public int size() {
        return rowOf.length;
    }

    /**
     * The colour of a space's flag.
     *
     * @param space the space
     * @return the colour, or none for an open space
     */
    public Option<StoneColor> flag(int space) {
        return Option.of(flagOf[space]);
    }

    /**
     * The spaces that touch a space.
     *
     * @param space the space
     * @return a mask of the spaces beside it, before it and behind it
     */
    public int neighbors(int space) {
        return neighbors[space];
    }

    /**
     * DEF-1: whether a space is protected: some stone in the same column is nearer to the sea, at any distance.
     *
     * @param space the space
     * @param standing a mask of the spaces on which stones stand
     * @return true if one of them is in front of the space
     */
    public boolean isProtected(int space, int standing) {
        return (inFront[space] & standing) != 0;
    }

    /**
     * The row of a space.
     *
     * @param space the space
     * @return the row from zero, which is nearest the sea
     */
    public int row(int space) {
        return rowOf[space];
    }

    /**
     * The column of a space.
     *
     * @param space the space
     * @return the column from zero, which is leftmost
     */
    public int column(int space) {
        return columnOf[space];
    }

    /** Layouts are equal if their drawings are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Layout that && hash == that.hash && rows.equals(that.rows));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** The drawing, row by row. */
    @Override
    public String toString() {
        return rows.mkString("\n");
    }
}
