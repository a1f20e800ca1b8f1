package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** What the bonuses of the Advanced game are worth (ADV-1 to ADV-3, ARM-1); a point is one. */
final class BonusWorth {

    private BonusWorth() {}

    /**
     * {@return what a bonus is worth to a player; nothing in the Basic game}
     *
     * @param table the table
     * @param player who has it, or could have it
     * @param bonus the bonus
     * @param territories where its building stands, or could stand, as a set of bits
     */
    static double of(FireTable table, PlayerId player, Bonus bonus, long territories) {
        if (!table.realm().variants().advanced()) {
            return 0;
        }
        return switch (bonus) {
            case DOUBLE_HARVEST -> hasCottage(table, player, territories) ? 0.5 : 0.1;
            case ARMY -> 0.5;
            case ARMY_RANGE -> Works.count(table, player, Bonus.ARMY) > 0 ? 0.2 : 0;
            case CHEAPER_TRADES, MORE_DISCARDS -> 0.3;
            case MORE_TRADES, MORE_MILLING, DOUBLES_GIVE_ONE -> 0.15;
            case GIANT_NEVER_EATS, GIANT_NOTICES_LATE, GIANT_FREE_CHOICE, DOUBLES_MOVE_FAR -> 0.15;
            case NO_ENTRY, SANCTUARY, TOLL -> 0.1;
            case MORE_OFFERS -> 0.05;
        };
    }

    /** {@return what all bonuses of a player's buildings are worth that work} */
    static double all(FireTable table, PlayerId player) {
        double all = 0;
        if (table.realm().variants().advanced()) {
            for (Building building : table.buildings()) {
                if (building.owner().equals(player)
                        && building.card() != Building.NO_CARD
                        && !table.walkers().shutDown(building)) {
                    all += table.realm()
                            .card(building.card())
                            .bonus()
                            .map(bonus -> of(table, player, bonus, building.territories()))
                            .getOrElse(0.0);
                }
            }
        }
        return all;
    }

    private static boolean hasCottage(FireTable table, PlayerId player, long territories) {
        for (Building building : table.buildings()) {
            if (building.owner().equals(player)
                    && building.plan() == table.realm().cottage().number()
                    && (building.territories() & territories) != 0) {
                return true;
            }
        }
        return false;
    }
}
