package io.github.casemate.bench;

/** What all benchmarks of whole games share. */
public abstract class Playouts {

    /** Every fork plays the games of this seed. */
    static final long SEED = 42;

    static <S> S counted(RandomPlayout<S, ?> playout, Count count) {
        long decisions = playout.decisions();
        long applied = playout.applied();
        S over = playout.play();
        count.decisions += playout.decisions() - decisions;
        count.applied += playout.applied() - applied;
        return over;
    }
}
