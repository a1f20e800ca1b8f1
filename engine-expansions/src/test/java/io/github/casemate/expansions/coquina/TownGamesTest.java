package io.github.casemate.expansions.coquina;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.expansions.ramparts.AddStone;
import io.github.casemate.expansions.ramparts.ChangeResult;
import io.github.casemate.expansions.ramparts.OfferResults;
import io.github.casemate.expansions.ramparts.PlunderStone;
import io.github.casemate.expansions.ramparts.RazeBuilding;
import io.github.casemate.expansions.ramparts.ResultChanged;
import io.github.casemate.expansions.ramparts.StoneGained;
import io.github.casemate.expansions.ramparts.StonePlundered;
import io.github.casemate.expansions.ramparts.TakeStone;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Games with the buildings and ships of both expansions: every law holds at every step, every view follows its
 * events, and everything that these cards can do is done.
 */
class TownGamesTest {

    private static final int GAMES = 40;
    private static final int TURN_LIMIT = 120;
    private static final int MOST_DECISIONS = 3_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"LAW-1", "LAW-2", "LAW-3", "LAW-6", "LAW-7", "LAW-11"})
    void theLawsHold(int players) {
        Set<Class<?>> occurred = new HashSet<>();
        for (Ruleset ruleset : List.of(
                Ruleset.secondEdition(players).with("ramparts", "coquina"),
                Ruleset.secondEdition(players).with("ramparts"),
                Ruleset.secondEdition(players).with("coquina"))) {
            IslandSiege game = IslandSiege.of(ruleset.withTurnLimit(TURN_LIMIT));
            Playthroughs<GameState<Table>, Action, Event<Table>> games = Playthroughs.of(game)
                    .withPolicies(List.of(
                            Policy.preferring("builder", TownGamesTest::builds),
                            Policy.preferring("attacker", action -> action instanceof Attack || isOurs(action)),
                            Policy.preferring("user", TownGamesTest::isOurs)))
                    .withLimit(MOST_DECISIONS);
            List<Start<GameState<Table>>> starts = List.of(
                    games.starts().head(), new Start<>("town", town(game)), new Start<>("attack", attack(game)));
            for (int seed = 0; seed < GAMES; seed++) {
                Start<GameState<Table>> start = starts.get(seed % starts.size());
                Playthrough<GameState<Table>, Action, Event<Table>> played = games.played(start, seed, MOST_DECISIONS);
                assertThat(game.turn(played.last()).isOver())
                        .as("game %d ends", seed)
                        .isTrue();
                played.steps().forEach(step -> {
                    check(game, step);
                    occurred.add(step.action().getClass());
                    step.transition().events().forEach(event -> occurred.add(event.getClass()));
                    step.after().agenda().headOption().forEach(head -> occurred.add(head.getClass()));
                });
            }
        }

        assertThat(occurred)
                .contains(
                        AddStone.class,
                        CardTaken.class,
                        ChangeResult.class,
                        MoveColonist.class,
                        OfferMove.class,
                        OfferResults.class,
                        PlunderStone.class,
                        RazeBuilding.class,
                        ResultChanged.class,
                        StoneGained.class,
                        StonePlundered.class,
                        TakeAtRandom.class,
                        TakeRandomCard.class,
                        TakeStone.class);
    }

    private static void check(IslandSiege game, Playthrough.Step<GameState<Table>, Action, Event<Table>> step) {
        Table table = step.before().table();
        for (Event<Table> event : step.transition().events()) {
            Table after = event.evolve(table);
            for (PlayerId player : game.players()) {
                assertThat(game.redact(event, player).evolve(table.view(player)))
                        .as("%s follows %s", player, event)
                        .isEqualTo(after.view(player));
            }
            table = after;
        }
        assertThat(table).isEqualTo(step.after().table());
        assertThat(Laws.problems(game, table)).isEmpty();
        game.turn(step.after()).asked().forEach(player -> {
            Seq<Action> legal = game.legalActions(step.after());
            assertThat(legal)
                    .hasSizeGreaterThan(game.turn(step.after()).isSecret() ? 0 : 1)
                    .doesNotHaveDuplicates();
            if (legal.exists(TownGamesTest::isOurs)) {
                assertThat(legal.map(action -> game.apply(step.after(), action).state()))
                        .as("the options lead to different states")
                        .doesNotHaveDuplicates();
            }
        });
    }

    private static boolean builds(Action action) {
        return action instanceof BuildFort
                || action instanceof BuildBuilding
                || action instanceof BuildShip
                || action instanceof PlaceStone;
    }

    private static boolean isOurs(Action action) {
        return action.getClass().getName().contains(".expansions.") || action instanceof UseCard;
    }

    /** Where the cards of the game's modules are in play or in hands. */
    private static GameState<Table> town(IslandSiege game) {
        Scene scene = Scene.of(game)
                .player(1, side -> side.startingFort(1, "W.G."))
                .player(2, side -> side.startingFort(1, ".GG.").fort("robust-stronghold", 1, "G.", ".."));
        if (game.ruleset().modules().contains("ramparts")) {
            scene = scene.player(
                            1,
                            side -> side.supply("")
                                    .building("tavern")
                                    .building("powder-magazine")
                                    .building("quarry")
                                    .ship("leviathan", 1)
                                    .ship("santa-elena", 1)
                                    .hand("stonemasons-guild", "town-hall"))
                    .player(
                            2,
                            side -> side.building("chapel", 1)
                                    .building("customs-house", 1)
                                    .ship("corsair", 1)
                                    .ship("albatross", 1)
                                    .hand("shipyard", "prison"));
        }
        if (game.ruleset().modules().contains("coquina")) {
            scene = scene.player(1, side -> side.ship("barbary-ape", 1).fort("spy-outpost", 1, "~~~.", "~~~.", ".W~~"))
                    .player(
                            2,
                            side -> side.building("lookout-point", 1)
                                    .building("explorer-headquarters", 1)
                                    .hand("academy"));
        }
        return scene.actionOf(1).state();
    }

    /** Where Leadership has been rolled, against a fort with buildings. */
    private static GameState<Table> attack(IslandSiege game) {
        Scene scene = Scene.of(game)
                .player(1, side -> side.ship("raven", 0))
                .player(2, side -> side.building("academy").building("armory"));
        if (game.ruleset().modules().contains("ramparts")) {
            scene = scene.player(1, side -> side.ship("leviathan", 0));
        }
        return scene.actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET)
                .state();
    }
}
