package io.github.casemate.siege.cards;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-48: one colonist of each opposing fort that has one goes home.
 *
 * @param player who builds
 */
public record EmptyForts(PlayerId player) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        for (PlayerId opponent : play.table().opponents(player)) {
            for (Fort fort : play.table().player(opponent).forts()) {
                if (fort.colonists() > 0
                        && Abilities.allows(play.table(), new LoseColonist(player, opponent, fort.card()))) {
                    Causes.tellBuilt(play, player, FortsLoseColonists.class);
                    play.emit(new ColonistsWentHome(opponent, fort.card(), 1));
                }
            }
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.seat("player", player, table);
    }
}
