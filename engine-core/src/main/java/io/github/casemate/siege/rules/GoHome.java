package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.PlayerState;
import io.vavr.collection.Array;

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
                int number = play.table().crew(card).count(side.id());
                if (number > 0) {
                    play.emit(new ColonistsWentHome(side.id(), card, number));
                }
            }
        }
    }
}
