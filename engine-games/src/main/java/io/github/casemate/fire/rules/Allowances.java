package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** How often a player may do something in one turn (TRN-3 to TRN-5, TRD-1, ADV-1). */
final class Allowances {

    private static final int PRICE = 4;

    private Allowances() {}

    /** TRN-3: with a working Marketplace, once; once more with each that was built for a card. */
    static int trades(FireTable table, PlayerId player) {
        return Works.hasBuilding(table, player, Blueprint.MARKETPLACE)
                ? 1 + Works.count(table, player, Bonus.MORE_TRADES)
                : 0;
    }

    /** TRN-3: four; ADV-1: three with a Port. */
    static int price(FireTable table, PlayerId player) {
        return Works.has(table, player, Bonus.CHEAPER_TRADES) ? PRICE - 1 : PRICE;
    }

    /** TRN-4: with a working Mill, once; once more with each that was built for a card. */
    static int mills(FireTable table, PlayerId player) {
        return Works.hasBuilding(table, player, Blueprint.MILL)
                ? 1 + Works.count(table, player, Bonus.MORE_MILLING)
                : 0;
    }

    /** TRN-5. */
    static int discards(FireTable table, PlayerId player) {
        return 1 + Works.count(table, player, Bonus.MORE_DISCARDS);
    }

    /** TRD-1, RUL-18. */
    static int offers(FireTable table, PlayerId player) {
        return table.realm().variants().offers() + 2 * Works.count(table, player, Bonus.MORE_OFFERS);
    }
}
