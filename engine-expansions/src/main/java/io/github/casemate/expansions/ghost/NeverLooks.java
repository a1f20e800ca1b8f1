package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.cards.Look;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * GHO-6: a player who may look at a hand always does, without being asked (RUL-51); the Ghost Captain, while his card
 * is face up, never uses what is optional.
 */
public record NeverLooks() implements Replacement<Look> {

    @Override
    public Class<Look> about() {
        return Look.class;
    }

    @Override
    public Step<Table> instead(Look look, Source source, Table table) {
        return look.observer().equals(GhostCaptain.SEAT)
                        && GhostCaptain.on(table).faceUp()
                ? Forgo.STEP
                : look;
    }
}
