package io.github.casemate.agenda;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * A state of the game: the table, what comes next, and the open question. The question follows from the other two, so
 * it is not part of equality.
 *
 * @param <T> the table
 */
public final class GameState<T> {

    private final T table;
    private final List<Step<T>> agenda;
    private final Turn turn;
    private final Seq<Action> options;
    private final @Nullable Distribution<Action> odds;

    GameState(Engine<T> engine) {
        this.table = engine.table();
        this.agenda = engine.agenda();
        this.turn = engine.turn();
        this.options = engine.options();
        this.odds = engine.odds();
    }

    /** {@return what lies on the table} */
    public T table() {
        return table;
    }

    /**
     * What comes next: the open question first.
     *
     * @return the steps; none once the game is over
     */
    public List<Step<T>> agenda() {
        return agenda;
    }

    Turn turn() {
        return turn;
    }

    /** What the player who is asked may answer; empty if it is not a player. */
    Seq<Action> options() {
        return options;
    }

    /** What chance may answer; null if it is not chance. */
    @Nullable
    Distribution<Action> odds() {
        return odds;
    }

    /** States are equal if their tables and agendas are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof GameState<?> that
                        && table().equals(that.table())
                        && agenda().equals(that.agenda()));
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
