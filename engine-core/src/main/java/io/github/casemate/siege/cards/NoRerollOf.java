package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.deed.Reroll;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-40: an attacker of this fort may not roll dice again that show a face.
 *
 * @param face the face
 */
public record NoRerollOf(Face face) implements Restriction<Reroll> {

    @Override
    public Class<Reroll> about() {
        return Reroll.class;
    }

    @Override
    public boolean forbids(Reroll deed, Source source, Table table) {
        return deed.assault().isOn(source.card().get()) && deed.dice().count(face) > 0;
    }

    @Override
    public Rejection reason(Reroll deed) {
        return Rejection.of("reroll-forbidden", "Dice that show " + face + " may not be rolled again.", "RUL-40");
    }
}
