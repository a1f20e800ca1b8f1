package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-64: a stone for a player who has none, if the general supply has one of the colour.
 *
 * @param player who takes it
 * @param color its colour
 */
public record FillEmptySupply(PlayerId player, StoneColor color) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        Table table = play.table();
        if (table.player(player).supply().isEmpty() && table.supply().has(color)) {
            play.emit(new StoneGained(player, color));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.seat("player", player, table);
    }
}
