package io.github.casemate.battle.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The three kinds of characters (SET-1, SHT-1). They move alike and differ in their range (MOV-1). */
public enum CharacterKind {
    /** Five of each player's ten. */
    SOLDIER(5, 2),
    /** Three of each player's ten. */
    JEEP(3, 3),
    /** Two of each player's ten. */
    TANK(2, 4);

    /** All kinds, in the order in which they are offered. */
    public static final Array<CharacterKind> ALL = Array.of(values());

    private final int count;
    private final int range;

    CharacterKind(int count, int range) {
        this.count = count;
        this.range = range;
    }

    /** {@return how many each player has} */
    public int count() {
        return count;
    }

    /** {@return how far it shoots: exactly this many squares} */
    public int range() {
        return range;
    }

    /** {@return its sign: S, J or T} */
    public char letter() {
        return name().charAt(0);
    }

    static Option<CharacterKind> ofLetter(char letter) {
        return ALL.find(kind -> kind.letter() == letter);
    }

    static CharacterKind of(int ordinal) {
        return ALL.get(ordinal);
    }
}
