package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.immutables.value.Value;

/**
 * A deck of cards and everything that can lie face down: hands, cards set aside, and who knows which of them. Undrawn
 * cards have no order: a draw is an action of chance.
 *
 * <p>The only secrets of the game are here. {@link #view} shows a deck as one player with perfect memory knows it.
 */
@Value.Immutable
public abstract class Deck implements WithDeck {

    /** The id of the deck of forts, buildings and ships. */
    public static final String MAIN = "main";

    Deck() {}

    /** {@return the id of the deck} */
    public abstract String id();

    /** {@return every card of the deck, by number} */
    @Value.Auxiliary
    public abstract Array<Card> cards();

    /** {@return the cards that can still be drawn} */
    public abstract Pile undrawn();

    /** {@return the face-up discard pile; its order means nothing} */
    public abstract CardSet discard();

    /** {@return the cards that have left the game and will not come back} */
    public abstract CardSet removed();

    /** {@return what each player holds, by seat} */
    public abstract Array<Pile> hands();

    /** {@return what each player has laid aside face down, by seat} */
    public abstract Array<Pile> setAside();

    /**
     * {@return the cards that have just been drawn, while it is not settled which of them are kept} They are in a hand
     * already, all in the same one.
     */
    public abstract Pile justDrawn();

    /**
     * Which cards in other hands each player knows to be there, besides those that are {@link #publiclyKnown}.
     *
     * @return the cards, by the seat of the player who knows
     */
    public abstract Array<CardSet> known();

    /** {@return the cards that everybody knows to be in a certain hand, because all saw them go there} */
    public abstract CardSet publiclyKnown();

    /**
     * The cards that everybody knows not to be in the deck, because they were in hands or laid aside when it was last
     * refilled.
     *
     * @return the cards that were there then and have not been face up since
     */
    public abstract CardSet inHandsAtRefill();

    /**
     * A deck at the beginning: all hands are empty.
     *
     * @param id its id
     * @param cards all its cards, by number
     * @param undrawn those that can be drawn
     * @param players how many players there are
     * @return the deck
     */
    public static Deck of(String id, Array<Card> cards, CardSet undrawn, int players) {
        return ImmutableDeck.builder()
                .id(id)
                .cards(cards)
                .undrawn(Pile.of(undrawn))
                .discard(CardSet.NONE)
                .removed(CardSet.NONE)
                .hands(Array.fill(players, Pile.EMPTY))
                .setAside(Array.fill(players, Pile.EMPTY))
                .justDrawn(Pile.EMPTY)
                .known(Array.fill(players, CardSet.NONE))
                .publiclyKnown(CardSet.NONE)
                .inHandsAtRefill(CardSet.NONE)
                .build();
    }

    /**
     * {@return what a player holds}
     *
     * @param player the player
     * @throws IllegalArgumentException if nobody has that seat
     */
    public Pile hand(PlayerId player) {
        return hands().get(player.requireAmong(hands().size()));
    }

    /**
     * {@return the cards in a set}
     *
     * @param set a set of cards of this deck
     */
    public Seq<Card> cards(CardSet set) {
        Card[] cards = new Card[set.size()];
        int place = 0;
        for (int number = set.next(0); number >= 0; number = set.next(number + 1)) {
            cards[place++] = cards().get(number);
        }
        return Array.of(cards);
    }

    /**
     * {@return whether a card belongs to this deck}
     *
     * @param card a card
     */
    public boolean owns(Card card) {
        return card.number() >= 0
                && card.number() < cards().size()
                && cards().get(card.number()).equals(card);
    }

    /**
     * {@return the deck as a player knows it}
     *
     * @param player who looks: a player, or the {@linkplain PlayerId#SPECTATOR spectator}, who has no hand and knows
     *     only what was public
     */
    public Deck view(PlayerId player) {
        boolean watches = player.equals(PlayerId.SPECTATOR);
        CardSet own = watches ? CardSet.NONE : hand(player).known();
        CardSet memory = watches ? CardSet.NONE : known().get(player.index());
        CardSet certain = memory.plus(publiclyKnown());
        return withUndrawn(undrawn().allHidden())
                .withHands(Array.tabulate(
                        hands().size(),
                        seat -> seat == player.index()
                                ? hands().get(seat)
                                : hands().get(seat).seen(certain)))
                .withSetAside(Array.tabulate(
                        setAside().size(),
                        seat -> seat == player.index()
                                ? setAside().get(seat)
                                : setAside().get(seat).allHidden()))
                .withJustDrawn(justDrawn().seen(own))
                .withKnown(Array.tabulate(
                        known().size(),
                        seat -> seat == player.index()
                                ? memory
                                : known().get(seat).and(own)));
    }

    // ---- changes, for events ----

    /**
     * Cards go from the deck to a hand and are just drawn.
     *
     * @param player who draws
     * @param drawn the cards
     * @return the deck after it
     */
    public Deck draw(PlayerId player, Pile drawn) {
        return with(
                undrawn().minus(drawn),
                changed(player, hand(player).plus(drawn)),
                justDrawn().plus(drawn),
                known(),
                publiclyKnown(),
                inHandsAtRefill());
    }

    /**
     * The drawn cards are kept: none is just drawn any more.
     *
     * @return the deck after it
     */
    public Deck keep() {
        return withJustDrawn(Pile.EMPTY);
    }

    /**
     * A card just drawn is given to another player, face down. Giver and receiver know it; nobody else knew any of the
     * cards just drawn.
     *
     * @param from who gives it
     * @param to who gets it
     * @param card the card
     * @return the deck after it
     */
    public Deck give(PlayerId from, PlayerId to, Pile card) {
        return moved(from, to, card, CardSet.NONE, justDrawn().minus(card));
    }

