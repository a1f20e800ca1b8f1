package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** RUL-44: when the fort with this ability is attacked, something happens to the attacker. */
interface PunishesAttack extends Trigger<FortAttacked> {

    /** What happens. */
    Step<Table> punishment(FortAttacked attack);

    @Override
    default Class<FortAttacked> about() {
        return FortAttacked.class;
    }

    @Override
    default Seq<Step<Table>> react(FortAttacked event, Source source, Table table) {
        return event.fort().equals(source.card().get()) ? Array.of(punishment(event)) : Array.empty();
    }
}
