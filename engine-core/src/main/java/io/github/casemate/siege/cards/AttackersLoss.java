package io.github.casemate.siege.cards;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** RUL-44: the owner of an attacked fort picks what the attacker loses. */
interface AttackersLoss extends PlayerQuestion {

    /** Whose loss it is. */
    PlayerId attacker();

    @Override
    default Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.seat("player", player(), table),
                StepChecks.opponent("attacker", player(), attacker(), table));
    }
}
