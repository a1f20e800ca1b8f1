package io.github.casemate.json.codec;

import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The fields of one object, by name. */
@FunctionalInterface
public interface Fields {

    /**
     * {@return the value of a field, or null if there is none of this name}
     *
     * @param name the name of the field
     */
    @Nullable
    Object find(String name);

    /**
     * {@return the value of a field that is known to be there}
     *
     * @param name the name of the field
     * @param <V> the type of its values
     * @throws NoSuchElementException if there is no such field
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The code that lists fields knows their types.
    default <V> V get(String name) {
        Object value = find(name);
        if (value == null) {
            throw new NoSuchElementException(name);
        }
        return (V) value;
    }
}
