package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * RUL-44: the owner of the fort picks the ship that loses a colonist.
 *
 * @param player who picks
 * @param attacker whose ship
 */
public record ChooseCrew(PlayerId player, PlayerId attacker) implements AttackersLoss {

    @Override
    public Seq<Action> options(Table table) {
        return table.player(attacker)
                .ships()
                .filter(ship -> ship.crew().count(attacker) > 0)
                .map(BuiltCard::card)
                .filter(ship -> Abilities.allows(table, new LoseColonist(player, attacker, ship)))
                .map(ChooseCard::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Causes.tellAttacked(play, AttackerLosesCrew.class);
        play.emit(new ColonistsWentHome(attacker, ((ChooseCard) answer).card(), 1));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseCard ? "no-such-ship" : Rejection.NOT_AN_OPTION,
                "Pick a ship of the attacker that holds a colonist.",
                "RUL-44");
    }
}
