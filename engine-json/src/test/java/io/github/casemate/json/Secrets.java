package io.github.casemate.json;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/**
 * Which cards a player may not know, counted on the full table and without asking what a view shows. Those are the
 * undrawn cards, what others have laid aside, and what others hold, unless the player has seen it or everybody has.
 *
 * @param table the full table
 * @param counted the cards of each deck that were in hands when it last ran out: all others lay open then, so everybody
 *     can name them, though not say who holds which
 */
record Secrets(Table table, Map<String, CardSet> counted) {

    static Secrets of(Table table) {
        return new Secrets(table, HashMap.empty());
    }

    /** What is secret after an event, which is told in full. */
    Secrets after(Event<Table> event) {
        Table next = event.evolve(table);
        if (event instanceof DeckRefilled refilled) {
            Deck deck = table.deck(refilled.deck());
            if (deck.undrawn().isEmpty()) {
                return new Secrets(next, counted.put(deck.id(), together(deck.hands())));
            }
        }
        return new Secrets(next, counted);
    }

    /** The ids of the cards that the player may not know. */
    Set<String> from(PlayerId player) {
        Set<String> ids = HashSet.empty();
        for (Deck deck : table.decks()) {
            boolean watches = player.equals(PlayerId.SPECTATOR);
            CardSet seen = (watches ? CardSet.NONE : deck.known().get(player.index()))
                    .plus(deck.publiclyKnown())
                    .plus(counted.get(deck.id()).getOrElse(CardSet.NONE));
            CardSet hidden = deck.undrawn()
                    .known()
                    .plus(together(watches ? deck.hands() : deck.hands().removeAt(player.index()))
                            .minus(seen))
                    .plus(together(watches ? deck.setAside() : deck.setAside().removeAt(player.index())));
            ids = ids.addAll(deck.cards(hidden).map(Card::id));
        }
        // What was attacked last was seen by all, wherever the fort has gone since.
        return ids.removeAll(table.lastAttack().flatMap(attack -> attack.fort()).map(Card::id));
    }

    private static CardSet together(Iterable<Pile> piles) {
        CardSet all = CardSet.NONE;
        for (Pile pile : piles) {
            all = all.plus(pile.known());
        }
        return all;
    }
}
