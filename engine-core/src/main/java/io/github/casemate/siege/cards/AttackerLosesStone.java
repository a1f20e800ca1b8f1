package io.github.casemate.siege.cards;

import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-44: when this fort is attacked, one stone from the attacker's personal supply goes back to the general supply;
 * the owner picks it.
 */
public record AttackerLosesStone() implements Trigger<FortAttacked> {

    @Override
    public Class<FortAttacked> about() {
        return FortAttacked.class;
    }

    @Override
    public Seq<Step> react(FortAttacked event, Source source, Table table) {
        return event.fort().equals(source.card().get())
                ? Array.of(new ChooseStone(event.defender(), event.player()))
                : Array.empty();
    }
}
