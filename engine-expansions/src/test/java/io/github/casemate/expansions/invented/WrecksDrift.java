package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** When a ship is destroyed, a stone of its ballast drifts to the shore. */
public record WrecksDrift() implements Trigger<CardDestroyed> {

    @Override
    public Class<CardDestroyed> about() {
        return CardDestroyed.class;
    }

    @Override
    public Seq<Step<Table>> react(CardDestroyed event, Source source, Table table) {
        return event.card().type() == CardType.SHIP ? Array.of(new Drift()) : Array.empty();
    }
}
