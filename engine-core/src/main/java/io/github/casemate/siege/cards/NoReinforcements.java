package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.TakeReinforcements;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** An attacker of this fort may not reinforce. */
public record NoReinforcements() implements Restriction<TakeReinforcements> {

    @Override
    public Class<TakeReinforcements> about() {
        return TakeReinforcements.class;
    }

    @Override
    public boolean forbids(TakeReinforcements permission, Source source, Table table) {
        return permission.attack().isOn(source.card().get());
    }

    @Override
    public Rejection reason(TakeReinforcements permission) {
        return Rejection.of("no-reinforcements", "An attack on this fort brings no reinforcements.", "RUL-36");
    }
}
