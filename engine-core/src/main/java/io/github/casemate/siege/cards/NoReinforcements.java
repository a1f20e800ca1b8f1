package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.deed.TakeReinforcements;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An attacker of this fort has no Reinforce step.
 */
public record NoReinforcements() implements Restriction<TakeReinforcements> {

    @Override
    public Class<TakeReinforcements> about() {
        return TakeReinforcements.class;
    }

    @Override
    public boolean forbids(TakeReinforcements deed, Source source, Table table) {
        return deed.assault().isOn(source.card().get());
    }

    @Override
    public Rejection reason(TakeReinforcements deed) {
        return Rejection.of("no-reinforcements", "An attack on this fort brings no reinforcements.", "RUL-36");
    }
}
