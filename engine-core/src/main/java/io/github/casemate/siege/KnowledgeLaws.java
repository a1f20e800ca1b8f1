package io.github.casemate.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/** LAW-7: what is recorded about who knows which card agrees with where the cards are. */
final class KnowledgeLaws {

    private final Deck deck;
    private final String field;
    private final Problems found;

    private KnowledgeLaws(Deck deck, String field, Problems found) {
        this.deck = deck;
        this.field = field;
        this.found = found;
    }

    static void check(Table table, Problems found) {
        for (int place = 0; place < table.decks().size(); place++) {
            KnowledgeLaws laws = new KnowledgeLaws(table.decks().get(place), "decks[" + place + "]", found);
            laws.holes();
            laws.knowledge();
        }
    }

    private void holes() {
        full(deck.undrawn(), ".undrawn");
        full(deck.justDrawn(), ".justDrawn");
        for (int seat = 0; seat < deck.hands().size(); seat++) {
            full(deck.hands().get(seat), ".hands." + PlayerId.of(seat));
            full(deck.setAside().get(seat), ".setAside." + PlayerId.of(seat));
        }
    }

    private void full(Pile pile, String where) {
        found.require(pile.hidden() == 0, "LAW-3", field + where, () -> "a full table hides no card");
    }

    private void knowledge() {
        CardSet held = CardSet.NONE;
        for (Pile hand : deck.hands()) {
            held = held.plus(hand.known());
        }
        within(deck.justDrawn().known(), held, ".justDrawn", "a card just drawn must be in a hand");
        within(deck.publiclyKnown(), held, ".publiclyKnown", "a card whose place all know must be in a hand");
        CardSet covered = held;
        for (Pile aside : deck.setAside()) {
            covered = covered.plus(aside.known());
        }
        within(
                deck.inHandsAtRefill(),
                covered,
                ".inHandsAtRefill",
                "a card that was in a hand must still be in one, or be set aside");
        for (int seat = 0; seat < deck.known().size(); seat++) {
            within(
                    deck.known().get(seat),
                    held.minus(deck.hands().get(seat).known()),
                    ".known." + PlayerId.of(seat),
                    "a card that a player has seen must be in the hand of another");
        }
    }

    private void within(CardSet cards, CardSet where, String what, String sentence) {
        found.require(where.containsAll(cards), "LAW-7", field + what, () -> sentence);
    }
}
