package io.github.casemate.expansions.captains;

import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** RUL-79: the attacker says what happens to stones of the defending fort. */
interface StoneOrder extends AttackQuestion {

    @Override
    default Option<Problem> validate(Table table) {
        return CaptainsLog.presumed(table).orElse(() -> StepChecks.siege(table));
    }
}
