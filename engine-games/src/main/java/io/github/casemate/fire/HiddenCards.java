package io.github.casemate.fire;

import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.CardPile;
import io.github.casemate.fire.table.CardPlaces;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import java.util.random.RandomGenerator;

/**
 * RUL-21: deals the cards whose place a viewer does not know to the places that can have them, all deals alike. If another
 * player is being asked where to lay an element, they have a place for it; only deals in which they do are possible.
 */
final class HiddenCards {

    /**
     * Most deals fit, and one in fifty does at the worst, when a single card gives a place and the hand has one card. After
     * this many that do not, a fitting card is looked for.
     */
    private static final int TRIES = 2000;

    private HiddenCards() {}

    static FireTable deal(GameView<FireTable> view, RandomGenerator random) {
        FireTable table = view.table();
        FireTable dealt = dealt(table, random);
        if (view.agenda().isEmpty() || !(view.agenda().head() instanceof LayWhere asked)) {
            return dealt;
        }
        for (int i = 0; i < TRIES && asked.options(dealt).isEmpty(); i++) {
            dealt = dealt(table, random);
        }
        return asked.options(dealt).isEmpty() ? withPlace(dealt, table, asked) : dealt;
    }

    private static FireTable dealt(FireTable view, RandomGenerator random) {
        Pool pool = new Pool(unknown(view), random);
        CardPlaces cards = view.cards();
        Array<CardPile> hands = cards.hands().map(pool::filled);
        Array<CardPile> thrown = cards.thrown().map(pool::filled);
        CardPile deck = pool.filled(cards.deck());
        return view.withCards(new CardPlaces(true, deck, hands, cards.open(), thrown));
    }

    /** {@return RUL-21: all cards whose place the viewer of a table does not know} */
    static Counts unknown(FireTable view) {
        Realm realm = view.realm();
        Counts pool = Counts.none(realm.cards());
        for (int card = 0; card < realm.cards(); card++) {
            pool = pool.plus(card, realm.card(card).copies());
        }
        CardPlaces cards = view.cards();
        pool = pool.minus(cards.open()).minus(cards.deck().known());
        for (CardPile pile : cards.hands().appendAll(cards.thrown())) {
            pool = pool.minus(pile.known());
        }
        for (Building building : view.buildings()) {
            pool = building.card() == Building.NO_CARD ? pool : pool.plus(building.card(), -1);
        }
        return pool;
    }

    /** Exchanges a card of the asked player's hand for one that gives a place; the real hand has one. */
    private static FireTable withPlace(FireTable dealt, FireTable view, LayWhere asked) {
        PlayerId player = asked.player();
        Counts unknown = unknown(view);
        Counts hand = dealt.hand(player);
        for (int card = 0; card < unknown.kinds(); card++) {
            for (int other = 0; other < hand.kinds() && unknown.of(card) > 0; other++) {
                if (hand.of(other) > 0 && hand.of(card) == 0) {
                    FireTable changed = exchanged(dealt, player, other, card);
                    if (!asked.options(changed).isEmpty()) {
                        return changed;
                    }
                }
            }
        }
        return dealt;
    }

    /** Gives a player one card for another, and puts the first where the second was. */
    private static FireTable exchanged(FireTable table, PlayerId player, int from, int to) {
        CardPlaces cards = table.cards();
        int seat = player.index();
        CardPile deck = swapped(cards.deck(), to, from);
        boolean found = cards.deck().known().of(to) > 0;
        Array<CardPile> hands = cards.hands();
        Array<CardPile> thrown = cards.thrown();
        for (int other = 0; other < hands.size() && !found; other++) {
            found = other != seat && hands.get(other).known().of(to) > 0;
            hands = found ? hands.update(other, swapped(hands.get(other), to, from)) : hands;
            if (!found && thrown.get(other).known().of(to) > 0) {
                found = true;
                thrown = thrown.update(other, swapped(thrown.get(other), to, from));
            }
        }
        return table.withCards(new CardPlaces(
                true, deck, hands.update(seat, swapped(hands.get(seat), from, to)), cards.open(), thrown));
    }

    private static CardPile swapped(CardPile pile, int from, int to) {
        return pile.known().of(from) == 0 ? pile : pile.minus(from).plus(to);
    }

    /** Cards to deal from, one after the other. */
    private static final class Pool {
        private final RandomGenerator random;
        private Counts left;

        Pool(Counts cards, RandomGenerator random) {
            this.left = cards;
            this.random = random;
        }

        CardPile filled(CardPile pile) {
            Counts known = pile.known();
            for (int i = 0; i < pile.hidden(); i++) {
                int place = (int) SplitMix64.below(random, left.total());
                int card = 0;
                while (place >= left.of(card)) {
                    place -= left.of(card++);
                }
                left = left.plus(card, -1);
                known = known.plus(card, 1);
            }
            return new CardPile(known, 0);
        }
    }
}
