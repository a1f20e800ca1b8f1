package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.FogRules;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole random games of Battle on the Island of Fog, on the standard board. */
@State(Scope.Thread)
public class FogPlayouts extends Playouts {

    /** How many people play. */
    @Param({"2", "3", "4"})
    public int players = 2;

    private RandomPlayout<GameState<FogTable>, Action> playout = playout();

    private RandomPlayout<GameState<FogTable>, Action> playout() {
        return new RandomPlayout<>(AgendaGame.of(new FogRules(FogRuleset.standard(players))), SEED);
    }

    /** Chooses the number of players. */
    @Setup
    public void prepare() {
        playout = playout();
    }

    /** One game. */
    @Benchmark
    public GameState<FogTable> fog(Count count) {
        return counted(playout, count);
    }
}