    /**
     * A card is taken from another hand, face down. The player who takes it and the player who loses it know it; to
     * everybody else it could have been any card of that hand, so what they knew of the hand is gone.
     *
     * @param from who loses it
     * @param to who gets it
     * @param card the card
     * @return the deck after it
     */
    public Deck take(PlayerId from, PlayerId to, Pile card) {
        return moved(from, to, card, hand(from).known(), Pile.EMPTY);
    }

    /**
     * A player sees cards of another hand.
     *
     * @param observer who looks
     * @param player whose hand it is
     * @param seen the cards
     * @return the deck after it
     */
    public Deck look(PlayerId observer, PlayerId player, Pile seen) {
        return withHands(changed(player, hand(player).revealing(seen.known())))
                .withKnown(known().update(
                                observer.index(), known().get(observer.index()).plus(seen.known())));
    }

    /**
     * A card leaves a hand, face up. If it is not settled yet which of the drawn cards are kept, it is now: nobody else
     * could tell whether this is one of them.
     *
     * @param player who has it
     * @param card the card
     * @return the deck after it; the card is nowhere in it
     */
    public Deck show(PlayerId player, Card card) {
        return with(
                undrawn(),
                changed(player, hand(player).minus(Pile.of(card))),
                Pile.EMPTY,
                forgotten(card),
                publiclyKnown().minus(card),
                inHandsAtRefill().minus(card));
    }

    /**
     * A face-up card goes to a hand: everybody knows that it is there.
     *
     * @param player who gets it
     * @param card the card
     * @return the deck after it
     */
    public Deck takeUp(PlayerId player, Card card) {
        return withHands(changed(player, hand(player).plus(Pile.of(card))))
                .withPubliclyKnown(publiclyKnown().plus(card));
    }

    /**
     * A face-up card goes to the discard pile.
     *
     * @param card the card
     * @return the deck after it
     */
    public Deck discard(Card card) {
        return withDiscard(discard().plus(card));
    }

    /**
     * A face-up card leaves the game.
     *
     * @param card the card
     * @return the deck after it
     */
    public Deck remove(Card card) {
        return withRemoved(removed().plus(card));
    }

    /**
     * A player lays a card of the hand aside, face down. To everybody else it could be any card of that hand, so what
     * they knew of the hand is gone.
     *
     * @param player the player
     * @param card the card
     * @return the deck after it
     */
    public Deck layAside(PlayerId player, Pile card) {
        CardSet doubtful = hand(player).known();
        Pile before = card.hidden() > 0 ? hand(player).allHidden() : hand(player);
        return withHands(changed(player, before.minus(card)))
                .withSetAside(setAside()
                        .update(player.index(), setAside().get(player.index()).plus(card)))
                .withJustDrawn(Pile.EMPTY)
                .withKnown(known().map(memory -> memory.minus(doubtful)))
                .withPubliclyKnown(publiclyKnown().minus(doubtful));
    }

    /**
     * What a player has laid aside goes to another hand.
     *
     * @param from who laid it aside
     * @param to who gets it
     * @param card the card
     * @return the deck after it
     */
    public Deck pass(PlayerId from, PlayerId to, Pile card) {
        return withSetAside(setAside()
                        .update(from.index(), setAside().get(from.index()).minus(card)))
                .withHands(changed(to, hand(to).plus(card)))
                .withKnown(
                        known().update(from.index(), known().get(from.index()).plus(card.known())));
    }

    /**
     * The discard pile becomes the deck.
     *
     * @param cards the discarded cards, which nobody sees any more
     * @param inHands the cards that are in hands or laid aside at that moment
     * @return the deck after it
     */
    public Deck refill(Pile cards, CardSet inHands) {
        return withUndrawn(undrawn().plus(cards)).withDiscard(CardSet.NONE).withInHandsAtRefill(inHands);
    }

    private Deck moved(PlayerId from, PlayerId to, Pile card, CardSet doubtful, Pile fresh) {
        // A player who did not see the card cannot be sure of any card that it could have been, even if they knew the
        // whole hand.
        Pile before = card.hidden() > 0 ? hand(from).seen(hand(from).known().minus(doubtful)) : hand(from);
        Array<Pile> hands = changed(from, before.minus(card));
        // The player who took the card still knows those of the others that were not secret; one who did not see it
        // cannot tell which these are.
        CardSet certain = card.hidden() > 0 ? CardSet.NONE : publiclyKnown().and(doubtful);
        Array<CardSet> known = known();
        for (int seat = 0; seat < known.size(); seat++) {
            CardSet memory = known.get(seat);
            CardSet now = seat == from.index()
                    ? memory.plus(card.known())
                    : seat == to.index() ? memory.plus(certain).minus(card.known()) : memory.minus(doubtful);
            known = now.equals(memory) ? known : known.update(seat, now);
        }
        return with(
                undrawn(),
                hands.update(to.index(), hands.get(to.index()).plus(card)),
                fresh,
                known,
                publiclyKnown().minus(doubtful),
                inHandsAtRefill());
    }

    private Array<CardSet> forgotten(Card card) {
        for (int seat = 0; seat < known().size(); seat++) {
            if (known().get(seat).contains(card)) {
                return known().map(memory -> memory.minus(card));
            }
        }
        return known();
    }

    /** One copy for what often changes together. */
    private Deck with(Pile undrawn, Array<Pile> hands, Pile fresh, Array<CardSet> known, CardSet open, CardSet sealed) {
        return ImmutableDeck.of(
                id(), cards(), undrawn, discard(), removed(), hands, setAside(), fresh, known, open, sealed);
    }

    private Array<Pile> changed(PlayerId player, Pile hand) {
        return hands().update(player.index(), hand);
    }
}
