package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.RerollsUsedUp;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-3: the attacker may roll again while re-rolls are left.
 */
public record OfferRerolls() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final OfferRerolls STEP = new OfferRerolls();

    @Override
    public void take(Play play) {
        Assault assault = play.table().attack();
        if (assault.rerolls() > 0) {
            play.then(Courses.REROLL);
        } else {
            play.emit(new RerollsUsedUp(assault.attacker()));
        }
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.attack(table);
    }
}
