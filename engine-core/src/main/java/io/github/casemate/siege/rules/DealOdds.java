package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.box.CardSet;
import io.vavr.collection.Iterator;
import java.util.random.RandomGenerator;

/** Every set of that many cards is equally likely. */
record DealOdds(String deck, CardSet from, int count) implements Distribution<Action> {

    /** Whether the number of ways to draw that many cards fits in a {@code long}. */
    static boolean fit(int cards, int count) {
        long ways = 1;
        for (int i = 1; i <= Math.min(count, cards); i++) {
            int factor = cards - Math.min(count, cards) + i;
            if (ways > Long.MAX_VALUE / factor) {
                return false;
            }
            ways = ways * factor / i;
        }
        return true;
    }

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
