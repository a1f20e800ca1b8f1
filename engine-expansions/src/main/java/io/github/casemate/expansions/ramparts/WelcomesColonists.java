package io.github.casemate.expansions.ramparts;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.BarColonists;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** RUL-63: opponents cannot keep colonists away from the owner's forts. */
public record WelcomesColonists() implements Restriction<BarColonists> {

    @Override
    public Class<BarColonists> about() {
        return BarColonists.class;
    }

    @Override
    public boolean forbids(BarColonists permission, Source source, Table table) {
        return source.isOf(permission.fort().owner()) && source.isAgainst(permission.by());
    }

    @Override
    public Rejection reason(BarColonists permission) {
        return Rejection.of("colonists-welcome", "A card of its owner lets colonists into the fort.", "RUL-63");
    }
}
