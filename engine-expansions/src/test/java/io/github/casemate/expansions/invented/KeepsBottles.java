package io.github.casemate.expansions.invented;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** Nobody finds a bottle after an attack on this fort. */
public record KeepsBottles() implements Restriction<FindBottles> {

    @Override
    public Class<FindBottles> about() {
        return FindBottles.class;
    }

    @Override
    public boolean forbids(FindBottles permission, Source source, Table table) {
        return permission.fort().equals(source.card());
    }

    @Override
    public Rejection reason(FindBottles permission) {
        return Rejection.of("bottles-kept", "The reef before this fort keeps what drifts by.");
    }
}
