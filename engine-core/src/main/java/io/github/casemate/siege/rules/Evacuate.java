package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * RUL-45: the moment before a card is destroyed, and if it is a fort, also the buildings below it. All colonists are
 * still in place. Whatever saves colonists does so here; otherwise nothing happens, and the card falls.
 *
 * @param owner whose card
 * @param card the card
 */
public record Evacuate(PlayerId owner, Card card) implements FallOfCard {

    @Override
    public void take(Play<Table> play) {
        play.then(new Discard(owner, card));
    }

    /**
     * The cards that fall together.
     *
     * @param table the table
     * @return the card, and the buildings below it if it is a fort; none if it has left play
     */
    public Array<Card> cards(Table table) {
        return Destruction.falling(table, card);
    }
}
