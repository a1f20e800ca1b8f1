package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * COL-3: there are not enough colonists, so the player chooses how many go to this fort; in all, as many as possible
 * are placed.
 *
 * @param fort the fort
 */
public record SettleFort(Card fort) implements Question<Table>, ValidatedStep {

    @Override
    public PlayerId asked(Table table) {
        return table.active();
    }

    @Override
    public Seq<Action> options(Table table) {
        PlayerState side = table.player(table.active());
        int gain = 0;
        int later = 0;
        for (int place = side.forts().size() - 1; place >= 0; place--) {
            Fort other = side.forts().get(place);
            if (other.card().is(fort)) {
                gain = Colonize.gain(table, other);
                break;
            }
            later += Colonize.gain(table, other);
        }
        int most = Math.min(side.home(), gain);
        int least = Math.min(most, Math.max(0, side.home() - later));
        if (least == most) {
            return Array.of(new Settle(fort, most));
        }
        return Array.rangeClosed(least, most).map(number -> new Settle(fort, number));
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        int number = ((Settle) answer).number();
        if (number > 0) {
            play.emit(new ColonistsSettled(play.table().active(), fort, number));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.fort("fort", fort, table.active(), table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejections.wrongAnswer(action, "say how many colonists go to " + fort.name(), "COL-3");
    }
}
