package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.DrawFromDeck;
import io.github.casemate.fire.event.SetUpEvents.CardTurned;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * SET-3: one player is dealt a card face up. Events count nothing.
 *
 * @param among who can still be the first player
 * @param points what the cards are worth that have been dealt, in the same order
 */
public record TurnCardUp(Array<PlayerId> among, Array<Integer> points) implements ChanceStep<FireTable> {

    @Override
    public Distribution<Action> odds(FireTable table) {
        return new DeckDraw(table);
    }

    @Override
    public void answer(Play<FireTable> play, Action outcome) {
        String card = ((DrawFromDeck) outcome).card();
        play.emit(new CardTurned(among.get(points.size()), card));
        int worth =
                play.table().realm().card(play.table().realm().numberOf(card)).points();
        play.then(new FindFirst(among, points.append(worth)));
    }
}
