package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** After each attack the attacker looks for bottles. */
public record AttackersSearch() implements Trigger<AttackEnded> {

    @Override
    public Class<AttackEnded> about() {
        return AttackEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(AttackEnded event, Source source, Table table) {
        return Array.of(new SearchShore(event.player(), table.lastAttack().get().fort()));
    }
}
