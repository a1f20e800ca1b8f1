package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-51: when the owner attacks any fort, the owner looks at the hand of the defender. This is optional, but it costs
 * nothing, so it is done without asking. A rule for a player who never uses optional abilities replaces {@link Look}.
 */
public record LooksAtHand() implements Trigger<FortAttacked> {

    @Override
    public Class<FortAttacked> about() {
        return FortAttacked.class;
    }

    @Override
    public Seq<Step<Table>> react(FortAttacked event, Source source, Table table) {
        return source.isOf(event.player()) ? Array.of(new Look(event.player(), event.defender())) : Array.empty();
    }
}
