package io.github.casemate.pack;

import io.github.casemate.kernel.Game;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Writes what a player sees as JSON, for programs that are not in this virtual machine. It is a service of {@link
 * java.util.ServiceLoader}, so that whoever needs the text of a view does not depend on whoever can write it.
 *
 * <p><b>What an implementer guarantees.</b> Equal views have equal texts, and a text says nothing that the view does not.
 */
public interface ViewWriter {

    /**
     * {@return what writes the views of a game as one line of JSON each, without a line end; none if this writer does
     * not know how} Several threads may use it.
     *
     * @param pack the pack
     * @param game a game of this pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    <S, A, E, V> Option<Function<V, String>> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game);
}
