package io.github.casemate.bench.mutable;

/**
 * What is on the table, as primitive arrays, and the question that is open.
 *
 * <p>Packing: supplies hold four bits per colour (black lowest); the stones of a fort are a four-bit mask of spaces
 * per colour (black lowest); buildings below a fort and ships are lists of nibbles in building order, each the
 * number of the card counted from the first building or ship, plus one.
 */
abstract class SiegeTable {

    /* Phases: the question that is open. */
    static final int DEAL_0 = 0,
            DEAL_1 = 1,
            PASS_0 = 2,
            PASS_1 = 3,
            START = 4,
            SETTLE = 5,
            ACTION = 6,
            DRAW = 7,
            GIVE = 8,
            STONE = 9,
            REPAIR = 10,
            ROLL = 11,
            REROLL = 12,
            LEADERSHIP = 13,
            COLOR = 14,
            FIRST_WAVE = 15,
            STEP = 16,
            SECOND_WAVE = 17,
            OVER = 18;

    /* How a game ended. */
    static final int COLONIST = 0, ECONOMIC = 1, LIMIT = 2;

    static final int MAX_FORTS = 20;
    static final int NO_FORT = -1;

    long deck;
    long discard;
    /** Cards drawn in the current Draw action, in no hand yet. */
    long drawn;

    final long[] hand = new long[2];
    final int[] home = new int[2];
    final int[] coins = new int[2];
    final int[] supply = new int[2];
    final int[] ships = new int[2];
    /** Index of the opponent's fort at which the fleet lies, or NO_FORT. */
    final int[] fleet = new int[2];

    final int[] fortCount = new int[2];
    /* Forts of player p begin at p * MAX_FORTS. */
    final int[] fortCard = new int[2 * MAX_FORTS];
    final int[] fortStones = new int[2 * MAX_FORTS];
    final int[] fortColonists = new int[2 * MAX_FORTS];
    final long[] fortBuildings = new long[2 * MAX_FORTS];
    int general;

    int turn;
    int active;
    int phase;
    /** Who is asked, or -1 for chance. */
    int actor;
    /** The number of answers. */
    int options;

    int winner;
    /** How the game ended. */
    int ending;

    /* What the open question needs to know. */
    /** Cards that chance deals. */
    int need;
    /** Index of the fort that the SETTLE question is about. */
    int fort;
    /** The space that the STONE question is about. */
    int space;
    /** The fort attacked as an index of the fort arrays, or NO_FORT in Open Waters. */
    int target;
    /** The results not spent yet, packed as in {@link Dice}. */
    int dice;
    /** Dice that chance rolls. */
    int air;
    /** The attack colour or -1; in a repair the shift of its colour. */
    int color;
    /** In a wave the sets that can fall; in a repair the empty spaces. */
    int sets;

    /** Ends the turn of the active player and begins the next one. */
    abstract void endTurn();

    /** A player is asked a question. */
    final void ask(int question, int player, int answers) {
        phase = question;
        actor = player;
        options = answers;
    }

    /** Chance is asked. */
    final void askChance(int event) {
        phase = event;
        actor = -1;
        options = 0;
    }

    /** Puts everything where it is at the start (SET-1 to SET-4). */
    final void setUp() {
        deck = Cards.ALL;
        discard = 0;
        drawn = 0;
        general = 0x555;
        for (int player = 0; player < 2; player++) {
            int at = player * MAX_FORTS;
            hand[player] = 0;
            home[player] = 9;
            coins[player] = 0;
            supply[player] = 0x011;
            ships[player] = 0;
            fleet[player] = NO_FORT;
            fortCount[player] = 1;
            fortCard[at] = Cards.STARTING_FORT + player;
            fortStones[at] = Cards.STARTING_STONES;
            fortColonists[at] = 0;
            fortBuildings[at] = 0;
        }
    }

    /** The stones on these spaces go to the general supply. */
    final void fell(int fort, int spaces) {
        int stones = fortStones[fort] & spaces * 0x111;
        fortStones[fort] ^= stones;
        general += Bits.count(stones);
    }

    /** A fort and its buildings leave the table (ATK-11, RUL-31). */
    final void destroyFort(int owner, int fort) {
        int freed = fortColonists[fort];
        if (fortCard[fort] < Cards.STARTING_FORT) {
            discard |= 1L << fortCard[fort];
        }
        for (long list = fortBuildings[fort]; list != 0; list >>>= 4) {
            int card = Cards.FIRST_BUILDING - 1 + (int) (list & 15);
            discard |= 1L << card;
            freed += Cards.COST[card];
        }
        home[owner] += freed;
        int last = owner * MAX_FORTS + --fortCount[owner];
        for (int i = fort; i < last; i++) {
            fortCard[i] = fortCard[i + 1];
            fortStones[i] = fortStones[i + 1];
            fortColonists[i] = fortColonists[i + 1];
            fortBuildings[i] = fortBuildings[i + 1];
        }
    }
}
