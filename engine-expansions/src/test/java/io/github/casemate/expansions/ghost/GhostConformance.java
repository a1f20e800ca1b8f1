package io.github.casemate.expansions.ghost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;

/** The laws with the Ghost Captain; a hundred games by each law. */
@PropertyDefaults(tries = 100)
abstract class GhostConformance extends IslandSiegeConformance {

    GhostConformance(Ruleset ruleset) {
        super(ruleset.withTurnLimit(60));
    }

    /** His card is turned too seldom by chance, so some games begin with it face down. */
    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        Scene scene = Haunted.withRow(
                Scene.of(game())
                        .player(
                                1,
                                side -> side.fort("robust-stronghold", 2, "GW", "..")
                                        .ship("victory")
                                        .hand("raven", "prison"))
                        .player(
                                2,
                                side -> side.startingFort(3, "WGGB")
                                        .fort("guarded-fortress", 1, "~B~", "WG.")
                                        .building("academy")
                                        .ship("sister-catarina")),
                "secret-fortress",
                "infirmary",
                "silver-smelter",
                "cove-outpost");
        return List.of(
                new Start<>(
                        "face down, he builds",
                        Haunted.faceDown(scene).turnOf(2).state()),
                new Start<>(
                        "face down, he attacks",
                        Haunted.faceDown(Scene.of(game())
                                        .player(
                                                1,
                                                side -> side.fort("spy-outpost", 0, "~~~G", "~~~.", ".W~~")
                                                        .building("infirmary")
                                                        .ship("dominica", 2)))
                                .turnOf(2)
                                .state()),
                new Start<>("his forts", scene.actionOf(1).state()),
                new Start<>(
                        "the player may turn him",
                        scene.actionOf(1)
                                .attacksAndKeeps("guarded-fortress", Face.LEADERSHIP, Face.LEADERSHIP, Face.TARGET)
                                .state()));
    }

    /** The others have their own. */
    @Override
    protected Seq<String> modulesUnderTest() {
        return List.of(GhostCaptainModule.ID);
    }

    @Override
    protected Seq<Action> illegalCandidates(GameState<Table> state) {
        return super.illegalCandidates(state).append(new TurnGhost());
    }

    /**
     * {@inheritDoc} His turn follows at once, and may undo the difference: he repairs the one stone that fell, whichever
     * it was. So what is compared is what the option did before a turn began.
     */
    @Override
    @Property
    public void differentOptionsLeadToDifferentStates(
            @ForAll("games") Playthrough<GameState<Table>, Action, Event<Table>> game) {
        for (GameState<Table> state : game.states()) {
            Map<Tuple2<Table, GameState<Table>>, Action> reached = new HashMap<>();
            for (Action action : game().legalActions(state)) {
                Transition<GameState<Table>, Event<Table>> applied = game().apply(state, action);
                Table done = applied.events()
                        .takeWhile(event -> !(event instanceof TurnBegan))
                        .foldLeft(state.table(), (table, event) -> event.evolve(table));
                assertThat(reached.put(Tuple.of(done, applied.state()), action))
                        .as("leads to the same as %s in %s", action, game)
                        .isNull();
            }
        }
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("TurnGhost", "GhostTurned", "RowLaid", "ghost-decides", "not-your-attack");
    }
}
