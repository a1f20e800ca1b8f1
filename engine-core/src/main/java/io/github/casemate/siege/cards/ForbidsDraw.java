package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.TakeDraw;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-47: opponents of the owner may not take the Draw action.
 */
public record ForbidsDraw() implements Restriction<TakeDraw> {

    @Override
    public Class<TakeDraw> about() {
        return TakeDraw.class;
    }

    @Override
    public boolean forbids(TakeDraw permission, Source source, Table table) {
        return source.isAgainst(permission.player());
    }

    @Override
    public Rejection reason(TakeDraw permission) {
        return Rejection.of("draw-forbidden", "An opponent's card forbids the Draw action.", "RUL-47");
    }
}
