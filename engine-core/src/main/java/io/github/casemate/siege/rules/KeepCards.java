package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.CardsKept;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * It is settled which of the drawn cards are kept.
 *
 * @param deck the deck's id
 * @param player who drew
 */
public record KeepCards(String deck, PlayerId player) implements AutoStep {

    @Override
    public void take(Play play) {
        if (!play.table().deck(deck).fresh().isEmpty()) {
            play.emit(new CardsKept(deck, player));
        }
    }
}
