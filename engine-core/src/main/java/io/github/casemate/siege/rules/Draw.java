package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-30: a player draws cards; the deck is refilled when a card must be drawn and none is left. RUL-12: with too few
 * cards, fewer are drawn.
 *
 * @param deck the deck's id
 * @param player who draws
 * @param count how many
 */
public record Draw(String deck, PlayerId player, int count) implements AutoStep<Table>, DrawStep, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        Deck from = play.table().deck(deck);
        int now = Math.min(count, from.undrawn().size());
        if (now > 0) {
            play.then(new Deal(deck, player, now));
            if (count > now) {
                play.then(new Draw(deck, player, count - now));
            }
        } else if (count > 0 && !from.discard().isEmpty()) {
            CardSet inHands = CardSet.NONE;
            for (Pile held : from.hands().appendAll(from.setAside())) {
                inHands = inHands.plus(held.known());
            }
            play.emit(new DeckRefilled(deck, Pile.of(from.discard()), inHands));
            play.then(this);
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.deck("deck", deck, table),
                StepChecks.seat("player", player, table),
                StepChecks.number("count", count, 0, CardSet.MOST_CARDS),
                StepChecks.that(
                        table.decks()
                                .forAll(one -> !one.id().equals(deck)
                                        || DealOdds.fit(one.cards().size(), count)),
                        "count",
                        "that many cards are not drawn at once"));
    }

    /** From then on there are cards just drawn. */
    @Override
    public Table tableAfter(Table table) {
        return table.changeDeck(
                deck, from -> from.withJustDrawn(from.justDrawn().plus(new Pile(CardSet.NONE, 1))));
    }
}
