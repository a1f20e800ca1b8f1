package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * An ability that answers an event with steps. Several triggers act in the order of RUL-25: the active player's first,
 * then round the table, each player's own in the order in which the cards came into play.
 *
 * @param <E> the event it is about
 */
public interface Trigger<E extends Event<Table>> extends Ability {

    /** {@return the class of the events it is about} */
    @Override
    Class<E> about();

    /**
     * Reacts.
     *
     * @param event what happened
     * @param source where this ability comes from
     * @param table the table after the step in which it happened
     * @return what happens because of it; none if it does not concern this ability
     */
    Seq<Step<Table>> react(E event, Source source, Table table);

    @Override
    default Kind kind() {
        return Kind.TRIGGER;
    }
}
