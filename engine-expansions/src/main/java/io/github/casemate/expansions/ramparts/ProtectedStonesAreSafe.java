package io.github.casemate.expansions.ramparts;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.PickProtected;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-55: a second wave against this fort cannot pick a stone that has another in front of it.
 */
public record ProtectedStonesAreSafe() implements Restriction<PickProtected> {

    @Override
    public Class<PickProtected> about() {
        return PickProtected.class;
    }

    @Override
    public boolean forbids(PickProtected permission, Source source, Table table) {
        return permission.attack().isOn(source.card().get());
    }

    @Override
    public Rejection reason(PickProtected permission) {
        return Rejection.of(
                "protected-stone",
                "On this fort a stone with another in front of it is safe from a second wave too.",
                "RUL-55");
    }
}
