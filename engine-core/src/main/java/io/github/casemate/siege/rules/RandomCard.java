package io.github.casemate.siege.rules;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/** A card of a hand, picked without looking. */
final class RandomCard {

    private RandomCard() {}

    static Distribution<Action> odds(Table table, String deck, PlayerId player) {
        Deck from = table.deck(deck);
        return Distribution.uniform(from.cards(from.hand(player).known()).map(PickCard::new));
    }
}
