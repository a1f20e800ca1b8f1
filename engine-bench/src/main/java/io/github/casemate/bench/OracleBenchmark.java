package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.siege.RerollOracle;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long the oracle takes to work out the chance that a fort falls, for forts of random two-player games. */
@State(Scope.Thread)
public class OracleBenchmark {

    /** A power of two, so that wrapping around is cheap; fewer than an oracle remembers. */
    private static final int SAMPLES = 1024;

    private final IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
    private final RerollOracle warm = RerollOracle.create();
    private Array<Target> targets = Array.empty();
    private int next;

    private record Target(Table table, PlayerId attacker, Fort fort) {}

    /** Plays games, and takes one fort with stones from each. */
    @Setup
    public void prepare() {
        List<Target> all = new ArrayList<>();
        SplitMix64 source = new SplitMix64(Playouts.SEED);
        for (long seed = 0; all.size() < SAMPLES; seed++) {
            List<Target> some = new ArrayList<>();
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, seed);
            while (!match.isOver()) {
                Table table = match.state().table();
                PlayerId attacker = table.next(table.active());
                for (Fort fort : table.player(table.active()).forts()) {
                    if (fort.stones() > 0) {
                        some.add(new Target(table, attacker, fort));
                    }
                }
                Seq<Action> legal = match.legalActions();
                match = match.play(legal.get((int) SplitMix64.below(source, legal.size())));
            }
            if (!some.isEmpty()) {
                all.add(some.get((int) SplitMix64.below(source, some.size())));
            }
        }
        targets = Array.ofAll(all);
        targets.forEach(target -> chance(warm, target));
    }

    /** With an oracle that has seen all of them. */
    @Benchmark
    public double warm() {
        return chance(warm, target());
    }

    /** With an oracle that remembers nothing. */
    @Benchmark
    public double cold() {
        return chance(RerollOracle.create(), target());
    }

    private Target target() {
        next = (next + 1) & (SAMPLES - 1);
        return targets.get(next);
    }

    private static double chance(RerollOracle oracle, Target target) {
        return oracle.chanceToRaze(
                target.table(), target.attacker(), target.fort().card());
    }
}
