package io.github.casemate.expansions.monuments;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * MON-2, RUL-18: after an attack, the defender's colonists who came home in it are counted. Nobody else's are counted,
 * and Open Waters has no defender.
 */
public record OffersMonument() implements Trigger<AttackEnded> {

    @Override
    public Class<AttackEnded> about() {
        return AttackEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(AttackEnded event, Source source, Table table) {
        return event.defender().isDefined()
                ? Array.of(new ChooseMonument(
                        event.defender().get(),
                        event.sentHome().count(event.defender().get())))
                : Array.empty();
    }
}
