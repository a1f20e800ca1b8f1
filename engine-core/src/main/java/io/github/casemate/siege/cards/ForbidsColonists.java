package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.BarColonists;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** RUL-48: opponents' forts gain no colonists, unless something forbids keeping them away. */
public record ForbidsColonists() implements Restriction<GainColonist> {

    @Override
    public Class<GainColonist> about() {
        return GainColonist.class;
    }

    @Override
    public boolean forbids(GainColonist permission, Source source, Table table) {
        return source.isAgainst(permission.fort().owner())
                && Abilities.allows(
                        table, BarColonists.class, source.owner().get(), permission.fort(), BarColonists::new);
    }

    @Override
    public Rejection reason(GainColonist permission) {
        return Rejection.of("colonists-forbidden", "An opponent's card keeps colonists away.", "RUL-48");
    }
}
