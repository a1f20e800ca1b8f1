package io.github.casemate.siege.rules;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * Chance deals cards to a player.
 *
 * @param deck the deck's id
 * @param player who draws
 * @param count how many; so many are there
 */
public record Deal(String deck, PlayerId player, int count) implements ChanceStep {

    @Override
    public Distribution<Action> odds(Table table) {
        return new DealOdds(deck, table.deck(deck).undrawn().known(), count);
    }

    @Override
    public void answer(Play play, Action outcome) {
        play.emit(new CardsDrawn(deck, player, Pile.of(((DealCards) outcome).cards())));
    }
}
