package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-47: when built, an opponent of the builder discards a card at random.
 */
public record OpponentDiscards() implements Trigger<BuildEnded> {

    @Override
    public Class<BuildEnded> about() {
        return BuildEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(BuildEnded event, Source source, Table table) {
        return source.isOn(event.card()) ? Array.of(new ChooseDiscarder(event.player())) : Array.empty();
    }
}
