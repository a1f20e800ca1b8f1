package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-42: when an opponent attacking this fort has finished rolling, its owner may re-roll one die.
 */
public record OwnerRerolls() implements Trigger<RollingEnded> {

    @Override
    public Class<RollingEnded> about() {
        return RollingEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(RollingEnded event, Source source, Table table) {
        return table.requireAttack().isOn(source.card().get())
                ? Array.of(new RerollOne(source.owner().get()))
                : Array.empty();
    }
}
