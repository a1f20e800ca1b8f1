package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.permission.Build;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * Opponents of the owner may not build one type of card.
 *
 * @param type the type
 */
public record ForbidsBuilding(CardType type) implements Restriction<Build> {

    @Override
    public Class<Build> about() {
        return Build.class;
    }

    @Override
    public boolean forbids(Build permission, Source source, Table table) {
        return source.isAgainst(permission.player()) && permission.card().type() == type;
    }

    @Override
    public Rejection reason(Build permission) {
        return Rejection.of("build-forbidden", "An opponent's card forbids building a " + type + ".", "RUL-50");
    }
}
