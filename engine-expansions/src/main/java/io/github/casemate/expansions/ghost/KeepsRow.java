package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * GHO-6, GHO-9: whatever moves the Ghost Captain's cards, his row is in order before the next step. Cards move by
 * events of any module, so this looks at the table instead of waiting for certain events.
 */
public record KeepsRow() implements Replacement<Step<Table>> {

    @Override
    public Class<? super Step<Table>> about() {
        return Step.class;
    }

    @Override
    public Step<Table> instead(Step<Table> step, Source source, Table table) {
        return isLaid(table) && isSeen(table) ? step : new LayRow(step);
    }

    /** Whether the row is the same as his hand, and public. This is checked before every step. */
    static boolean isLaid(Table table) {
        CardSet hand = table.main().hand(GhostCaptain.SEAT).known();
        Array<Card> row = GhostCaptain.on(table).row();
        if (row.size() != hand.size()) {
            return false;
        }
        for (int place = 0; place < row.size(); place++) {
            if (!hand.contains(row.get(place))) {
                return false;
            }
        }
        return table.main().publiclyKnown().containsAll(hand);
    }

    private static boolean isSeen(Table table) {
        for (int place = 1; place < table.decks().size(); place++) {
            if (!isSeen(table.decks().get(place))) {
                return false;
            }
        }
        return true;
    }

    /** RUL-87: the player who decides for him must see what he holds, from whatever deck. */
    static boolean isSeen(Deck deck) {
        return deck.known()
                .get(GhostCaptain.PLAYER.index())
                .containsAll(deck.hand(GhostCaptain.SEAT).known());
    }
}
