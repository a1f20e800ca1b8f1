package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.SettleTarget;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-62: the defender may redirect the attack to another fort. Then the target is settled, so the attack is not
 * redirected again.
 *
 * @param player the defender
 * @param fort the fort that would be attacked instead
 */
public record OfferToTurn(PlayerId player, Card fort) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return Array.of(new Decline(), new UseCard(fort));
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof UseCard) {
            AttackState attack = play.table().requireAttack();
            play.emit(new AttackTurned(attack.attacker(), attack.fort().get(), fort));
        }
        SettleTarget.STEP.take(play);
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.fort("fort", fort, player, table),
                StepChecks.siege(table),
                StepChecks.that(
                        table.attack().exists(attack -> attack.defender().contains(player)),
                        "player",
                        player + " is not attacked"),
                StepChecks.that(
                        table.attack()
                                .exists(attack -> attack.fort()
                                        .flatMap(table::findFort)
                                        .exists(attacked -> attacked.hasFleet(attack.attacker()))),
                        "",
                        "the fleet is elsewhere"));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                Rejection.NOT_AN_OPTION, "Turn the attack to " + fort.name() + " or leave it where it is.", "RUL-62");
    }
}
