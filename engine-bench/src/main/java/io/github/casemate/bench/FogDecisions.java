package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.FogRules;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Decisions of Battle on the Island of Fog, two players on the standard board: the options of a question are listed, and
 * every one of them is applied. There are more units and more to reach later in a game, so each third is measured by
 * itself; {@link Count#applied} counts the options.
 */
@State(Scope.Thread)
public class FogDecisions extends Playouts {

    private static final int GAMES = 40;

    /** Which third of the decisions of each game. */
    @Param({"early", "middle", "late"})
    public String part = "early";

    private final AgendaGame<FogTable> game = AgendaGame.of(new FogRules(FogRuleset.standard(2)));
    private List<GameState<FogTable>> states = List.of();
    private int next;

    /** Plays some games and keeps one state in seven of the part. */
    @Setup
    public void prepare() {
        RandomPlayout<GameState<FogTable>, Action> playout = new RandomPlayout<>(game, SEED);
        List<GameState<FogTable>> kept = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            List<GameState<FogTable>> asked = new ArrayList<>();
            playout.play(game.newGame(), state -> {
                if (!game.turn(state).isChance() && game.legalActions(state).size() > 1) {
                    asked.add(state);
                }
                return false;
            });
            int third = asked.size() / 3;
            int first = part.equals("early") ? 0 : part.equals("middle") ? third : 2 * third;
            for (int i = first; i < first + third; i += 7) {
                kept.add(asked.get(i));
            }
        }
        states = kept;
    }

    /** One decision. */
    @Benchmark
    public void decision(Count count, Blackhole sink) {
        GameState<FogTable> state = states.get(next++ % states.size());
        Seq<Action> legal = game.legalActions(state);
        for (Action action : legal) {
            sink.consume(game.apply(state, action));
        }
        count.decisions++;
        count.applied += legal.size();
    }
}
