package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-49: when built, the builder may send any number of colonists home from other forts and scores a coin for each.
 */
public record CoinsForColonists() implements Trigger<BuildEnded> {

    @Override
    public Class<BuildEnded> about() {
        return BuildEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(BuildEnded event, Source source, Table table) {
        return source.isOn(event.card())
                ? table.player(event.player())
                        .forts()
                        .map(Fort::card)
                        .filter(fort -> !source.fort().contains(fort))
                        .map(fort -> new SmeltColonists(event.player(), fort))
                : Array.empty();
    }
}
