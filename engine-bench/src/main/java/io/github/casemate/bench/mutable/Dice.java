package io.github.casemate.bench.mutable;

/**
 * Multisets of up to four dice, packed with three bits per face: Leadership, Black, White, Gray, Target from the
 * lowest bits up. A packed part can be subtracted from its whole.
 */
final class Dice {

    static final int BLACK = 3;
    static final int TARGET = 12;

    static final String[] FACES = {"LEADERSHIP", "BLACK", "WHITE", "GRAY", "TARGET"};

    /** The packed roll of this many dice for each of the 6^n equally likely ordered rolls. */
    private static final char[][] ROLLS = new char[5][];

    /** The non-empty parts of all multisets, one multiset after the other. */
    private static final char[] PARTS;

    /** Where the parts of a packed multiset begin, and (lowest six bits) how many there are. */
    private static final int[] INDEX = new int[1 << 15];

    static {
        int[] face = {1, 1 << 3, 1 << 6, 1 << 9, 1 << 9, 1 << 12};
        ROLLS[0] = new char[1];
        for (int dice = 1; dice <= 4; dice++) {
            char[] before = ROLLS[dice - 1];
            ROLLS[dice] = new char[before.length * 6];
            for (int i = 0; i < ROLLS[dice].length; i++) {
                ROLLS[dice][i] = (char) (before[i / 6] + face[i % 6]);
            }
        }
        char[] parts = new char[4096];
        int end = 0;
        for (int whole = 1; whole < INDEX.length; whole++) {
            if (plainSize(whole) > 4) {
                continue;
            }
            int start = end;
            for (int part = 1; part <= whole; part++) {
                if (isPart(part, whole)) {
                    parts[end++] = (char) part;
                }
            }
            INDEX[whole] = start << 6 | end - start;
        }
        PARTS = java.util.Arrays.copyOf(parts, end);
    }

    private Dice() {}

    /** A random roll of this many dice. */
    static int roll(int dice, SplitMix random) {
        char[] rolls = ROLLS[dice];
        return rolls[random.nextInt(rolls.length)];
    }

    /** How many non-empty parts a multiset has. */
    static int partCount(int whole) {
        return INDEX[whole] & 63;
    }

    /** One of the non-empty parts of a multiset. */
    static int part(int whole, int number) {
        return PARTS[(INDEX[whole] >> 6) + number];
    }

    /** The number of dice in a multiset: the multiplication adds up all digits in the highest one. */
    static int size(int packed) {
        return (packed * 011111) >> 12 & 7;
    }

    private static int plainSize(int packed) {
        int sum = 0;
        for (int shift = 0; shift <= TARGET; shift += 3) {
            sum += packed >> shift & 7;
        }
        return sum;
    }

    private static boolean isPart(int part, int whole) {
        for (int shift = 0; shift <= TARGET; shift += 3) {
            if ((part >> shift & 7) > (whole >> shift & 7)) {
                return false;
            }
        }
        return true;
    }
}
