package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.rules.AcceptOffer;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import org.jspecify.annotations.Nullable;

/** What a player with a purpose offers to others, and what they accept (TRD). */
final class TradeAdvisor {

    /**
     * A trade of single elements.
     *
     * @param given what the player gives
     * @param wanted what they get
     */
    record Swap(Element given, Element wanted) {}

    private TradeAdvisor() {}

    /** {@return the best swap of something that is left over for something that is missing; null if there is none} */
    static @Nullable Swap best(FireMind mind, PlayerId partner) {
        FireTable table = mind.table;
        if (isAboutToWin(table, partner)) {
            return null;
        }
        BrickPrices theirs = BrickPrices.of(table, partner);
        Swap best = null;
        double most = 0;
        for (Element wanted : Element.ALL) {
            if (mind.lacking(wanted) > 0 && table.pile(partner).of(wanted.ordinal()) > 0) {
                for (Element given : Element.ALL) {
                    boolean spare = mind.lacking(given) < 0 && given != wanted;
                    if (spare && table.collection(partner).of(given.ordinal()) > 0) {
                        double gain = theirs.of(given.ordinal()) - theirs.of(wanted.ordinal()) + 0.1;
                        if (gain > most) {
                            most = gain;
                            best = new Swap(given, wanted);
                        }
                    }
                }
            }
        }
        return best;
    }

    /** {@return whether to accept: what comes is worth more than what goes, and the other is not about to win} */
    static boolean accepts(FireMind mind, AcceptOffer offer) {
        if (isAboutToWin(mind.table, offer.player())) {
            return false;
        }
        return worth(mind, offer.given()) * offer.giving() > worth(mind, offer.wanted()) * offer.wanting();
    }

    private static double worth(FireMind mind, Element element) {
        int lacking = mind.lacking(element);
        double price = mind.prices.of(element.ordinal());
        return lacking > 0 ? 1.5 * price : lacking < 0 ? 0.6 * price : price;
    }

    private static boolean isAboutToWin(FireTable table, PlayerId player) {
        return Works.points(table, player) >= table.realm().variants().points() - 1;
    }
}
