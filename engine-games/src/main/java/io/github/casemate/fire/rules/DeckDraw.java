package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.action.FireAction.DrawFromDeck;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import java.util.random.RandomGenerator;

/**
 * RUL-19: a card of the deck, each copy alike. The outcomes are copies and not kinds: how many kinds are left is a secret,
 * and chance would not be asked if it were one.
 */
final class DeckDraw implements Distribution<Action> {

    private final Realm realm;
    private final Counts deck;

    DeckDraw(FireTable table) {
        this.realm = table.realm();
        this.deck = table.cards().deck().known();
    }

    @Override
    public Action sample(RandomGenerator random) {
        return copy((int) SplitMix64.below(random, deck.total()));
    }

    private Action copy(int place) {
        int left = place;
        for (int card = 0; card < deck.kinds(); card++) {
            if (left < deck.of(card)) {
                return new DrawFromDeck(realm.card(card).id(), left + 1);
            }
            left -= deck.of(card);
        }
        throw new IllegalStateException("the deck has no card " + place);
    }

    @Override
    public long size() {
        return deck.total();
    }

    @Override
    public long weight(Action outcome) {
        if (outcome instanceof DrawFromDeck draw && draw.copy() > 0) {
            for (int card = 0; card < deck.kinds(); card++) {
                if (realm.card(card).id().equals(draw.card())) {
                    return draw.copy() <= deck.of(card) ? 1 : 0;
                }
            }
        }
        return 0;
    }

    @Override
    public long total() {
        return deck.total();
    }

    @Override
    public Iterator<Action> outcomes() {
        return Array.range(0, deck.total()).iterator().map(this::copy);
    }
}
