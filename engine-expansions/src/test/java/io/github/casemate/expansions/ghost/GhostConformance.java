package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The laws with the Ghost Captain; a hundred games by each law. */
@PropertyDefaults(tries = 100)
abstract class GhostConformance extends IslandSiegeConformance {

    GhostConformance(Ruleset ruleset) {
        super(ruleset.withTurnLimit(60));
    }

    /** His card is turned too seldom by chance, so some games begin with it face down. */
    @Override
    protected Seq<Start<GameState>> starts() {
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
                new Start<>("his forts", scene.actionOf(1).state()));
    }

    @Override
    protected Seq<Action> strangers(GameState state) {
        return super.strangers(state).append(new TurnGhost());
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("TurnGhost", "GhostTurned", "RowLaid", "ghost-decides", "not-your-attack");
    }
}
