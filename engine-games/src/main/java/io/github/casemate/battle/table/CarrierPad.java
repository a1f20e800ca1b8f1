package io.github.casemate.battle.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A carrier pad: five columns, numbered 1 to 5 from the owner's left, and the place of its centre, column 3, along the
 * owner's edge (PAD-1).
 *
 * @param columns what stands in each column: {@code S}, {@code J} or {@code T}, or {@code -} for nobody
 * @param centre the column of the Island that the centre lies at, from 0 (ZER-5)
 */
public record CarrierPad(String columns, int centre) {

    /** How many columns a pad has. */
    public static final int WIDTH = 5;

    private static final int MISSILE = 3;
    private static final String EMPTY = "-".repeat(WIDTH);

    /**
     * Refuses what is not five columns.
     *
     * @param columns what stands in each column
     * @param centre the column of the Island that the centre lies at, from 0
     * @throws IllegalArgumentException if there are more or fewer
     */
    public CarrierPad {
        if (columns.length() != WIDTH) {
            throw new IllegalArgumentException("a pad has " + WIDTH + " columns, not " + columns.length());
        }
    }

    /**
     * {@return an empty pad at its first place: the centre at the third column from the owner's left (SET-7, RUL-2)}
     *
     * @param seat the seat of the owner
     */
    public static CarrierPad atStart(int seat) {
        return new CarrierPad(EMPTY, seat == 0 ? 2 : Square.WIDTH - 3);
    }

    /** {@return whether nothing stands on it} */
    public boolean isEmpty() {
        return columns.equals(EMPTY);
    }

    /**
     * {@return whether something stands in a column}
     *
     * @param column the column, from 1
     */
    public boolean has(int column) {
        return columns.charAt(column - 1) != '-';
    }

    /**
     * {@return what stands in a column}
     *
     * @param column the column, from 1
     */
    public Option<CharacterKind> kind(int column) {
        return CharacterKind.ofLetter(columns.charAt(column - 1));
    }

    /** {@return the kinds on the pad, from the owner's left} */
    public Array<CharacterKind> kinds() {
        return Array.rangeClosed(1, WIDTH).flatMap(this::kind);
    }

    /** {@return how many characters stand on it} */
    public int size() {
        int size = 0;
        for (int column = 1; column <= WIDTH; column++) {
            size += has(column) ? 1 : 0;
        }
        return size;
    }

    /**
     * {@return the square straight in front of a column, or -1 if the column sticks out beyond the corner (ZER-5)}
     *
     * @param seat the seat of the owner
     * @param column the column, from 1
     */
    public int front(int seat, int column) {
        int at = seat == 0 ? centre + column - MISSILE : centre - column + MISSILE;
        return at < 0 || at >= Square.WIDTH ? -1 : seat == 0 ? at : Square.COUNT - Square.WIDTH + at;
    }

    /**
     * {@return the pad with a character put into an empty column}
     *
     * @param column the column, from 1
     * @param kind the character
     */
    public CarrierPad with(int column, CharacterKind kind) {
        return with(column, kind.letter());
    }

    /**
     * {@return the pad with a column emptied}
     *
     * @param column the column, from 1
     */
    public CarrierPad without(int column) {
        return with(column, '-');
    }

    /**
     * {@return the pad at another place}
     *
     * @param to the column of the Island that its centre lies at, from 0
     */
    public CarrierPad at(int to) {
        return new CarrierPad(columns, to);
    }

    private CarrierPad with(int column, char sign) {
        return new CarrierPad(columns.substring(0, column - 1) + sign + columns.substring(column), centre);
    }
}
