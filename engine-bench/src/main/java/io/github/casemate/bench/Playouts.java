package io.github.casemate.bench;

import java.util.function.Supplier;

/** What all benchmarks of whole games share. */
public abstract class Playouts {

    /** Every fork plays the games of this seed. */
    static final long SEED = 42;

    static <S> S counted(RandomPlayout<S, ?> playout, Count count) {
        return counted(playout, count, playout::play);
    }

    static <S> S counted(RandomPlayout<S, ?> playout, Count count, Supplier<S> game) {
        long decisions = playout.decisions();
        long applied = playout.applied();
        S over = game.get();
        count.decisions += playout.decisions() - decisions;
        count.applied += playout.applied() - applied;
        return over;
    }
}
