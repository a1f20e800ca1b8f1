package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-75: after the owner's Colonize phase a colonist may move from one of their forts to another.
 */
public record MovesColonist() implements Trigger<ColonizeEnded> {

    @Override
    public Class<ColonizeEnded> about() {
        return ColonizeEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(ColonizeEnded event, Source source, Table table) {
        return source.isOf(event.player()) ? Array.of(new OfferMove(event.player())) : Array.empty();
    }
}
