package io.github.casemate.bench.mutable;

/**
 * The vanilla catalogue: base.json without abilities, as tables indexed by card number.
 *
 * <p>Numbers: forts 0-17, buildings 18-29, ships 30-35, then the two Starting Forts 36 and 37. Every fort has exactly
 * four spaces, numbered front row first and left to right, so a set of spaces is a four-bit mask.
 * Colours: 0 black, 1 white, 2 gray.
 */
final class Cards {

    static final int FIRST_BUILDING = 18;
    static final int FIRST_SHIP = 30;
    static final int DECK_SIZE = 36;
    static final int STARTING_FORT = 36;
    static final int COUNT = 38;
    static final int SPACES = 4;

    static final long ALL = (1L << DECK_SIZE) - 1;
    static final long FORTS = (1L << FIRST_BUILDING) - 1;

    /** The letters and names of the colours, in the order of their numbers. */
    static final String COLOR_LETTERS = "BWG";

    static final String[] COLOR_NAMES = {"BLACK", "WHITE", "GRAY"};

    private static final String[][] FORT_TEXT = {
        {"barricaded-fortress", "3", "~B.~", "~~~~", ".~~."},
        {"braced-stronghold", "4", "G~.", ".~."},
        {"cove-outpost", "4", "..", "W~", ".~"},
        {"flotilla-outpost", "3", "..~", "~W."},
        {"formidable-fortress", "3", ".B.."},
        {"fortified-stronghold", "3", "G..", ".~~"},
        {"guarded-fortress", "4", "~B~", "..."},
        {"lighthouse-outpost", "4", ".W", "~.", "~."},
        {"reefside-fortress", "4", "~~.", "..B"},
        {"reinforced-stronghold", "4", ".G.", "~.~"},
        {"robust-stronghold", "4", "G.", ".."},
        {"saboteur-outpost", "3", "~~.W", ".~~~", ".~~~"},
        {"scout-outpost", "3", "~W.", "..~"},
        {"secluded-fortress", "4", ".~~", ".B."},
        {"secret-fortress", "3", "B.", ".."},
        {"steep-walled-stronghold", "3", ".G.."},
        {"spy-outpost", "4", "~~~.", "~~~.", ".W~~"},
        {"supported-stronghold", "3", ".G.", "~~."},
    };

    /** Buildings and ships: id, cost, coins and, for buildings, the colour of the repair. */
    private static final String[] OTHER_TEXT = {
        "academy 2 2 W",
        "armory 1 1 G",
        "cannon-smith 1 1 G",
        "cannonball-forge 1 1 G",
        "governors-mansion 3 3 B",
        "gunpowder-house 1 1 G",
        "infirmary 2 2 W",
        "observatory 2 2 W",
        "prison 3 3 B",
        "silver-smelter 2 2 W",
        "trade-company 3 3 B",
        "watchtower 3 3 B",
        "dominica 4 5",
        "magnifique 4 5",
        "raven 3 4",
        "sister-catarina 2 3",
        "st-daniel 3 4",
        "victory 2 3",
    };

    private static final String[] STARTING_LAYOUT = {"WGGB"};

    static final String[] ID = new String[COUNT];
    /** Colonists that move to a building or ship. They never leave it again while it is in play. */
    static final int[] COST = new int[COUNT];

    static final int[] COINS = new int[COUNT];
    /** Colour of the stone that a building brings. */
    static final int[] REPAIR = new int[COUNT];
    /** Colonist spaces of a fort. */
    static final int[] SLOTS = new int[COUNT];
    /** Shift of the flag's colour in a packed supply: four times the colour. */
    static final int[] FLAG_SHIFT = new int[COUNT];
    /** The flag stone of a fort in the packing of {@link MutableSiege}: four bits per colour. */
    static final int[] FLAG_STONE = new int[COUNT];
    /** Rows and columns of the spaces of each fort. */
    static final int[][] ROW = new int[COUNT][];

    static final int[][] COLUMN = new int[COUNT][];
    /** Buildings and ships that a fort with this many colonists can pay for. */
    static final long[] AFFORDABLE = new long[5];
    /** The stones of a Starting Fort at the start. */
    static final int STARTING_STONES;

    static {
        for (int card = 0; card < FORT_TEXT.length; card++) {
            String[] text = FORT_TEXT[card];
            ID[card] = text[0];
            SLOTS[card] = Integer.parseInt(text[1]);
            int flag = readLayout(card, java.util.Arrays.copyOfRange(text, 2, text.length));
            FLAG_STONE[card] = flag;
            FLAG_SHIFT[card] = Integer.numberOfTrailingZeros(flag) & ~3;
        }
        for (int i = 0; i < OTHER_TEXT.length; i++) {
            String[] text = OTHER_TEXT[i].split(" ");
            int card = FIRST_BUILDING + i;
            ID[card] = text[0];
            COST[card] = Integer.parseInt(text[1]);
            COINS[card] = Integer.parseInt(text[2]);
            REPAIR[card] = text.length > 3 ? COLOR_LETTERS.indexOf(text[3]) : -1;
            for (int colonists = COST[card]; colonists < AFFORDABLE.length; colonists++) {
                AFFORDABLE[colonists] |= 1L << card;
            }
        }
        int stones = 0;
        for (int player = 0; player < 2; player++) {
            int card = STARTING_FORT + player;
            ID[card] = "starting-fort-" + (player + 1);
            SLOTS[card] = 4;
            stones = readLayout(card, STARTING_LAYOUT);
        }
        STARTING_STONES = stones;
    }

    private Cards() {}

    /** Notes the places of a fort's spaces and returns its flag stones, packed. */
    private static int readLayout(int card, String[] rows) {
        ROW[card] = new int[SPACES];
        COLUMN[card] = new int[SPACES];
        int space = 0;
        int flags = 0;
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                char what = rows[row].charAt(column);
                if (what == '~') {
                    continue;
                }
                ROW[card][space] = row;
                COLUMN[card][space] = column;
                if (what != '.') {
                    flags |= 1 << (4 * COLOR_LETTERS.indexOf(what) + space);
                }
                space++;
            }
        }
        if (space != SPACES) {
            throw new AssertionError(ID[card]);
        }
        return flags;
    }
}
