package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole random games of Island Siege. */
@State(Scope.Thread)
public class SiegePlayouts extends Playouts {

    /** What is played. */
    @Param({"second-2", "second-3", "second-4", "first-2", "all-2", "vanilla-2"})
    public String ruleset = "second-2";

    private RandomPlayout<GameState<Table>, Action> playout =
            new RandomPlayout<>(IslandSiege.of(Rulesets.named(ruleset)), SEED);

    /** Chooses the ruleset. */
    @Setup
    public void prepare() {
        playout = new RandomPlayout<>(IslandSiege.of(Rulesets.named(ruleset)), SEED);
    }

    /** One game. */
    @Benchmark
    public GameState<Table> siege(Count count) {
        return counted(playout, count);
    }
}
