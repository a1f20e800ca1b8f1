package io.github.casemate.bench;

import io.github.casemate.kernel.Rules;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import java.util.function.Predicate;

/** Plays games of some rules to their ends, uniformly at random, and counts. */
public final class RandomPlayout<S, A> {

    private final Rules<S, A, ?> rules;
    private final SplitMix64 random;
    private long decisions;
    private long applied;

    /** Plays games of these rules. All outcomes of chance, and all choices, come from one seed. */
    public RandomPlayout(Rules<S, A, ?> rules, long seed) {
        this.rules = rules;
        this.random = new SplitMix64(seed);
    }

    /** The answers so far of players who had a choice. */
    public long decisions() {
        return decisions;
    }

    /** The answers of players and of chance so far. */
    public long applied() {
        return applied;
    }

    /** Plays one game and returns the state in which it is over. */
    public S play() {
        return play(rules.newGame(), state -> false);
    }

    /** Plays on from a state, and returns the first one that is wanted, or the one in which the game is over. */
    public S play(S start, Predicate<S> wanted) {
        // In a small game, fields that are read and written at each step would take a good part of the time.
        Rules<S, A, ?> game = rules;
        int choices = 0;
        int others = 0;
        S state = start;
        for (Turn turn = game.turn(state); !turn.isOver() && !wanted.test(state); turn = game.turn(state)) {
            A action;
            if (turn.isChance()) {
                action = game.chance(state).sample(random);
                others++;
            } else {
                Seq<A> legal = game.legalActions(state);
                if (legal.size() == 1) {
                    action = legal.head();
                    others++;
                } else {
                    action = oneOf(legal);
                    choices++;
                }
            }
            state = game.apply(state, action).state();
        }
        decisions += choices;
        applied += choices + others;
        return state;
    }

    private A oneOf(Seq<A> legal) {
        return legal.get((int) SplitMix64.below(random, legal.size()));
    }
}
