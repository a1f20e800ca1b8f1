package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.event.CardEvents.Refilled;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/**
 * TRN-6: a player with fewer than five cards draws up to five. An empty deck is refilled by the discard pile; if both are
 * empty, nobody draws (RUL-19).
 *
 * @param player who draws
 */
public record DrawUp(PlayerId player) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        if (play.table().cards().hand(player).size() < Realm.HAND) {
            refillIfEmpty(play);
            if (play.table().cards().deck().size() > 0) {
                play.then(new DrawOneCard(player), this);
            }
        }
    }

    static void refillIfEmpty(Play<FireTable> play) {
        boolean empty = play.table().cards().deck().size() == 0;
        if (empty && play.table().cards().discarded() > 0) {
            play.emit(new Refilled());
        }
    }
}
