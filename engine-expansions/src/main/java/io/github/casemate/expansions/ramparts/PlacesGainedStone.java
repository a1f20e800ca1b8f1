package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** RUL-60: when the owner has reinforced, they may put one of the gained stones on an empty space of this fort. */
public record PlacesGainedStone() implements Trigger<Reinforced> {

    @Override
    public Class<Reinforced> about() {
        return Reinforced.class;
    }

    @Override
    public Seq<Step<Table>> react(Reinforced event, Source source, Table table) {
        return source.isOf(event.player())
                ? Array.of(new PlaceGained(event.player(), source.card().get(), event.stones()))
                : Array.empty();
    }
}
