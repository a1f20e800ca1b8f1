package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.quantity.ColonistGain;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * What a player can reach with the forts, stones and cards at hand if nobody interferes: each turn colonists settle,
 * and the card that brings most is built. If none can be built, the player goes for stones, or for cards, which are
 * taken to be average. It knows of cards only what is printed on every card.
 */
final class Plan {

    /** How many turns are thought through; what is farther away is guessed. */
    private static final int HORIZON = 12;

    private static final int SOON = 4;

    /** A coin is a coin; room for colonists is worth something as long as there are any at home. */
    private static final double PER_SLOT = 0.4;

    private static final int SLOTS_THAT_COUNT = 3;
    private static final double PER_EMPTY_SPACE = 0.3;
    private static final double PER_COLONIST = 0.2;
    private static final double ROOM_IN_A_FULL_FORT = 0.8;

    /** What brings less than this is not worth a turn. */
    private static final double LEAST = 0.5;

    /** With this many cards and fewer stones, stones are what is missing. */
    private static final int FEW = 3;

    private static final double STONES_PER_ATTACK = 1.3;
    private static final double COINS_PER_TURN = 2;

    /** Drawn cards are taken to be like this. */
    private static final Card USUAL_FORT =
            Card.fort("usual-fort", "Usual Fort", Layout.of("G.", ".."), SLOTS_THAT_COUNT);

    private static final Card USUAL_BUILDING = Card.building("usual-building", "Usual Building", 2, 2, StoneColor.GRAY);

    private final int needed;
    private int home;
    private double stones;
    private int coins;

    private final int[] room;
    private final int[] crew;
    private final int[] gain;
    private int forts;

    private final Card[] hand;
    private int cards;
    private final int hidden;

    private double coinTurns = -1;
    private double colonistTurns = -1;
    private int soon;

    private Plan(Table table, PlayerState side, @Nullable Card lost) {
        needed = Race.neededCoins(table, side);
        home = Terms.home(side, lost);
        stones = side.supply().total();
        coins = side.coins();
        int most = side.forts().size() + HORIZON;
        room = new int[most];
        crew = new int[most];
        gain = new int[most];
        for (Fort fort : side.forts()) {
            if (lost == null || !fort.card().is(lost)) {
                room[forts] = fort.room();
                crew[forts] = fort.colonists();
                gain[forts] = Abilities.allows(table, new GainColonist(fort))
                        ? Abilities.number(table, new ColonistGain(fort, 1))
                        : 0;
                forts++;
            }
        }
        Deck deck = table.main();
        Pile pile = deck.hand(side.id());
        CardSet known = pile.known();
        hidden = pile.hidden();
        hand = new Card[known.size() + 2 * HORIZON];
        for (int number = known.next(0); number >= 0; number = known.next(number + 1)) {
            hand[cards++] = deck.cards().get(number);
        }
    }

    /**
     * {@return the plan of a side}
     *
     * @param table a table, or what somebody sees of it
     * @param side whose plan
     * @param hasSettled whether the colonists of the next turn have settled already
     * @param lost a fort that is treated as if it and what is below it were gone
     */
    static Plan of(Table table, PlayerState side, boolean hasSettled, @Nullable Card lost) {
        Plan plan = new Plan(table, side, lost);
        plan.follow(hasSettled);
        return plan;
    }

    /** The turns until nobody is at home. */
    double colonistTurns() {
        return colonistTurns;
    }

    /** The turns until there are enough coins. */
    double coinTurns() {
        return coinTurns;
    }

    /** The turns until the nearer victory. */
    double turns() {
        return Math.min(colonistTurns, coinTurns);
    }

    /** The coins of the next few turns. */
    int soon() {
        return soon;
    }

    private void follow(boolean hasSettled) {
        int before = coins;
        look(0);
        for (int turn = 1; turn <= HORIZON && (turn <= SOON || coinTurns < 0 || colonistTurns < 0); turn++) {
            if (turn > 1 || !hasSettled) {
                settle();
            }
            look(turn);
            act();
            look(turn);
            if (turn <= SOON) {
                soon = coins - before;
            }
        }
        if (coinTurns < 0) {
            coinTurns = HORIZON + (needed - coins) / COINS_PER_TURN;
        }
        if (colonistTurns < 0) {
            colonistTurns = HORIZON + home;
        }
    }

    private void look(int turn) {
        if (coins >= needed && coinTurns < 0) {
            coinTurns = turn;
        }
        if (home == 0 && colonistTurns < 0) {
            colonistTurns = turn;
        }
    }

    private void settle() {
        for (int fort = 0; fort < forts; fort++) {
            int settling = Math.min(home, Math.min(gain[fort], room[fort]));
            home -= settling;
            room[fort] -= settling;
            crew[fort] += settling;
        }
    }

    private void act() {
        double most = LEAST;
        int chosen = -1;
        int payer = -1;
        for (int card = 0; card < cards; card++) {
            if (hand[card].type() == CardType.FORT) {
                double worth = worthOfFort(hand[card]);
                if (worth > most) {
                    most = worth;
                    chosen = card;
                }
                continue;
            }
            for (int fort = 0; fort < forts; fort++) {
                double worth = crew[fort] >= hand[card].cost() ? worth(hand[card], fort) : 0;
                if (worth > most) {
                    most = worth;
                    chosen = card;
                    payer = fort;
                }
            }
        }
        if (chosen >= 0) {
            build(chosen, payer);
        } else if (cards + hidden >= FEW && stones < FEW) {
            stones += STONES_PER_ATTACK;
        } else {
            hand[cards++] = USUAL_FORT;
            hand[cards++] = USUAL_BUILDING;
        }
    }

    private double worthOfFort(Card fort) {
        int scored = scored(fort);
        return scored
                + (home > 0 ? PER_SLOT * Math.min(fort.slots(), SLOTS_THAT_COUNT) : 0)
                - PER_EMPTY_SPACE * (ordinarySpaces(fort) - scored);
    }

    private double worth(Card card, int fort) {
        return card.coins() - PER_COLONIST * card.cost() + (room[fort] == 0 && home > 0 ? ROOM_IN_A_FULL_FORT : 0);
    }

    /** FRT-4: a coin for each stone. */
    private int scored(Card fort) {
        return Math.min((int) stones, ordinarySpaces(fort));
    }

    private static int ordinarySpaces(Card fort) {
        return fort.fortLayout().size() - 1;
    }

    private void build(int chosen, int payer) {
        Card card = hand[chosen];
        hand[chosen] = hand[--cards];
        if (card.type() == CardType.FORT) {
            coins += scored(card);
            stones -= scored(card);
            room[forts] = card.slots();
            gain[forts] = 1;
            forts++;
        } else {
            coins += card.coins();
            crew[payer] -= card.cost();
            room[payer] += card.cost();
        }
    }
}
