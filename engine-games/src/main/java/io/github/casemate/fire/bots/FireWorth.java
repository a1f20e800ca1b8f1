package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** What things are worth, at a glance; a point is one. */
final class FireWorth {

    private static final double FIRST_COTTAGES = 1.5;
    private static final double LESS_FOR_EACH = 0.22;
    private static final double LEAST = 0.15;

    private static final double SHUT_DOWN = 0.5;
    private static final double COTTAGE = 0.3;
    private static final double LOOSE_BRICK = 0.04;

    private FireWorth() {}

    /** {@return what one more Cottage is worth: less the more there are, and more if it produces what is rare} */
    static double cottage(FireTable table, PlayerId player, BrickPrices prices, int element) {
        int cottages = cottages(table, player);
        int left = table.realm().variants().points() - mostPoints(table);
        double value = Math.max(LEAST, FIRST_COTTAGES - LESS_FOR_EACH * cottages) * (0.6 + 0.5 * prices.saved(element));
        return left <= 1 ? value / 2 : value;
    }

    static int cottages(FireTable table, PlayerId player) {
        int count = 0;
        for (Building building : table.buildings()) {
            count += building.owner().equals(player)
                            && building.plan() == table.realm().cottage().number()
                    ? 1
                    : 0;
        }
        return count;
    }

    static int mostPoints(FireTable table) {
        int most = 0;
        for (int seat = 0; seat < table.realm().players(); seat++) {
            most = Math.max(most, Works.points(table, PlayerId.of(seat)));
        }
        return most;
    }

    /** {@return what a player has on the board; to compare what events and the Giant can do} */
    static double kingdom(FireTable table, PlayerId player) {
        double sum = 0;
        for (Building building : table.buildings()) {
            if (building.owner().equals(player)) {
                double worth = building.card() != Building.NO_CARD
                        ? table.realm().card(building.card()).points()
                        : building.plan() == table.realm().cottage().number() ? COTTAGE : 0;
                sum += table.walkers().shutDown(building) ? SHUT_DOWN * worth : worth;
            }
        }
        for (int level = 1; level <= table.board().top(); level++) {
            for (long row : table.board().loose(level, player.index())) {
                sum += LOOSE_BRICK * Long.bitCount(row);
            }
        }
        sum += BonusWorth.all(table, player);
        boolean wins = Works.points(table, player) >= table.realm().variants().points();
        return wins ? sum + 5 : sum;
    }

    /** {@return what a player has more than the best of the others} */
    static double lead(FireTable table, PlayerId player) {
        double best = Double.NEGATIVE_INFINITY;
        for (PlayerId other : table.othersAfter(player)) {
            best = Math.max(best, kingdom(table, other));
        }
        return kingdom(table, player) - best;
    }

    /** {@return how many elements a need has more than a pile, of one kind} */
    static int lacking(FireTable table, PlayerId player, long need, Element element) {
        return BrickCovers.of(need, element.ordinal()) - table.pile(player).of(element.ordinal());
    }
}
