package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.permission.Reroll;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-40: an attacker of this fort who rolls again must roll every die.
 */
public record RerollsTakeAll() implements Restriction<Reroll> {

    @Override
    public Class<Reroll> about() {
        return Reroll.class;
    }

    @Override
    public boolean forbids(Reroll permission, Source source, Table table) {
        return permission.attack().isOn(source.card().get())
                && !permission.dice().equals(permission.attack().results());
    }

    @Override
    public Rejection reason(Reroll permission) {
        return Rejection.of("reroll-all", "You must roll all dice again, or none.", "RUL-40");
    }
}
