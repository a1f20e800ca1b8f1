package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.rules.DiscardOne;
import io.github.casemate.siege.rules.GiveOne;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-52: when the owner takes the Draw action, the card not kept is discarded instead of given away.
 */
public record DiscardsDrawn() implements Replacement<GiveOne> {

    @Override
    public Class<GiveOne> about() {
        return GiveOne.class;
    }

    @Override
    public Step<Table> instead(GiveOne step, Source source, Table table) {
        return source.isOf(step.player()) ? new DiscardOne(step.player()) : step;
    }
}
