package io.github.casemate.expansions.monuments;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The laws with monuments, for any number of players; a hundred games by each law. */
@PropertyDefaults(tries = 100)
abstract class MonumentsConformance extends IslandSiegeConformance {

    MonumentsConformance(int players) {
        super(Sieges.rules(players).withTurnLimit(60));
    }

    /** Random players are seldom rich and ruined at once, so some of them begin that way. */
    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        return List.of(
                new Start<>(
                        "ruins",
                        Scene.of(game())
                                .player(1, side -> side.supply("BGW").fort("robust-stronghold", 4, "..", "G."))
                                .player(
                                        2,
                                        side -> side.supply("BBGGWW")
                                                .noStartingFort()
                                                .fort("reefside-fortress", 3, "~~.", "G..")
                                                .building("infirmary"))
                                .actionOf(1)
                                .state()),
                new Start<>(
                        "one island left",
                        Scene.of(game())
                                .player(1, side -> side.supply("GGW").startingFort(3, "..G."))
                                .player(2, side -> side.supply("GGW").startingFort(3, ".G.."))
                                .with(table -> new MonumentBuilt(Sieges.DEFENDER, Island.GRAY).evolve(table))
                                .actionOf(1)
                                .state()));
    }

    @Override
    protected Seq<Action> illegalCandidates(GameState<Table> state) {
        return super.illegalCandidates(state)
                .appendAll(Array.of(Island.values()).map(BuildMonument::new));
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of(
                "BuildMonument", "Decline", "MonumentBuilt", "island-taken", "toll-not-met", "not-enough-stones");
    }
}
