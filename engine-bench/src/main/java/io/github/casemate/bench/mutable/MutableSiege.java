package io.github.casemate.bench.mutable;

/**
 * A mutable, array-based game of Island Siege for two players with the vanilla catalogue. Nothing is allocated while a
 * game is played. Questions with one answer and chance events with one outcome are settled at once, except for the
 * question which action to take: the number of answers depends on the hand, so it is asked even if there is only one.
 */
public final class MutableSiege extends SiegeAttack {

    /* Kinds of action, see actionCode. */
    static final int ACT_DRAW = 0, ACT_FORT = 1, ACT_BUILDING = 2, ACT_SHIP = 3, ACT_ATTACK = 4, ACT_OPEN = 5;

    private final int turnLimit;

    /** The card that player 0 has chosen to pass. */
    private int passed;
    /** Forts with room that the current Colonize phase has not served yet, as a mask. */
    private int rooms;

    /** A game without turn limit. */
    public MutableSiege() {
        this(0);
    }

    /** A game that ends after this many turns (RUL-20); 0 means no limit. */
    public MutableSiege(int turnLimit) {
        this.turnLimit = turnLimit;
        reset();
    }

    /** The ids of the cards of the deck; the place of a card is its bit in a mask. */
    public static java.util.List<String> deckIds() {
        return java.util.List.of(Cards.ID).subList(0, Cards.DECK_SIZE);
    }

    /** Begins a new game. */
    public void reset() {
        setUp();
        turn = 0;
        active = 0;
        winner = -1;
        need = 3;
        askChance(DEAL_0);
    }

    /** Whether the game has ended. */
    public boolean over() {
        return phase == OVER;
    }

    /** The winner, or -1 while the game goes on and after a draw. */
    public int winner() {
        return winner;
    }

    /** Who is asked: player 0 or 1, or -1 for chance and after the end. */
    public int toAct() {
        return actor;
    }

    /** The number of answers to the open question of a player. */
    public int optionCount() {
        return options;
    }

    /** The kind of question that is open, for chance with the number of cards or dice. */
    public String question() {
        return SiegeText.question(this);
    }

    /** The canonical text of an answer to the open question. */
    public String option(int option) {
        return SiegeText.option(this, option);
    }

    /** The whole table as canonical text. */
    public String fingerprint() {
        return SiegeText.fingerprint(this);
    }

    /** Answers the open question of a player. */
    public void choose(int option) {
        switch (phase) {
            case ACTION -> act(option);
            case REROLL -> reroll(option);
            case STONE -> placeStone(option);
            case GIVE -> give(Bits.nth(drawn, option));
            case REPAIR -> repair(option);
            case SETTLE -> settle(option);
            case LEADERSHIP -> spendLeadership(option);
            case COLOR -> firstWave(Bits.nthSmall(shownColors(), option));
            case FIRST_WAVE -> {
                fell(target, Bits.nth(sets, option));
                stepTen();
            }
            case STEP -> {
                if (option == 0) {
                    reinforce();
                } else {
                    secondWave();
                }
            }
            case SECOND_WAVE -> {
                fell(target, Bits.nth(sets, option));
                destruction();
            }
            case PASS_0 -> {
                passed = Bits.nth(hand[0], option);
                ask(PASS_1, 1, 3);
            }
            case PASS_1 -> passCards(passed, Bits.nth(hand[1], option));
            default -> throw new IllegalStateException(question());
        }
    }

    /** Settles the open chance event at random. */
    public void chanceRandom(SplitMix random) {
        if (phase == ROLL) {
            rolled(Dice.roll(air, random));
        } else if (phase == START) {
            chanceStart(random.nextInt(2));
        } else {
            long rest = deck;
            int size = Long.bitCount(rest);
            for (int i = 0; i < need; i++) {
                rest ^= 1L << Bits.nth(rest, random.nextInt(size--));
            }
            dealt(deck ^ rest);
        }
    }

    /** Settles a deal: the cards, as a mask, that leave the deck. */
    public void chanceDeal(long cards) {
        boolean asked = phase == DEAL_0 || phase == DEAL_1 || phase == DRAW;
        if (!asked || (cards & ~deck) != 0 || Long.bitCount(cards) != need) {
            throw new IllegalArgumentException(question() + " cannot be " + Long.toHexString(cards));
        }
        dealt(cards);
    }

    /** Settles who takes the first turn, which begins in the Action phase. */
    public void chanceStart(int player) {
        if (phase != START) {
            throw new IllegalStateException(question());
        }
        turn = 1;
        active = player;
        action();
    }

    /** Settles a roll: how many of the dice in the air show each face. */
    public void chanceRoll(int leadership, int black, int white, int gray, int target) {
        if (phase != ROLL || leadership + black + white + gray + target != air) {
            throw new IllegalArgumentException(question());
        }
        rolled(leadership | black << 3 | white << 6 | gray << 9 | target << 12);
    }

