package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-32: the build is complete; what the card does when built comes now.
 *
 * @param player who builds
 * @param card what was built
 */
public record EndBuild(PlayerId player, Card card) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        play.emit(new BuildEnded(player, card));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.inPlay("card", card, player, table);
    }
}
