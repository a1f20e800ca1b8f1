package io.github.casemate.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Notation;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Actions as they say of themselves, with deals by the ids of their cards: {@code deal-cards main raven,armory}. There
 * are millions of deals, so one that was entered is taken apart instead of being looked for.
 */
final class SiegeNotation implements Notation<Action> {

    private static final String DEAL = "deal-cards ";

    private static final Notation<Action> PLAIN = Notation.ofText();

    private final Array<Deck> decks;

    SiegeNotation(Table table) {
        this.decks = table.decks();
    }

    @Override
    public String of(Action action) {
        return action instanceof DealCards deal
                ? DEAL + deal.deck() + " "
                        + deck(deal.deck()).get().cards(deal.cards()).mkString(",")
                : PLAIN.of(action);
    }

    @Override
    public Either<Rejection, Action> readOutcome(String text, Distribution<Action> chance) {
        String wanted = text.trim();
        return wanted.startsWith(DEAL)
                ? deal(wanted)
                        .filter(deal -> chance.weight(deal) > 0)
                        .toEither(() -> Rejection.of(
                                Rejection.IMPOSSIBLE_OUTCOME, "'" + Excerpt.part(wanted) + "' cannot be dealt now."))
                : Notation.super.readOutcome(wanted, chance);
    }

    private Option<Action> deal(String text) {
        String[] words = text.split(" ", -1);
        return words.length == 3
                ? deck(words[1]).flatMap(deck -> cards(deck, words[2]).map(cards -> new DealCards(deck.id(), cards)))
                : Option.none();
    }

    private static Option<CardSet> cards(Deck deck, String ids) {
        Array<String> listed = Array.of(ids.split(",", -1));
        Array<Card> named = deck.cards().filter(card -> listed.contains(card.id()));
        return Option.when(named.size() == listed.size(), () -> CardSet.ofAll(named));
    }

    private Option<Deck> deck(String id) {
        return decks.find(deck -> deck.id().equals(id));
    }
}
