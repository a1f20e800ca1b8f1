package io.github.casemate.siege.table;

/**
 * Names a rule module's own slice of the table. A slice is public: what must be hidden belongs in a {@link Deck}.
 *
 * @param <T> what the slice is: an immutable value
 * @param id the name, unique in a game
 * @param type the class of the value
 */
public record StateKey<T>(String id, Class<T> type) {}
