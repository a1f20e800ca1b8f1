package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-49: how many colonists of one fort are sent home for a coin each.
 *
 * @param player who builds
 * @param fort the fort
 */
public record SmeltColonists(PlayerId player, Card fort) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return table.findFort(fort)
                .map(from -> Array.rangeClosed(0, from.colonists()).<Action>map(number -> new SendHome(fort, number)))
                .getOrElse(Array::empty);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        int number = ((SendHome) answer).number();
        if (number > 0) {
            play.emit(new ColonistsWentHome(player, fort, number));
            play.emit(new CoinsScored(player, number));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.fort("fort", fort, player, table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof SendHome send && send.fort().equals(fort)
                ? Rejection.of(
                        "not-enough-colonists", "That many colonists cannot leave " + fort.name() + ".", "RUL-49")
                : Rejection.of(Rejection.NOT_AN_OPTION, "Say how many colonists leave " + fort.name() + ".", "RUL-49");
    }
}
