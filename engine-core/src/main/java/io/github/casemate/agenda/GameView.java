package io.github.casemate.agenda;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * What one player knows of a state: the table with holes where something is hidden from them, what comes next, and
 * their own options if they are asked.
 *
 * @param <T> the table
 */
public final class GameView<T> {

    private final PlayerId viewer;
    private final T table;
    private final List<Step<T>> agenda;
    private final Turn turn;
    private final Seq<Action> options;

    GameView(PlayerId viewer, T table, List<Step<T>> agenda, Turn turn, Seq<Action> options) {
        this.viewer = viewer;
        this.table = table;
        this.agenda = agenda;
        this.turn = turn;
        this.options = options;
    }

    /**
     * {@return a view from its parts, for those who have received it} Nothing is checked: whoever sends a view to a client
     * {@linkplain AgendaGame#view makes} it from a state.
     *
     * @param viewer who sees it
     * @param table the table as the viewer knows it
     * @param agenda what comes next
     * @param turn who is asked
     * @param options what the viewer may do
     * @param <T> the table
     */
    public static <T> GameView<T> received(
            PlayerId viewer, T table, List<Step<T>> agenda, Turn turn, Seq<Action> options) {
        return new GameView<>(viewer, table, agenda, turn, options);
    }

    /** {@return who sees this} */
    public PlayerId viewer() {
        return viewer;
    }

    /** {@return the table as the viewer knows it} */
    public T table() {
        return table;
    }

    /**
     * What comes next, which is public.
     *
     * @return the steps; the open question first
     */
    public List<Step<T>> agenda() {
        return agenda;
    }

    /** {@return who is asked: a player, chance, or nobody} */
    public Turn turn() {
        return turn;
    }

    /**
     * What the viewer may do.
     *
     * @return their legal actions; none if somebody else is asked
     */
    public Seq<Action> options() {
        return options;
    }

    GameView<T> withTable(T other) {
        return new GameView<>(viewer, other, agenda, turn, options);
    }

    /** Views are equal if the same player sees equal tables and agendas: turn and options follow from those. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameView<?> that
                && viewer.equals(that.viewer)
                && table.equals(that.table)
                && agenda.equals(that.agenda);
    }

    @Override
    public int hashCode() {
        return 31 * viewer.hashCode() + table.hashCode();
    }

    @Override
    public String toString() {
        return "GameView[" + viewer + " sees " + table + ", agenda " + agenda.mkString("[", ", ", "]") + "]";
    }
}
