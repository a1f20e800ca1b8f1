package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/** A card of a hand, picked without looking. */
public final class RandomCard {

    private RandomCard() {}

    /**
     * The odds: every card of the hand is as likely as any other.
     *
     * @param table the table; always a full one
     * @param deck the deck's id
     * @param player whose hand; it is not empty
     * @return a {@link PickCard} for each card
     */
    public static Distribution<Action> odds(Table table, String deck, PlayerId player) {
        Deck from = table.deck(deck);
        return Distribution.uniform(from.cards(from.hand(player).known()).map(PickCard::new));
    }
}
