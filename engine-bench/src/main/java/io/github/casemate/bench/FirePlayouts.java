package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.FireIsland;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.table.FireTable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole random games of King of Fire Island. */
@State(Scope.Thread)
public class FirePlayouts extends Playouts {

    /** What is played: the Basic or the Advanced game, and the number of players. */
    @Param({"basic-2", "advanced-4"})
    public String ruleset = "basic-2";

    private RandomPlayout<GameState<FireTable>, Action> playout = of(ruleset);

    /** Makes the game. */
    @Setup
    public void prepare() {
        playout = of(ruleset);
    }

    private static RandomPlayout<GameState<FireTable>, Action> of(String ruleset) {
        FireVariants variants = ruleset.startsWith("basic") ? FireVariants.BASIC : FireVariants.ADVANCED;
        return new RandomPlayout<>(FireIsland.of(ruleset.charAt(ruleset.length() - 1) - '0', variants), SEED);
    }

    /** One game. */
    @Benchmark
    public GameState<FireTable> fire(Count count) {
        return counted(playout, count);
    }
}
