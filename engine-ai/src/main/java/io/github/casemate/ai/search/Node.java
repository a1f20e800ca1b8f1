package io.github.casemate.ai.search;

import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A situation that the searcher can distinguish from others by the events since the root. In the imagined states that
 * meet here it is the same player's turn, or chance's.
 */
final class Node<S, A, E, V> {

    /** The first imagined state that came here: one of those that the searcher cannot tell apart. */
    final S example;

    /** Where chance has led. */
    final Successors<S, A, E, V> outcomes = new Successors<>();

    /** The last legal actions here, and what the pruning kept of them: they are mostly the same the next time. */
    private @Nullable Seq<A> legal;

    private @Nullable Seq<A> kept;

    private final Map<A, Arm<S, A, E, V>> arms = new LinkedHashMap<>();
    private @Nullable Map<V, Map<A, Arm<S, A, E, V>>> armsByView;

    Node(S example) {
        this.example = example;
    }

    /** The actions worth a look here. */
    Seq<A> kept(S state, Seq<A> now, Pruning<? super S, A> pruning) {
        if (kept == null || !now.equals(legal)) {
            legal = now;
            kept = pruning.keep(state, now);
        }
        return kept;
    }

    /** What was tried here, and where it led. */
    Map<A, Arm<S, A, E, V>> arms() {
        return arms;
    }

    /** What was tried here by a player who saw this; where it led is kept with the other arms. */
    Map<A, Arm<S, A, E, V>> arms(V seen) {
        if (armsByView == null) {
            armsByView = new LinkedHashMap<>();
        }
        return armsByView.computeIfAbsent(seen, any -> new LinkedHashMap<>());
    }
}
