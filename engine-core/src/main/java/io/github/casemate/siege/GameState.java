package io.github.casemate.siege;

import io.github.casemate.siege.engine.Rest;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * A state of the game: the table, what comes next, and the open question. The question follows from the other two, so
 * it is no part of equality.
 */
public final class GameState {

    private final Rest rest;

    GameState(Rest rest) {
        this.rest = rest;
    }

    /**
     * What lies on the table.
     *
     * @return the table, secrets included
     */
    public Table table() {
        return rest.table();
    }

    /**
     * What comes next: the open question first.
     *
     * @return the steps; none once the game is over
     */
    public List<Step> agenda() {
        return rest.agenda();
    }

    Rest rest() {
        return rest;
    }

    /** States are equal if their tables and agendas are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof GameState that && table().equals(that.table()) && agenda().equals(that.agenda()));
    }

    @Override
    public int hashCode() {
        return 31 * table().hashCode() + agenda().hashCode();
    }

    @Override
    public String toString() {
        return "GameState[" + table() + ", agenda " + agenda().mkString("[", ", ", "]") + "]";
    }
}
