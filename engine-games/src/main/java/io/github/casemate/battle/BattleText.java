package io.github.casemate.battle;

import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.text.English;
import java.util.Locale;

/** What the things of a battle are called. */
final class BattleText {

    private BattleText() {}

    /** Such as "jeep". */
    static String kind(CharacterKind kind) {
        return low(kind);
    }

    /** Such as "north". */
    static String facing(Facing facing) {
        return low(facing);
    }

    static String low(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Such as "zero" or "four". */
    static String roll(int face) {
        return face == 0 ? "zero" : English.number(face);
    }

    /** A character and where it is, such as "jeep on e5". */
    static String named(BattleTable table, int square) {
        return kind(table.island().kind(square)) + " on " + Square.of(square);
    }

    /** Whatever is on a square, such as "jeep on e5" or "block on e5". */
    static String thing(BattleTable table, int square) {
        IslandBoard island = table.island();
        return island.hasCharacter(square)
                ? named(table, square)
                : (island.isEmpty(square) ? "empty square " : "block on ") + Square.of(square);
    }

    /** A column of the Island, such as "c". */
    static String column(int column) {
        return String.valueOf((char) ('a' + column));
    }
}
