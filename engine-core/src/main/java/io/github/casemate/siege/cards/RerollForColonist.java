package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.RerollsUsedUp;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-41: when no other re-roll is left, the attacking owner may send a colonist from this card home for one more, once
 * per attack.
 */
public record RerollForColonist() implements Trigger<RerollsUsedUp> {

    @Override
    public Class<RerollsUsedUp> about() {
        return RerollsUsedUp.class;
    }

    @Override
    public Seq<Step<Table>> react(RerollsUsedUp event, Source source, Table table) {
        return source.isOf(event.player())
                ? Array.of(new OfferReroll(event.player(), source.card().get()))
                : Array.empty();
    }
}
