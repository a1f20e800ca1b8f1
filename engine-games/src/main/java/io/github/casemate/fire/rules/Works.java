package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** What works: the buildings that are not shut down, their points and their bonuses (GIA-3, ARM-3, WIN-2, ADV). */
public final class Works {

    private static final long EVERYWHERE = -1;

    private Works() {}

    /**
     * {@return WIN-2: the points of a player}
     *
     * @param table the table
     * @param player the player
     */
    public static int points(FireTable table, PlayerId player) {
        int points = 0;
        for (Building building : table.buildings()) {
            if (building.card() != Building.NO_CARD && isWorking(table, building, player)) {
                points += table.realm().card(building.card()).points();
            }
        }
        return points;
    }

    /**
     * {@return how many working buildings of a player have a bonus; none in the Basic game}
     *
     * @param table the table
     * @param player the player
     * @param bonus the bonus
     */
    public static int count(FireTable table, PlayerId player, Bonus bonus) {
        return countIn(table, player, bonus, EVERYWHERE);
    }

    /** {@return ADV: how many working buildings of a player in one of some territories have a bonus} */
    static int countIn(FireTable table, PlayerId player, Bonus bonus, long territories) {
        if (!table.realm().variants().advanced()) {
            return 0;
        }
        int count = 0;
        for (Building building : table.buildings()) {
            boolean there = (building.territories() & territories) != 0;
            count += there && gives(table, building, bonus) && isWorking(table, building, player) ? 1 : 0;
        }
        return count;
    }

    /** {@return whether the card of a building gives a bonus, whether or not it works; none does in the Basic game} */
    static boolean gives(FireTable table, Building building, Bonus bonus) {
        if (building.card() == Building.NO_CARD || !table.realm().variants().advanced()) {
            return false;
        }
        FireCard card = table.realm().card(building.card());
        return card.bonus().isDefined() && card.bonus().get() == bonus;
    }

    /** {@return whether a player has a working building with a bonus} */
    static boolean has(FireTable table, PlayerId player, Bonus bonus) {
        return count(table, player, bonus) > 0;
    }

    /** {@return whether a player has a working building of a kind, original or not} */
    static boolean hasBuilding(FireTable table, PlayerId player, String id) {
        for (Building building : table.buildings()) {
            if (isWorking(table, building, player) && table.is(building, id)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the territories where working buildings of a player, or of anybody, have a bonus} */
    static long territories(FireTable table, Bonus bonus) {
        long all = 0;
        for (Building building : table.buildings()) {
            if (gives(table, building, bonus) && !table.walkers().shutDown(building)) {
                all |= building.territories();
            }
        }
        return all;
    }

    static boolean isWorking(FireTable table, Building building, PlayerId owner) {
        return building.owner().equals(owner) && !table.walkers().shutDown(building);
    }
}
