package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/**
 * What elements are worth to a player: about how many rounds it takes to get one, by the Cottages that produce it or by
 * exchanging others for it.
 */
final class BrickPrices {

    /** PRO-1: how likely a colour is among two different dice. */
    static final double PRODUCES = 10.0 / 36;

    /** How much of everything that is produced can be exchanged for one kind. */
    private static final double EXCHANGED = 0.2;

    /** What trades, events and luck bring. */
    private static final double OTHERWISE = 0.12;

    /** What a brick in the pile counts, compared to one that has to be collected first. */
    private static final double IN_PILE = 0.35;

    private final double[] rates = new double[Element.ALL.size()];
    private final double[] prices = new double[Element.ALL.size()];
    private double total;

    private BrickPrices() {}

    static BrickPrices of(FireTable table, PlayerId player) {
        BrickPrices all = new BrickPrices();
        double each = PRODUCES * table.realm().players();
        for (Building building : table.buildings()) {
            if (building.owner().equals(player)
                    && building.plan() == table.realm().cottage().number()) {
                int territory = Long.numberOfTrailingZeros(building.territories());
                double rate = table.walkers().shutDown(building) ? each / 2 : each;
                all.rates[table.flags().elements().get(territory).ordinal()] += rate;
                all.total += rate;
            }
        }
        for (int kind = 0; kind < all.prices.length; kind++) {
            all.prices[kind] = all.price(all.rates[kind]);
        }
        return all;
    }

    private double price(double rate) {
        return 1 / (rate + EXCHANGED * (total - rate) + OTHERWISE);
    }

    /** {@return how many elements come in a round} */
    double total() {
        return total;
    }

    /** {@return how many different kinds are produced} */
    int kinds() {
        int kinds = 0;
        for (double rate : rates) {
            kinds += rate > 0 ? 1 : 0;
        }
        return kinds;
    }

    /** {@return the price of an element} */
    double of(int element) {
        return prices[element];
    }

    /** {@return what it costs to lay an element of the pile} */
    double used(int element) {
        return IN_PILE * prices[element];
    }

    /** {@return how much one more Cottage would lower the price of what it produces} */
    double saved(int element) {
        return prices[element] - price(rates[element] + total / 8 + PRODUCES);
    }

    /** {@return the price of a need, given what the player has} */
    double cost(long need, Counts pile) {
        double cost = 0;
        for (int kind = 0; kind < prices.length; kind++) {
            int wanted = BrickCovers.of(need, kind);
            int there = Math.min(wanted, pile.of(kind));
            cost += prices[kind] * (wanted - there + IN_PILE * there);
        }
        return cost;
    }

    /** {@return the cheapest of some needs} */
    long cheapest(long[] needs, Counts pile) {
        long best = needs[0];
        double least = Double.POSITIVE_INFINITY;
        for (long need : needs) {
            double cost = cost(need, pile);
            if (cost < least) {
                least = cost;
                best = need;
            }
        }
        return best;
    }
}
