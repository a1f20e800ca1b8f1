package io.github.casemate.bench;

import io.github.casemate.kernel.Rules;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;

/** Plays games of some rules to their ends, uniformly at random, and counts. */
public final class Playout<S, A> {

    private final Rules<S, A, ?> rules;
    private final SplitMix64 random;
    private long decisions;
    private long applied;

    /** Games of these rules. All chance, and all choices, come from one seed. */
    public Playout(Rules<S, A, ?> rules, long seed) {
        this.rules = rules;
        this.random = new SplitMix64(seed);
    }

    /** The answers of players so far. */
    public long decisions() {
        return decisions;
    }

    /** The answers of players and of chance so far. */
    public long applied() {
        return applied;
    }

    /** Plays one game and returns the state in which it is over. */
    public S play() {
        S state = rules.newGame();
        for (Turn turn = rules.turn(state); !turn.isOver(); turn = rules.turn(state)) {
            state = rules.apply(state, answer(state, turn)).state();
            applied++;
        }
        return state;
    }

    private A answer(S state, Turn turn) {
        if (turn.isChance()) {
            return rules.chance(state).sample(random);
        }
        decisions++;
        Seq<A> legal = rules.legalActions(state);
        return legal.get((int) SplitMix64.below(random, legal.size()));
    }
}
