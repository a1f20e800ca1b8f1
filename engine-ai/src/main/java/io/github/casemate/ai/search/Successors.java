package io.github.casemate.ai.search;

import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where an action or chance has led, distinguished by the events that the searcher would see: what players cannot tell
 * apart, their search must not tell apart either. Nearly always there is only one.
 */
final class Successors<S, A, E, V> {

    private @Nullable Seq<E> firstHeard;
    private @Nullable Node<S, A, E, V> first;
    private @Nullable Map<Seq<E>, Node<S, A, E, V>> others;

    /** The node after these events; a new one if they are new here. */
    Node<S, A, E, V> after(Seq<E> heard, S state) {
        if (first == null || firstHeard == null) {
            firstHeard = heard;
            first = new Node<>(state);
            return first;
        }
        if (firstHeard.equals(heard)) {
            return first;
        }
        if (others == null) {
            others = new LinkedHashMap<>();
        }
        return others.computeIfAbsent(heard, any -> new Node<>(state));
    }

    void forEach(Consumer<Node<S, A, E, V>> action) {
        if (first != null) {
            action.accept(first);
        }
        if (others != null) {
            others.values().forEach(action);
        }
    }
}
