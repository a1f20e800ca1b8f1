package io.github.casemate.fire.table;

import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * Where the cards are that do not lie before a player. The only secrets of the game are here: hands, and what was thrown
 * away face down (RUL-20). The deck has no order (RUL-19).
 *
 * @param full whether everything is known; a view is not full
 * @param deck the cards that can be drawn
 * @param hands what each player holds, by seat
 * @param open the cards of the discard pile that everybody has seen
 * @param thrown the cards of the discard pile that were thrown away face down, by the seat of who did it
 */
public record CardPlaces(boolean full, CardPile deck, Array<CardPile> hands, Counts open, Array<CardPile> thrown) {

    static CardPlaces start(Realm realm) {
        CardPile none = CardPile.none(realm.cards());
        int[] copies = new int[realm.cards()];
        for (int card = 0; card < copies.length; card++) {
            FireCard kind = realm.card(card);
            copies[card] = kind.copies();
        }
        return new CardPlaces(
                true,
                new CardPile(Counts.of(copies), 0),
                Array.fill(realm.players(), none),
                Counts.none(realm.cards()),
                Array.fill(realm.players(), none));
    }

    /**
     * {@return what a player holds}
     *
     * @param player the player
     */
    public CardPile hand(PlayerId player) {
        return hands.get(player.index());
    }

    /** {@return how many cards the discard pile has} */
    public int discarded() {
        int all = open.total();
        for (CardPile pile : thrown) {
            all += pile.size();
        }
        return all;
    }

    /** RUL-21: a player knows their own hand and what they threw away; a spectator knows neither. */
    CardPlaces view(PlayerId viewer) {
        return new CardPlaces(
                false,
                deck.unknown(),
                hands.zipWithIndex((hand, seat) -> seat == viewer.index() ? hand : hand.unknown()),
                open,
                thrown.zipWithIndex((pile, seat) -> seat == viewer.index() ? pile : pile.unknown()));
    }

    /**
     * {@return a card of the deck goes to the open discard pile}
     *
     * @param card the card's number
     */
    public CardPlaces turned(int card) {
        return new CardPlaces(full, deck.minus(card), hands, open.plus(card, 1), thrown);
    }

    /**
     * {@return a card of the deck goes to a hand}
     *
     * @param player who draws
     * @param card the card's number; negative if it is not known
     */
    public CardPlaces drawn(PlayerId player, int card) {
        return new CardPlaces(
                full,
                deck.minus(card),
                hands.update(player.index(), hand(player).plus(card)),
                open,
                thrown);
    }

    /**
     * {@return a card of a hand is shown, and leaves it}
     *
     * @param player whose hand it is
     * @param card the card's number
     */
    public CardPlaces shown(PlayerId player, int card) {
        return new CardPlaces(
                full, deck, hands.update(player.index(), hand(player).minus(card)), open, thrown);
    }

    /**
     * {@return a card that everybody has seen goes to the discard pile}
     *
     * @param card the card's number
     */
    public CardPlaces discarded(int card) {
        return new CardPlaces(full, deck, hands, open.plus(card, 1), thrown);
    }

    /**
     * {@return a card of a hand is thrown away face down}
     *
     * @param player whose hand it is
     * @param card the card's number; negative if it is not known
     */
    public CardPlaces thrownAway(PlayerId player, int card) {
        int seat = player.index();
        return new CardPlaces(
                full,
                deck,
                hands.update(seat, hand(player).minus(card)),
                open,
                thrown.update(seat, thrown.get(seat).plus(card)));
    }

    /** {@return the discard pile becomes the deck (RUL-19)} */
    public CardPlaces refilled() {
        CardPile all = thrown.foldLeft(new CardPile(open, 0), CardPile::plus).plus(deck);
        CardPile none = CardPile.none(open.kinds());
        return new CardPlaces(full, full ? all : all.unknown(), hands, none.known(), Array.fill(thrown.size(), none));
    }
}
