package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.battle.rules.BattleRules;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Random games of Battle for the Island. The set-up is measured by itself: its questions have a hundred options and tell
 * nothing about the speed of play.
 */
@State(Scope.Thread)
public class BattlePlayouts extends Playouts {

    private static final int STARTS = 256;

    private final AgendaGame<BattleTable> game = AgendaGame.of(new BattleRules(BattleVariants.standard()));
    private final RandomPlayout<GameState<BattleTable>, Action> playout = new RandomPlayout<>(game, SEED);
    private final List<GameState<BattleTable>> starts = starts();
    private int next;

    private List<GameState<BattleTable>> starts() {
        RandomPlayout<GameState<BattleTable>, Action> others = new RandomPlayout<>(game, SEED + 1);
        List<GameState<BattleTable>> all = new ArrayList<>();
        while (all.size() < STARTS) {
            all.add(others.play(game.newGame(), BattlePlayouts::hasBegun));
        }
        return all;
    }

    private static boolean hasBegun(GameState<BattleTable> state) {
        return state.table().active() != BattleTable.NONE;
    }

    /** One game, from its first turn on. */
    @Benchmark
    public GameState<BattleTable> battle(Count count) {
        GameState<BattleTable> start = starts.get(next++ % STARTS);
        return counted(playout, count, () -> playout.play(start, state -> false));
    }

    /** One set-up. */
    @Benchmark
    public GameState<BattleTable> setUp(Count count) {
        return counted(playout, count, () -> playout.play(game.newGame(), BattlePlayouts::hasBegun));
    }
}