    /** Plays the game to its end with random answers and returns the winner, or -1 for a draw. */
    public int playout(SplitMix random) {
        while (phase != OVER) {
            if (actor < 0) {
                chanceRandom(random);
            } else {
                choose(random.nextInt(options));
            }
        }
        return winner;
    }

    /* Set-up and turns. */

    private void dealt(long cards) {
        deck ^= cards;
        if (phase == DRAW) {
            drawn |= cards;
            afterDraw();
        } else if (phase == DEAL_0) {
            hand[0] = cards;
            askChance(DEAL_1);
        } else {
            hand[1] = cards;
            ask(PASS_0, 0, 3);
        }
    }

    private void passCards(int first, int second) {
        long both = 1L << first | 1L << second;
        hand[0] ^= both;
        hand[1] ^= both;
        askChance(START);
    }

    @Override
    void endTurn() {
        if (turn == turnLimit) {
            endByLimit();
            return;
        }
        turn++;
        active ^= 1;
        if (home[active] == 0) {
            end(active, COLONIST);
        } else if (coins[active] >= 20 && coins[active] > coins[active ^ 1]) {
            end(active, ECONOMIC);
        } else {
            colonize();
        }
    }

    private void endByLimit() {
        int byCoins = Integer.compare(coins[0], coins[1]);
        int lead = byCoins != 0 ? byCoins : Integer.compare(home[1], home[0]);
        end(lead == 0 ? -1 : lead > 0 ? 0 : 1, LIMIT);
    }

    private void end(int player, int how) {
        winner = player;
        ending = how;
        askChance(OVER);
    }

    private void colonize() {
        int base = active * MAX_FORTS;
        int mask = 0;
        for (int i = 0; i < fortCount[active]; i++) {
            int at = base + i;
            mask |= ((fortColonists[at] - Cards.SLOTS[fortCard[at]]) >>> 31) << i;
        }
        rooms = mask;
        nextRoom();
    }

    /** Fills the forts with room from the first on; stops where the player has a choice (COL-3). */
    private void nextRoom() {
        int base = active * MAX_FORTS;
        int left = home[active];
        if (left > 0 && left < Integer.bitCount(rooms)) {
            fort = Integer.numberOfTrailingZeros(rooms);
            ask(SETTLE, active, 2);
            return;
        }
        if (left > 0) {
            home[active] = left - Integer.bitCount(rooms);
            for (int rest = rooms; rest != 0; rest &= rest - 1) {
                fortColonists[base + Integer.numberOfTrailingZeros(rest)]++;
            }
        }
        action();
    }

    private void settle(int colonists) {
        fortColonists[active * MAX_FORTS + fort] += colonists;
        home[active] -= colonists;
        rooms &= rooms - 1;
        nextRoom();
    }

    private void action() {
        fleet[active] = NO_FORT;
        long cards = hand[active];
        int base = active * MAX_FORTS;
        int count = Long.bitCount(cards & Cards.FORTS) + Math.max(1, fortCount[active ^ 1]);
        if ((deck | discard) != 0) {
            count++;
        }
        for (int i = 0; i < fortCount[active]; i++) {
            count += Long.bitCount(cards & Cards.AFFORDABLE[fortColonists[base + i]]);
        }
        /* Attack or Open Waters is always possible with two players, so there is never a pass. */
        ask(ACTION, active, count);
    }

    /** An action as its kind, and in the next two bytes the card and the index of the fort. */
    int actionCode(int option) {
        int left = option;
        if ((deck | discard) != 0 && left-- == 0) {
            return ACT_DRAW;
        }
        long forts = hand[active] & Cards.FORTS;
        int count = Long.bitCount(forts);
        if (left < count) {
            return ACT_FORT | Bits.nth(forts, left) << 8;
        }
        left -= count;
        int base = active * MAX_FORTS;
        for (int i = 0; i < fortCount[active]; i++) {
            long cards = hand[active] & Cards.AFFORDABLE[fortColonists[base + i]];
            count = Long.bitCount(cards);
            if (left < count) {
                int card = Bits.nth(cards, left);
                return (card < Cards.FIRST_SHIP ? ACT_BUILDING : ACT_SHIP) | card << 8 | i << 16;
            }
            left -= count;
        }
        return fortCount[active ^ 1] == 0 ? ACT_OPEN : ACT_ATTACK | left << 16;
    }

    private void act(int option) {
        int code = actionCode(option);
        int card = code >> 8 & 63;
        switch (code & 7) {
            case ACT_DRAW -> draw();
            case ACT_FORT -> buildFort(card);
            case ACT_BUILDING -> buildBuilding(card, code >> 16);
            case ACT_SHIP -> buildShip(card, code >> 16);
            case ACT_ATTACK -> {
                fleet[active] = code >> 16;
                attack(code >> 16);
            }
            default -> attack(NO_FORT);
        }
    }
}
