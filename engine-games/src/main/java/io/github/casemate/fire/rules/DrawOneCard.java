package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.DrawFromDeck;
import io.github.casemate.fire.event.CardEvents.CardDrawn;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;

/**
 * TRN-6: a player draws a card.
 *
 * @param player who draws
 */
public record DrawOneCard(PlayerId player) implements ChanceStep<FireTable> {

    @Override
    public Distribution<Action> odds(FireTable table) {
        return new DeckDraw(table);
    }

    @Override
    public void answer(Play<FireTable> play, Action outcome) {
        play.emit(new CardDrawn(player, Option.some(((DrawFromDeck) outcome).card())));
    }
}
