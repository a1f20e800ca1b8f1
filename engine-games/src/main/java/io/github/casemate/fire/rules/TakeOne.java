package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.TakeElement;
import io.github.casemate.fire.event.TradeEvents.ElementsCollected;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * A player takes an element of their choice from their Collection: Good Fortune (EVT-4), a Tower or a toll (ADV-3).
 *
 * @param player who takes it
 */
public record TakeOne(PlayerId player) implements PersonalQuestion {

    @Override
    public String rule() {
        return "EVT-4";
    }

    @Override
    public String toChoose() {
        return "an element to take";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return PersonalQuestion.kinds(table.collection(player), TakeElement::new);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        play.emit(new ElementsCollected(player, ((TakeElement) answer).element(), 1));
    }
}
