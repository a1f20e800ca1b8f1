package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CAP-1: in the Leadership step of any attack, one symbol draws a captain card, and the printed number of symbols plays
 * one from the attacker's captain hand.
 */
public record CommandsCaptains() implements LeadershipAbility {

    private static final int PRICE_OF_A_DRAW = 1;

    private static final Offer DRAW = new Offer(new DrawCaptain(), PRICE_OF_A_DRAW);

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        PlayerId attacker = table.requireAttack().attacker();
        Deck deck = table.deck(CaptainsModule.DECK);
        List<Offer> offers = new ArrayList<>();
        if (canDraw(deck)) {
            offers.add(DRAW);
        }
        for (Card card : deck.cards(deck.hand(attacker).known())) {
            order(card).offers(from(attacker, card), table).forEach(offers::add);
        }
        return Array.ofAll(offers);
    }

    /** What can be played depends on the captain hand. */
    @Override
    public boolean isSecret() {
        return true;
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        PlayerId attacker = play.table().requireAttack().attacker();
        if (action instanceof PlayCaptain played) {
            Abilities.use(new ActiveAbility(from(attacker, played.card()), order(played.card())), play, action);
        } else {
            play.then(new Draw(CaptainsModule.DECK, attacker, 1), new KeepCards(CaptainsModule.DECK, attacker));
        }
    }

    @Override
    public @Nullable Rejection refusal(Action action, Source source, Table table) {
        if (action instanceof DrawCaptain) {
            return Rejection.of(
                    "no-captains-left", "There is no card in the captain deck or its discard pile.", "RUL-78");
        }
        if (!(action instanceof PlayCaptain played)) {
            return null;
        }
        Deck deck = table.deck(CaptainsModule.DECK);
        Card card = played.card();
        return deck.owns(card)
                        && deck.hand(table.requireAttack().attacker()).known().contains(card)
                ? Rejection.of("no-effect", card.name() + " would change nothing now.", "RUL-26")
                : Rejection.of("not-in-hand", card.name() + " is not in the captain hand.", "CAP-1");
    }

    private static boolean canDraw(Deck deck) {
        return !(deck.undrawn().isEmpty() && deck.discard().isEmpty());
    }

    private static Order order(Card card) {
        return (Order) card.abilities().head();
    }

    private static Source from(PlayerId player, Card card) {
        return new Source(Option.some(player), Option.some(card), Option.none());
    }
}
