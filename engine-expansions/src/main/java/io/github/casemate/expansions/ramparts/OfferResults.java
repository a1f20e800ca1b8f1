package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-66: the attacker may send a colonist home for more results.
 *
 * @param player the attacker
 * @param card the card that loses it
 * @param face what the results show
 * @param results how many
 */
public record OfferResults(PlayerId player, Card card, Face face, int results) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return table.owner(card).isDefined() && table.crew(card).count(player) > 0
                ? Array.of(new Decline(), new UseCard(card))
                : Array.empty();
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof UseCard) {
            play.emit(new ColonistsWentHome(player, card, 1));
            play.emit(new ResultsAdded(player, face, results));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.inPlay("card", card, player, table),
                StepChecks.attack(table),
                StepChecks.number("results", results, 1, AttackState.MOST_RESULTS));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(Rejection.NOT_AN_OPTION, "Use " + card.name() + " or decline.", "RUL-66");
    }
}
