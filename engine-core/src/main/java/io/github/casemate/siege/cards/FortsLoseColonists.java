package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-48: when built, each fort of each opponent loses a colonist.
 */
public record FortsLoseColonists() implements Trigger<BuildEnded> {

    @Override
    public Class<BuildEnded> about() {
        return BuildEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(BuildEnded event, Source source, Table table) {
        return source.isOn(event.card()) ? Array.of(new EmptyForts(event.player())) : Array.empty();
    }
}
