package io.github.casemate.expansions.ramparts;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** RUL-63: opponents cannot send a colonist home from a card of the owner, unless they destroy the card. */
public record SavesColonists() implements Restriction<LoseColonist> {

    @Override
    public Class<LoseColonist> about() {
        return LoseColonist.class;
    }

    @Override
    public boolean forbids(LoseColonist permission, Source source, Table table) {
        return source.isOf(permission.owner()) && source.isAgainst(permission.by());
    }

    @Override
    public Rejection reason(LoseColonist permission) {
        return Rejection.of("colonists-saved", "A card of their owner keeps these colonists where they are.", "RUL-63");
    }
}
