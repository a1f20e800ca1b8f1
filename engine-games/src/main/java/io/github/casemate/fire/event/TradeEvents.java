package io.github.casemate.fire.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** What happens to elements that are not on the board. */
public interface TradeEvents {

    /**
     * Elements went from the Collection to the Resource pile.
     *
     * @param player whose they are
     * @param element the element
     * @param count how many
     */
    record ElementsCollected(PlayerId player, Element element, int count) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.collect(player, element, count);
        }
    }

    /**
     * GIA-5: the Giant has eaten a brick of the Resource pile; it is back in the Collection.
     *
     * @param player whose it was
     * @param element the element
     */
    record BrickEaten(PlayerId player, Element element) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.collect(player, element, -1);
        }
    }

    /**
     * TRN-3: elements were traded at the Marketplace.
     *
     * @param player who traded
     * @param given what went to the Collection
     * @param price how many of it
     * @param bought what came from the Collection
     */
    record MarketTraded(PlayerId player, Element given, int price, Element bought) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.collect(player, given, -price)
                    .collect(player, bought, 1)
                    .withTurn(table.turn().traded());
        }
    }

    /**
     * TRD-1: a trade was offered.
     *
     * @param player who offers
     * @param partner to whom
     * @param given what they would give
     * @param giving how many
     * @param wanted what they want
     * @param wanting how many
     */
    record TradeOffered(PlayerId player, PlayerId partner, Element given, int giving, Element wanted, int wanting)
            implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withTurn(table.turn().offered());
        }
    }

    /**
     * TRD-2: a trade was accepted. Elements keep their colours: what one gives goes back to their own Collection, and the
     * other takes the same from theirs.
     *
     * @param player who offered
     * @param partner who accepted
     * @param given what the player gives
     * @param giving how many
     * @param wanted what the partner gives
     * @param wanting how many
     */
    record TradeMade(PlayerId player, PlayerId partner, Element given, int giving, Element wanted, int wanting)
            implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.collect(player, given, -giving)
                    .collect(partner, given, giving)
                    .collect(partner, wanted, -wanting)
                    .collect(player, wanted, wanting);
        }
    }

    /**
     * TRD-1: a trade was refused.
     *
     * @param partner who refused
     */
    record TradeRefused(PlayerId partner) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table;
        }
    }
}
