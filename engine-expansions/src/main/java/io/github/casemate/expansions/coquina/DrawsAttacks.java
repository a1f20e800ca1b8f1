package io.github.casemate.expansions.coquina;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.AttackFort;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** RUL-71: a player who attacks a fort of this owner must attack this one, unless a third player's fleet lies here. */
public record DrawsAttacks() implements Restriction<AttackFort> {

    @Override
    public Class<AttackFort> about() {
        return AttackFort.class;
    }

    @Override
    public boolean forbids(AttackFort permission, Source source, Table table) {
        return source.isOf(permission.fort().owner())
                && !source.isOn(permission.fort().card())
                && table.findFort(source.card().get())
                        .exists(fort -> fort.fleet().forAll(permission.player()::equals));
    }

    @Override
    public Rejection reason(AttackFort permission) {
        return Rejection.of("another-fort-first", "You must attack another fort of this player instead.", "RUL-71");
    }
}
