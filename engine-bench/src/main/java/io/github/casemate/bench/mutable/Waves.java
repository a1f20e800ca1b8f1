package io.github.casemate.bench.mutable;

/**
 * Which sets of stones can fall. A set of spaces is a four-bit mask, so a set of such sets is a sixteen-bit mask: bit
 * m is on if the stones on exactly the spaces m can be the ones that fall.
 */
final class Waves {

    /** Sets of a second wave, by occupied spaces and number of Targets (0-4): see {@link #second}. */
    private static final char[] SECOND = new char[16 * 8];

    /** Sets of a first wave, by fort, stones of the colour, other stones and results (0-4): see {@link #first}. */
    private static final char[] FIRST = new char[Cards.COUNT << 11];

    static {
        for (int stones = 0; stones < 16; stones++) {
            for (int targets = 0; targets <= 4; targets++) {
                int size = Math.min(targets, Integer.bitCount(stones));
                for (int set = 0; set < 16; set++) {
                    if ((set & ~stones) == 0 && Integer.bitCount(set) == size) {
                        SECOND[stones << 3 | targets] |= (char) (1 << set);
                    }
                }
            }
        }
        for (int card = 0; card < Cards.COUNT; card++) {
            if (Cards.ROW[card] != null) {
                fillFirst(card);
            }
        }
    }

    private Waves() {}

    /** The sets that can fall in a first wave against a fort: DEF-1, DEF-2, RUL-1. */
    static int first(int card, int colored, int others, int results) {
        return FIRST[card << 11 | colored << 7 | others << 3 | results];
    }

    /** The sets that can fall in a second wave: any stones, as many as there are Targets. */
    static int second(int stones, int targets) {
        return SECOND[stones << 3 | targets];
    }

    private static void fillFirst(int card) {
        int[] front = new int[Cards.SPACES];
        int[] beside = new int[Cards.SPACES];
        for (int a = 0; a < Cards.SPACES; a++) {
            for (int b = 0; b < Cards.SPACES; b++) {
                int rows = Cards.ROW[card][a] - Cards.ROW[card][b];
                int columns = Cards.COLUMN[card][a] - Cards.COLUMN[card][b];
                if (columns == 0 && rows > 0) {
                    front[a] |= 1 << b;
                }
                if (Math.abs(rows) + Math.abs(columns) == 1) {
                    beside[a] |= 1 << b;
                }
            }
        }
        for (int colored = 0; colored < 16; colored++) {
            for (int others = 0; others < 16; others++) {
                for (int results = 0; results <= 4 && (colored & others) == 0; results++) {
                    FIRST[card << 11 | colored << 7 | others << 3 | results] =
                            (char) pick(front, beside, colored, colored, others, results, results);
                }
            }
        }
    }

    /** Follows every order of picking; left is the number of results not used yet. */
    private static int pick(int[] front, int[] beside, int all, int colored, int others, int results, int left) {
        int sets = 0;
        for (int space = 0; space < Cards.SPACES && left > 0; space++) {
            boolean pickable = (colored >> space & 1) != 0
                    && (front[space] & (colored | others)) == 0
                    && Integer.bitCount(group(beside, colored, space)) <= results;
            if (pickable) {
                sets |= pick(front, beside, all, colored & ~(1 << space), others, results, left - 1);
            }
        }
        return sets != 0 ? sets : 1 << (all & ~colored);
    }

    private static int group(int[] beside, int colored, int space) {
        int group = 1 << space;
        for (int round = 0; round < Cards.SPACES; round++) {
            for (int s = 0; s < Cards.SPACES; s++) {
                if ((group >> s & 1) != 0) {
                    group |= beside[s] & colored;
                }
            }
        }
        return group;
    }
}
