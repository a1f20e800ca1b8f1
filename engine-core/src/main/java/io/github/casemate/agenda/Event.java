package io.github.casemate.agenda;

import io.github.casemate.kernel.PlayerId;

/**
 * Something that happened. Each event is a record; rule modules add events of their own.
 *
 * @param <T> the table
 */
public interface Event<T> {

    /**
     * {@return what the event does to a table: a full one, or one with holes if the event has been redacted for the
     * same player; by default nothing, as for something that is only told}
     *
     * @param table the table before
     */
    default T evolve(T table) {
        return table;
    }

    /**
     * What a player hears of the event. If nothing in it is hidden, that is the event itself.
     *
     * @param player who hears of it
     * @return the event without what they may not know
     */
    default Event<T> redact(PlayerId player) {
        return this;
    }

    /**
     * Whether somebody learns a secret from the event, other than from chance.
     *
     * @return true if taking back the action behind it would not make the secret unknown again
     */
    default boolean reveals() {
        return false;
    }
}
