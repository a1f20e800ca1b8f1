package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * ATK-11, ATK-13, CAP-3: the colonists on destroyed cards return to their imperial boards. Cards that fall together
 * are one moment (RUL-45).
 *
 * @param owner whose cards
 * @param cards the cards that are destroyed; they are still in play
 */
public record GoHome(PlayerId owner, Array<Card> cards) implements AutoStep {

    @Override
    public void take(Play play) {
        for (Card card : cards) {
            for (PlayerState side : play.table().players()) {
                int number = count(play.table(), card, side.id());
                if (number > 0) {
                    play.emit(new ColonistsWentHome(side.id(), card, number));
                }
            }
        }
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.all(
                Presumed.seat("owner", owner, table),
                Presumed.number("cards", cards.size(), 1, CardSet.MOST_CARDS),
                Presumed.that(
                        cards.forAll(card -> table.owner(card).contains(owner)),
                        "cards",
                        owner + " has not all of these cards on the table"),
                Presumed.that(cards.distinct().size() == cards.size(), "cards", "no card falls twice"));
    }

    /**
     * How many colonists of a player are on one of the cards.
     *
     * @param table the table
     * @param card the card
     * @param player whose colonists
     * @return their number; zero if the card has left play
     */
    public static int count(Table table, Card card, PlayerId player) {
        return table.owner(card).isEmpty() ? 0 : table.crew(card).count(player);
    }
}
