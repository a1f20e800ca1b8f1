package io.github.casemate.ai.search;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Runaway;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays on from a state, to the end or until the evaluation takes over.
 *
 * @param game what is played
 * @param playout how the players act
 * @param depth after how many decisions the evaluation takes over, at the next settled state
 * @param evaluation what takes over; null if all games are played out
 */
record Rollout<S, A>(
        Game<S, A, ?, ?> game,
        Playout<? super S, A> playout,
        int depth,
        @Nullable Evaluation<? super S> evaluation) {

    /** A game that is longer than this counts as won by nobody: the rules need not end it. */
    private static final int ENDLESS = 20_000;

    /** How far beyond its depth a roll-out looks for a settled state. */
    private static final int PATIENCE = 200;

    /** What the players get, by seat. */
    double[] from(S start, RandomGenerator random) {
        S state = start;
        int decisions = 0;
        int forced = 0;
        int inARow = 0;
        while (true) {
            Turn turn = game.turn(state);
            if (turn instanceof Turn.Over over) {
                return utilities(over.result());
            }
            if (turn instanceof Turn.Chance) {
                Runaway.check(++inARow);
                state = game.apply(state, game.chance(state).sample(random)).state();
                continue;
            }
            inARow = 0;
            Seq<A> legal = game.legalActions(state);
            if (legal.size() == 1 && forced < ENDLESS) {
                // Where there is no choice, nothing is decided, so this does not count towards the depth.
                state = game.apply(state, legal.head()).state();
                forced++;
                continue;
            }
            if (decisions >= depth && evaluation != null) {
                if (evaluation.isSettled(state) || decisions - depth >= PATIENCE) {
                    return evaluation.utilities(state);
                }
            } else if (decisions >= ENDLESS || forced >= ENDLESS) {
                return new double[game.players().size()];
            }
            A action = playout.choose(state, legal, random);
            state = game.apply(state, action).state();
            decisions++;
        }
    }

    /** Whether nothing is half done in a state; without an evaluation, that is not known. */
    boolean isSettled(S state) {
        return evaluation == null || evaluation.isSettled(state);
    }

    static double[] utilities(Result result) {
        double[] utilities = new double[result.utilities().size()];
        for (int seat = 0; seat < utilities.length; seat++) {
            utilities[seat] = result.utilities().get(seat);
        }
        return utilities;
    }
}
