package io.github.casemate.fire.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;

/** What happens to cards. */
public interface CardEvents {

    /**
     * TRN-6: a card was drawn; others do not see which.
     *
     * @param player who drew it
     * @param card the card's id; none for others
     */
    record CardDrawn(PlayerId player, Option<String> card) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withCards(table.cards().drawn(player, number(table, card)));
        }

        @Override
        public Event<FireTable> redact(PlayerId hearer) {
            return hearer.equals(player) ? this : new CardDrawn(player, Option.none());
        }

        /** The last card of a deck is drawn without chance, and the player did not know it. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * TRN-5: a card was thrown away face down; others do not see which.
     *
     * @param player who threw it away
     * @param card the card's id; none for others
     */
    record CardThrownAway(PlayerId player, Option<String> card) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withCards(table.cards().thrownAway(player, number(table, card)))
                    .withTurn(table.turn().discarded());
        }

        @Override
        public Event<FireTable> redact(PlayerId hearer) {
            return hearer.equals(player) ? this : new CardThrownAway(player, Option.none());
        }
    }

    /** RUL-19: the discard pile was shuffled and is the deck now. */
    record Refilled() implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withCards(table.cards().refilled());
        }
    }

    /**
     * EVT-1: an event was played; its card goes to the discard pile.
     *
     * @param player who played it
     * @param card the card's id
     */
    record EventPlayed(PlayerId player, String card) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            int number = table.realm().numberOf(card);
            return table.withCards(table.cards().shown(player, number).discarded(number));
        }
    }

    private static int number(FireTable table, Option<String> card) {
        return card.isEmpty() ? -1 : table.realm().numberOf(card.get());
    }
}
