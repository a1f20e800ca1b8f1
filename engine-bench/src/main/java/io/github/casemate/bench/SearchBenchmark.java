package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.siege.SiegeBots;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Tree search from the middle of a two-player game. An operation is one decision of a new bot; iterations are counted
 * too.
 */
@State(Scope.Thread)
public class SearchBenchmark {

    /** Enough for a tree to become wide and deep, and for threads to be worth starting. */
    private static final int ITERATIONS = 5000;

    /** The middle: half of the random games take 12 to 15 turns. */
    private static final int TURN = 7;

    private final IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
    private final SplitMix64 random = new SplitMix64(7);
    private final Ismcts<GameState<Table>, Action, Event<Table>, GameView<Table>> uniform = Ismcts.of(game);
    private final Ismcts<GameState<Table>, Action, Event<Table>, GameView<Table>> siege =
            SiegeBots.of(game).ismcts();
    private Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, Playouts.SEED);

    /** What is counted besides the decisions; JMH reads and clears the field. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Iterations {

        /** Iterations of the search. */
        public long iterations;
    }

    /** Plays to a moment in the middle of a game where a player chooses what to do in their turn. */
    @Setup
    public void prepare() {
        for (long seed = Playouts.SEED; !isMiddle(); seed++) {
            match = Match.of(game, seed);
            SplitMix64 source = new SplitMix64(~seed);
            while (!match.isOver() && !isMiddle()) {
                Seq<Action> legal = match.legalActions();
                match = match.play(legal.get((int) SplitMix64.below(source, legal.size())));
            }
        }
    }

    /** Roll-outs at random to the end of the game, one tree, one thread. */
    @Benchmark
    public Analysis<Action> uniform(Iterations count) {
        return searched(uniform, count);
    }

    /** The same with two trees on two threads. */
    @Benchmark
    public Analysis<Action> uniformTwoThreads(Iterations count) {
        return searched(uniform.trees(2).threads(2), count);
    }

    /** The search of the Siege bots, with their evaluation. */
    @Benchmark
    public Analysis<Action> evaluation(Iterations count) {
        return searched(siege, count);
    }

    private Analysis<Action> searched(
            Ismcts<GameState<Table>, Action, Event<Table>, GameView<Table>> search, Iterations count) {
        Decision<GameView<Table>, Action> decision = Decision.of(match, random, Budget.iterations(ITERATIONS));
        Analysis<Action> analysis = search.newBot().analyse(decision);
        count.iterations += analysis.iterations();
        return analysis;
    }

    private boolean isMiddle() {
        return !match.isOver()
                && match.state().table().turn() >= TURN
                && match.state().agenda().head() instanceof ChooseAction;
    }
}
