package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.deed.BarColonists;
import io.github.casemate.siege.deed.GainColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-48: opponents' forts gain no colonists, unless something forbids to bar them.
 */
public record ForbidsColonists() implements Restriction<GainColonist> {

    @Override
    public Class<GainColonist> about() {
        return GainColonist.class;
    }

    @Override
    public boolean forbids(GainColonist deed, Source source, Table table) {
        return source.isAgainst(deed.fort().owner())
                && Abilities.allows(
                        table,
                        BarColonists.class,
                        () -> new BarColonists(source.owner().get(), deed.fort()));
    }

    @Override
    public Rejection reason(GainColonist deed) {
        return Rejection.of("colonists-forbidden", "An opponent's card keeps colonists away.", "RUL-48");
    }
}
