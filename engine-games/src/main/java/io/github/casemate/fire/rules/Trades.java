package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** Which trades between players are possible (TRD-1, TRD-2). */
final class Trades {

    /** TRD-1: the most of a kind that one side gives. */
    static final int MOST = 2;

    private Trades() {}

    /** {@return whether both have what it takes: one gives from the pile, the other takes from the Collection} */
    static boolean canGive(FireTable table, PlayerId giver, PlayerId taker, Element element, int count) {
        return table.pile(giver).of(element.ordinal()) >= count
                && table.collection(taker).of(element.ordinal()) >= count;
    }

    /** {@return whether a trade may be offered: of different kinds, and not two for two} */
    static boolean isPossible(
            FireTable table,
            PlayerId player,
            PlayerId partner,
            Element given,
            int giving,
            Element wanted,
            int wanting) {
        return given != wanted
                && giving + wanting < 2 * MOST
                && canGive(table, player, partner, given, giving)
                && canGive(table, partner, player, wanted, wanting);
    }
}
