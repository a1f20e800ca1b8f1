package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.permission.Reroll;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-40: an attacker of this fort may not re-roll dice that show a certain face.
 *
 * @param face the face
 */
public record NoRerollOf(Face face) implements Restriction<Reroll> {

    @Override
    public Class<Reroll> about() {
        return Reroll.class;
    }

    @Override
    public boolean forbids(Reroll permission, Source source, Table table) {
        return permission.attack().isOn(source.card().get())
                && permission.dice().count(face) > 0;
    }

    @Override
    public Rejection reason(Reroll permission) {
        return Rejection.of("reroll-forbidden", "Dice that show " + face + " may not be rolled again.", "RUL-40");
    }
}
