package io.github.casemate.battle.table;

import io.github.casemate.text.English;
import java.util.Locale;

/** What the things of a battle are called, in refusals, sentences and drawings alike. */
public final class BattleText {

    private BattleText() {}

    /**
     * {@return a kind in words, such as "jeep"}
     *
     * @param kind the kind
     */
    public static String kind(CharacterKind kind) {
        return low(kind);
    }

    /**
     * {@return a direction in words, such as "north"}
     *
     * @param facing the direction
     */
    public static String facing(Facing facing) {
        return low(facing);
    }

    /**
     * {@return the name of a constant in small letters}
     *
     * @param constant the constant
     */
    public static String low(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * {@return a roll in words, such as "zero" or "four"}
     *
     * @param face what the die shows
     */
    public static String roll(int face) {
        return face == 0 ? "zero" : English.number(face);
    }

    /**
     * {@return a character and where it is, such as "jeep on e5"}
     *
     * @param table the table
     * @param square the index of a square with a character
     */
    public static String named(BattleTable table, int square) {
        return kind(table.island().kind(square)) + " on " + Square.of(square);
    }

    /**
     * {@return whatever is on a square, such as "jeep on e5" or "block on e5"}
     *
     * @param table the table
     * @param square the index of the square
     */
    public static String thing(BattleTable table, int square) {
        IslandBoard island = table.island();
        return island.hasCharacter(square)
                ? named(table, square)
                : (island.isEmpty(square) ? "empty square " : "block on ") + Square.of(square);
    }

    /**
     * {@return a column of the Island in words, such as "c"}
     *
     * @param column the column, from 0
     */
    public static String column(int column) {
        return String.valueOf((char) ('a' + column));
    }
}
