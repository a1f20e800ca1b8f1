package io.github.casemate.bench.mutable;

/** The Draw and Build actions: DRW, FRT, BLD, SHP. */
abstract class SiegeBuild extends SiegeTable {

    /** The fort that is built or repaired, as an index of the fort arrays. */
    private int built;
    /** Stones placed on it from the personal supply. */
    private int placed;

    /* Draw. */

    final void draw() {
        need = 3;
        int size = Long.bitCount(deck);
        if (size < 3) {
            drawn = deck;
            need -= size;
            deck = discard;
            discard = 0;
            size = Long.bitCount(deck);
        }
        if (size <= need) {
            drawn |= deck;
            deck = 0;
            afterDraw();
        } else {
            askChance(DRAW);
        }
    }

    final void afterDraw() {
        int count = Long.bitCount(drawn);
        if (count > 1) {
            ask(GIVE, active, count);
        } else {
            hand[active] |= drawn;
            drawn = 0;
            endTurn();
        }
    }

    final void give(int card) {
        hand[active ^ 1] |= 1L << card;
        hand[active] |= drawn ^ 1L << card;
        drawn = 0;
        endTurn();
    }

    /* Build. */

    final void buildFort(int card) {
        hand[active] ^= 1L << card;
        built = active * MAX_FORTS + fortCount[active]++;
        int shift = Cards.FLAG_SHIFT[card];
        int free = general >> shift & 15;
        fortCard[built] = card;
        fortColonists[built] = 0;
        fortBuildings[built] = 0;
        fortStones[built] = free == 0 ? 0 : Cards.FLAG_STONE[card];
        general -= free == 0 ? 0 : 1 << shift;
        placed = 0;
        space = -1;
        nextSpace();
    }

    private void nextSpace() {
        int empty = ~Bits.occupied(fortStones[built]) & 15 & -1 << (space + 1);
        int colors = Bits.colorsOf(supply[active]);
        if (empty == 0 || colors == 0) {
            coins[active] += placed;
            endTurn();
        } else {
            space = Integer.numberOfTrailingZeros(empty);
            ask(STONE, active, 1 + Integer.bitCount(colors));
        }
    }

    final void placeStone(int option) {
        if (option > 0) {
            int shift = 4 * stoneColor(option);
            supply[active] -= 1 << shift;
            fortStones[built] |= 1 << (shift + space);
            placed++;
        }
        nextSpace();
    }

    /** The colour that an answer above 0 to the STONE question places. */
    final int stoneColor(int option) {
        return Bits.nthSmall(Bits.colorsOf(supply[active]), option - 1);
    }

    final void buildBuilding(int card, int index) {
        int at = active * MAX_FORTS + index;
        hand[active] ^= 1L << card;
        fortColonists[at] -= Cards.COST[card];
        long list = fortBuildings[at];
        fortBuildings[at] = list | (long) (card - Cards.FIRST_BUILDING + 1) << (4 * Bits.length(list));
        coins[active] += Cards.COINS[card];
        int shift = 4 * Cards.REPAIR[card];
        int empty = ~Bits.occupied(fortStones[at]) & 15;
        if (empty == 0 || (general >> shift & 15) == 0) {
            endTurn();
        } else {
            built = at;
            color = shift;
            sets = empty;
            ask(REPAIR, active, 1 + Integer.bitCount(empty));
        }
    }

    final void repair(int option) {
        if (option > 0) {
            general -= 1 << color;
            fortStones[built] |= 1 << (color + repairSpace(option));
        }
        endTurn();
    }

    /** The space that an answer above 0 to the REPAIR question fills. */
    final int repairSpace(int option) {
        return Bits.nthSmall(sets, option - 1);
    }

    final void buildShip(int card, int index) {
        hand[active] ^= 1L << card;
        fortColonists[active * MAX_FORTS + index] -= Cards.COST[card];
        int list = ships[active];
        ships[active] = list | (card - Cards.FIRST_SHIP + 1) << (4 * Bits.length(list));
        coins[active] += Cards.COINS[card];
        endTurn();
    }
}
