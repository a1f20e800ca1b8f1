package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * GHO-9: the Ghost Captain's row was laid out again, because cards came or went. All its cards are face up.
 *
 * @param row all cards, left to right
 * @param joined how many at the right end have just come
 */
public record RowLaid(Array<Card> row, int joined) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        CardSet cards = CardSet.ofAll(row);
        return table.withSlice(GhostCaptain.KEY, GhostCaptain.on(table).withRow(row))
                .changeDeck(
                        Deck.MAIN,
                        deck -> deck.withPubliclyKnown(deck.publiclyKnown().plus(cards))
                                .withHands(deck.hands()
                                        .update(
                                                GhostCaptain.SEAT.index(),
                                                deck.hand(GhostCaptain.SEAT).revealing(cards))));
    }

    @Override
    public boolean reveals() {
        return joined > 0;
    }
}
