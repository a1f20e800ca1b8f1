package io.github.casemate.ai.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.quantity.ColonistGain;
import io.github.casemate.siege.quantity.VictoryCoins;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * How many turns a player is from either victory if nobody interferes: the race that the whole game is about.
 *
 * @param colonists the turns until nobody is left at home
 * @param coins the turns until there are enough coins
 */
record Race(double colonists, double coins) {

    /** VIC-3. */
    private static final int VICTORY = 20;

    /** What a turn brings in on average: fort cards score their stones, and forts feed what else is built. */
    private static final double COINS_PER_TURN = 0.7;

    private static final double COINS_PER_FORT = 0.5;
    private static final int FORTS_THAT_COUNT = 3;

    /** Colonists on forts become ships and buildings, and these score about a coin for each. */
    private static final double COINS_PER_COLONIST = 0.7;

    /** Where every fort is full, a turn goes into building something that takes colonists off a fort. */
    private static final double TURNS_FOR_ROOM = 1.5;

    private static final int ROOM_MADE = 2;
    private static final int TOO_LONG = 14;

    static Race of(Table table, PlayerId player) {
        return of(table, table.player(player), Option.none());
    }

    /** The race after one of the player's forts has fallen. */
    static Race without(Table table, Fort lost) {
        return of(table, table.player(lost.owner()), Option.some(lost.card()));
    }

    /** The race after one of the player's forts has fallen, or none. */
    static Race of(Table table, PlayerState side, Option<Card> lost) {
        int[] room = new int[side.forts().size()];
        int[] gain = new int[side.forts().size()];
        int home = Terms.home(side, lost.getOrNull());
        for (int place = 0; place < room.length; place++) {
            Fort fort = side.forts().get(place);
            if (!lost.exists(fort.card()::is) && Abilities.allows(table, new GainColonist(fort))) {
                room[place] = fort.room();
                gain[place] = Abilities.number(table, new ColonistGain(fort, 1));
            }
        }
        return new Race(settling(home, room, gain), earning(table, side, lost));
    }

    private static double settling(int home, int[] room, int[] gain) {
        double turns = 0;
        int left = home;
        while (left > 0 && turns < TOO_LONG) {
            int settled = 0;
            for (int place = 0; place < room.length; place++) {
                int more = Math.min(room[place], gain[place]);
                room[place] -= more;
                settled += more;
            }
            if (settled > 0) {
                turns += Math.min(1, left / (double) settled);
                left -= settled;
            } else if (room.length > 0) {
                turns += TURNS_FOR_ROOM;
                room[0] += ROOM_MADE;
                gain[0] = Math.max(1, gain[0]);
            } else {
                return TOO_LONG;
            }
        }
        return Math.min(turns, TOO_LONG);
    }

    /** VIC-3: how many coins would be enough for a player now. */
    static int neededCoins(Table table, PlayerState side) {
        int needed = Abilities.number(table, new VictoryCoins(side.id(), VICTORY));
        for (PlayerId opponent : table.opponents(side.id())) {
            needed = Math.max(needed, table.player(opponent).coins() + 1);
        }
        return needed;
    }

    private static double earning(Table table, PlayerState side, Option<Card> lost) {
        int needed = neededCoins(table, side);
        if (side.coins() >= needed) {
            return 0;
        }
        int forts = 0;
        int colonists = 0;
        for (Fort fort : side.forts()) {
            if (!lost.exists(fort.card()::is)) {
                forts++;
                colonists += fort.colonists();
            }
        }
        double missing = Math.max(1, needed - side.coins() - COINS_PER_COLONIST * colonists);
        return missing / (COINS_PER_TURN + COINS_PER_FORT * Math.min(forts, FORTS_THAT_COUNT));
    }
}
