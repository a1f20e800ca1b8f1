package io.github.casemate.expansions.coquina;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.permission.Destroy;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-73: ships of the owner cannot be destroyed.
 */
public record ShipsAreSafe() implements Restriction<Destroy> {

    @Override
    public Class<Destroy> about() {
        return Destroy.class;
    }

    @Override
    public boolean forbids(Destroy permission, Source source, Table table) {
        return source.isOf(permission.owner()) && permission.card().type() == CardType.SHIP;
    }

    @Override
    public Rejection reason(Destroy permission) {
        return Rejection.of("ship-is-safe", "Ships of this player cannot be destroyed.", "RUL-73");
    }
}
