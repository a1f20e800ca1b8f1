package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * Something that happened. Rule modules add events of their own; each is a record.
 */
public interface Event {

    /**
     * {@return what the event does to a table: a full one, or one with holes if the event has been redacted for the
     * same player}
     *
     * @param table the table before
     */
    Table evolve(Table table);

    /**
     * What a player hears of the event. If there are no hidden cards in it, that is the event itself.
     *
     * @param player who hears of it
     * @return the event without what they may not know
     */
    default Event redact(PlayerId player) {
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

    /**
     * Whether reacting to the event counts as using an ability in an attack, so that an attacker's card that reacts can
     * be silenced (RUL-39).
     *
     * @return true if such abilities of the attacker may be forbidden
     */
    default boolean aidsAttack() {
        return false;
    }
}
