package io.github.casemate.siege;

import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import java.util.random.RandomGenerator;

/**
 * Fills the holes of a view with cards that could lie there. All deals that fit the numbers shown are equally likely;
 * cards that were in hands when the deck was last refilled are not dealt into the deck.
 */
final class Determinization {

    private Determinization() {}

    static Table fill(Table view, RandomGenerator random) {
        return view.withDecks(view.decks().map(deck -> fill(deck, view.unseen(deck), random)));
    }

    private static Deck fill(Deck deck, CardSet unseen, RandomGenerator random) {
        int held = deck.hands().map(Pile::hidden).sum().intValue()
                + deck.aside().map(Pile::hidden).sum().intValue();
        CardSet inHands = unseen.and(deck.sealed());
        CardSet others = unseen.minus(inHands);
        CardSet dealt = inHands.plus(taken(others, held - inHands.size(), random));
        CardSet left = dealt;
        Array<Pile> hands = deck.hands();
        Array<Pile> aside = deck.aside();
        for (int seat = 0; seat < hands.size(); seat++) {
            CardSet hand = taken(left, hands.get(seat).hidden(), random);
            left = left.minus(hand);
            CardSet laid = taken(left, aside.get(seat).hidden(), random);
            left = left.minus(laid);
            hands = hands.update(seat, Pile.of(hands.get(seat).known().plus(hand)));
            aside = aside.update(seat, Pile.of(aside.get(seat).known().plus(laid)));
        }
        Deck filled = deck.withUndrawn(Pile.of(deck.undrawn().known().plus(unseen.minus(dealt))))
                .withHands(hands)
                .withAside(aside);
        return filled;
    }

    private static CardSet taken(CardSet from, int count, RandomGenerator random) {
        CardSet left = from;
        for (int i = 0; i < count; i++) {
            left = left.minus(CardSet.NONE.plus(left.at((int) SplitMix64.below(random, left.size()))));
        }
        return from.minus(left);
    }
}
