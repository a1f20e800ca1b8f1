package io.github.casemate.agenda;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * What the things on a table do on their own account: cards that react to what happens, and cards that put another step
 * in the place of one. The agenda asks after each step and before the next; how a game finds such cards is its own
 * affair. All methods are pure.
 *
 * @param <T> the table
 */
public interface TableAbilities<T> {

    /**
     * {@return abilities that never do anything}
     *
     * @param <T> the table
     */
    static <T> TableAbilities<T> none() {
        return new TableAbilities<>() {};
    }

    /**
     * Whether anything on a table reacts to anything. This is asked after each step, so that a game in which most tables
     * have nothing of the kind need not be asked about each event.
     *
     * @param table the table
     * @return true by default
     */
    default boolean mayReact(T table) {
        return true;
    }

    /**
     * {@return what happens because of an event, in order; most of the time nothing}
     *
     * @param table the table after the step in which it happened
     * @param event what happened
     */
    default Seq<Step<T>> reactions(T table, Event<T> event) {
        return List.empty();
    }

    /**
     * {@return what happens instead of a step; most of the time the step itself}
     *
     * @param table the table
     * @param step the step that is about to be taken
     */
    default Step<T> instead(T table, Step<T> step) {
        return step;
    }
}
