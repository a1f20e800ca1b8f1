package io.github.casemate.siege.rules;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.box.CardSet;
import io.vavr.collection.Iterator;
import java.util.random.RandomGenerator;

/** Every set of so many cards is equally likely. */
record DealOdds(String deck, CardSet from, int count) implements Distribution<Action> {

    @Override
    public Action sample(RandomGenerator random) {
        return new DealCards(deck, from.pick(count, random));
    }

    @Override
    public long size() {
        return total();
    }

    @Override
    public long weight(Action outcome) {
        return outcome instanceof DealCards deal
                        && deal.deck().equals(deck)
                        && deal.cards().size() == count
                        && from.containsAll(deal.cards())
                ? 1
                : 0;
    }

    @Override
    public long total() {
        long ways = 1;
        for (int i = 1; i <= count; i++) {
            ways = ways * (from.size() - count + i) / i;
        }
        return ways;
    }

    @Override
    public Iterator<Action> outcomes() {
        return Distribution.draw(from.numbers().toArray(), count)
                .outcomes()
                .map(numbers -> new DealCards(deck, numbers.foldLeft(CardSet.NONE, CardSet::plus)));
    }
}
