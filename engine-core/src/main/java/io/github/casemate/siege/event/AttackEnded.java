package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * The attack is over.
 *
 * @param player who attacked
 * @param defender who was attacked; none in Open Waters
 * @param sentHome whose colonists came home in it, and how many
 */
public record AttackEnded(PlayerId player, Option<PlayerId> defender, Crew sentHome) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.attackEnded();
    }
}
