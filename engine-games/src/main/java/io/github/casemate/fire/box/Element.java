package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/** The six elements that kingdoms are built of, in the order in which options list them (ELE-1 to ELE-6, ELE-9). */
public enum Element {
    /** ELE-1: three cells in a row; the middle is an opening, and nothing needs to be below it. */
    BRIDGE('B', "Bridge"),
    /** ELE-2: two cells; nothing may stand on it. */
    ROOF('R', "Roof"),
    /** ELE-3: three cells of a square of four. */
    HOOK('H', "Hook"),
    /** ELE-4: one cell. */
    CHIMNEY('C', "Chimney"),
    /** ELE-5: two cells in a row. */
    TWO('T', "Two-Brick"),
    /** ELE-6: four cells in a row. */
    FOUR('F', "Four-Brick");

    /** All elements in order. */
    public static final Array<Element> ALL = Array.of(values());

    /** ELE-7: how many of each kind a player has, besides the original buildings. */
    public static final int OF_EACH_KIND = 20;

    private final char letter;
    private final String label;

    Element(char letter, String label) {
        this.letter = letter;
        this.label = label;
    }

    /** {@return the letter that stands for it in drawings and in the notation} */
    public char letter() {
        return letter;
    }

    /** {@return what people call it} */
    public String label() {
        return label;
    }
}
