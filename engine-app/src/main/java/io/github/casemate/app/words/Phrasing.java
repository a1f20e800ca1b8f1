package io.github.casemate.app.words;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * What is needed to tell an event: who is who, and which cards there are.
 *
 * @param names who is who
 * @param cards any table of the game, for its decks
 */
record Phrasing(Names names, Table cards) {

    String does(PlayerId player, String verb) {
        return names.does(player, verb);
    }

    String whom(PlayerId player) {
        return names.whom(player);
    }

    String whose(PlayerId player) {
        return names.whose(player);
    }

    String whoseAtFirst(PlayerId player) {
        return SmallWords.capital(names.whose(player));
    }

    /** A card on the table by name. There are several Starting Forts, so their owners are named too. */
    String card(Card card) {
        return card.starting()
                ? cards.owner(card).map(owner -> whose(owner) + " ").getOrElse("") + card.name()
                : card.name();
    }

    /** The same in a sentence about a player: what is theirs needs no name. */
    String card(Card card, PlayerId subject) {
        return card.starting() && cards.owner(card).contains(subject)
                ? names.own(subject) + " " + card.name()
                : card(card);
    }

    /** The cards of a pile by name as far as they are known, or how many there are. */
    String pile(String deck, Pile pile) {
        String kind = deck.equals(Deck.MAIN) ? "card" : deck.replaceAll("s$", "") + " card";
        if (pile.hidden() == 0 && !pile.isEmpty()) {
            return SmallWords.cards(known(deck, pile));
        }
        return pile.hidden() == pile.size()
                ? SmallWords.count(pile.size(), kind)
                : SmallWords.cards(known(deck, pile)) + " and " + SmallWords.count(pile.hidden(), "other " + kind);
    }

    private Seq<Card> known(String deck, Pile pile) {
        return cards.deck(deck).cards(pile.known());
    }
}
