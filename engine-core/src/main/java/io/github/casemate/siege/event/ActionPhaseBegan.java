package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * The Action phase began; the fleet is home.
 *
 * @param player whose turn it is
 */
public record ActionPhaseBegan(PlayerId player) implements Event<Table> {

    private static final Array<ActionPhaseBegan> ALL =
            PlayerId.first(8).map(ActionPhaseBegan::new).toArray();

    /**
     * The event for a player.
     *
     * @param player whose phase it is
     * @return the event; the same one each time
     */
    public static ActionPhaseBegan of(PlayerId player) {
        return ALL.get(player.index());
    }

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
