package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * The game is over.
 *
 * @param ending how it ended
 */
public record GameEnded(Ending ending) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withEnding(Option.some(ending));
    }
}
