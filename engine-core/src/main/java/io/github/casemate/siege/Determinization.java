package io.github.casemate.siege;

import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * Fills the holes of a view with cards that could be there. All deals that fit the numbers shown are equally likely;
 * cards that were in hands when the deck was last refilled are not put into the deck.
 */
final class Determinization {

    private Determinization() {}

    static Table fill(Table view, List<Step<Table>> agenda, RandomGenerator random) {
        return view.withDecks(view.decks()
                .map(deck ->
                        withCardsJustDrawn(fill(deck, view.unseen(deck), random), deck, drawer(deck, agenda), random)));
    }

    /** Who has just drawn: the player for whom it is not settled yet which cards are kept. */
    static Option<PlayerId> drawer(Deck deck, List<Step<Table>> agenda) {
        return agenda.find(step -> step instanceof KeepCards keep && keep.deck().equals(deck.id()))
                .map(step -> ((KeepCards) step).player());
    }

    /**
     * Declares some cards of a hand to be those just drawn: imagined ones, if there are enough, and preferably those
     * that were not in hands at the last shuffle.
     */
    private static Deck withCardsJustDrawn(Deck filled, Deck view, Option<PlayerId> drawer, RandomGenerator random) {
        int hidden = view.justDrawn().hidden();
        if (hidden == 0 || drawer.isEmpty()) {
            return filled;
        }
        CardSet hand = filled.hand(drawer.get()).known();
        CardSet imagined = hand.minus(view.hand(drawer.get()).known());
        CardSet fresh = CardSet.NONE;
        for (CardSet among : Array.of(imagined.minus(view.inHandsAtRefill()), imagined, hand)) {
            CardSet left = among.minus(fresh);
            fresh = fresh.plus(taken(left, Math.min(hidden - fresh.size(), left.size()), random));
        }
        return filled.withJustDrawn(Pile.of(view.justDrawn().known().plus(fresh)));
    }

    private static Deck fill(Deck deck, CardSet unseen, RandomGenerator random) {
        int held = deck.hands().map(Pile::hidden).sum().intValue()
                + deck.setAside().map(Pile::hidden).sum().intValue();
        CardSet inHands = unseen.and(deck.inHandsAtRefill());
        CardSet others = unseen.minus(inHands);
        CardSet dealt = inHands.plus(taken(others, held - inHands.size(), random));
        CardSet left = dealt;
        Array<Pile> hands = deck.hands();
        Array<Pile> aside = deck.setAside();
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
                .withSetAside(aside);
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
