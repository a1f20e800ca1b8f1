package io.github.casemate.ai;

import java.util.function.Function;

/**
 * Something that is counted in games, by the name under which logs and reports know it.
 *
 * @param name its name: lower-case letters, digits and hyphens
 * @param of what is worth noting of an event, which is not redacted; several threads call it
 * @param <E> the events
 */
public record NamedNotes<E>(String name, Function<? super E, ? extends Iterable<Note>> of) {

    /**
     * Makes notes.
     *
     * @param name their name
     * @param of what is worth noting
     * @throws IllegalArgumentException if the name has other characters
     */
    public NamedNotes {
        Roster.requireName(name);
    }
}
