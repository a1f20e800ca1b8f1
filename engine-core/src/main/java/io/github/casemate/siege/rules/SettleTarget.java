package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-23 (2), (3): the target is settled; the fort is attacked.
 */
public record SettleTarget() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final SettleTarget STEP = new SettleTarget();

    @Override
    public void take(Play play) {
        Assault assault = play.table().attack();
        play.emit(new FortAttacked(
                assault.attacker(), assault.fort().get(), assault.defender().get()));
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.siege(table);
    }
}
