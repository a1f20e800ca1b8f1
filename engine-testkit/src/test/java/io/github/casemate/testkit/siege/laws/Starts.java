package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Tables in the middle of a game, for what play from the set-up reaches once in a thousand games. */
final class Starts {

    private Starts() {}

    static Seq<Start<GameState<Table>>> of(IslandSiege game) {
        return List.of(
                start("thin deck", thinDeck(game)),
                start("rich", rich(game)),
                start("empty supply", emptySupply(game)),
                start("stubborn forts", stubbornForts(game)),
                start("sly forts", slyForts(game)),
                start("reef", reef(game)),
                start("crowded", crowded(game)),
                start("fleets", fleets(game)));
    }

    private static Start<GameState<Table>> start(String name, SceneGame play) {
        return new Start<>(name, play.state());
    }

    private static SceneGame thinDeck(IslandSiege game) {
        return Scene.of(game)
                .player(1, side -> side.hand("robust-stronghold", "observatory").startingFort(3, "WGGB"))
                .player(2, side -> side.hand("spy-outpost").startingFort(2, "WGGB"))
                .discard("raven", "armory", "secret-fortress", "infirmary")
                .deck("victory", "prison")
                .actionOf(1);
    }

    private static SceneGame rich(IslandSiege game) {
        return Scene.of(game)
                .player(
                        1,
                        side -> side.coins(18)
                                .hand("scout-outpost", "magnifique")
                                .startingFort(4, "WGGB"))
                .player(2, side -> side.coins(18).hand("silver-smelter").startingFort(3, "WGGB"))
                .actionOf(1);
    }

    private static SceneGame emptySupply(IslandSiege game) {
        return Scene.of(game)
                .player(1, side -> side.supply("BBBWWWGG").hand("secret-fortress", "robust-stronghold"))
                .player(2, side -> side.supply("BBBBWWWWGGG").hand("formidable-fortress", "cove-outpost"))
                .actionOf(1);
    }

    private static SceneGame stubbornForts(IslandSiege game) {
        return Scene.of(game)
                .player(
                        1,
                        side -> side.fort("braced-stronghold", 1, "G~B", "W~.")
                                .fort("fortified-stronghold", 0, "GB.", ".~~")
                                .ship("raven")
                                .hand("infirmary", "victory"))
                .player(
                        2,
                        side -> side.fort("reinforced-stronghold", 2, ".G.", "~B~")
                                .fort("steep-walled-stronghold", 1, "WG..")
                                .building("academy")
                                .ship("sister-catarina"))
                .actionOf(1);
    }

    private static SceneGame slyForts(IslandSiege game) {
        return Scene.of(game)
                .player(
                        1,
                        side -> side.fort("guarded-fortress", 2, "~B~", "WG.")
                                .fort("barricaded-fortress", 0, "~BB~", "~~~~", "W~~.")
                                .ship("st-daniel")
                                .building("infirmary", 0))
                .player(
                        2,
                        side -> side.fort("saboteur-outpost", 2, "~~.W", "G~~~", ".~~~")
                                .fort("cove-outpost", 1, "GG", "W~", ".~")
                                .ship("dominica")
                                .hand("governors-mansion", "watchtower"))
                .actionOf(2);
    }

    private static SceneGame reef(IslandSiege game) {
        return Scene.of(game)
                .player(
                        1,
                        side -> side.noStartingFort()
                                .fort("reefside-fortress", 2, "~~B", "WBB")
                                .building("gunpowder-house")
                                .ship("magnifique"))
                .player(
                        2,
                        side -> side.noStartingFort()
                                .fort("secluded-fortress", 1, "W~~", "WBG")
                                .building("cannon-smith")
                                .ship("raven")
                                .ship("victory"))
                .actionOf(2);
    }

    private static SceneGame crowded(IslandSiege game) {
        return Scene.of(game)
                .player(
                        1,
                        side -> side.startingFort(3, "W...")
                                .fort("lighthouse-outpost", 2, ".W", "~.", "~.")
                                .ship("victory")
                                .hand("prison", "trade-company", "silver-smelter", "observatory"))
                .player(
                        2,
                        side -> side.startingFort(1, ".GG.")
                                .building("armory")
                                .ship("magnifique")
                                .fort("reefside-fortress", 3, "~~.", "G.B")
                                .hand("watchtower", "governors-mansion", "infirmary", "secluded-fortress"))
                .actionOf(1);
    }

    /** With three or four players, fleets block forts: each player's fleet lies at the next one's fort. */
    private static SceneGame fleets(IslandSiege game) {
        int players = game.players().size();
        Scene scene = Scene.of(game);
        for (int number = 1; number <= players; number++) {
            int attacker = number == 1 ? players : number - 1;
            scene = scene.player(number, side -> side.fleetOf(attacker));
        }
        return scene.player(1, side -> side.hand("governors-mansion").startingFort(3, "WGGB"))
                .actionOf(1);
    }
}
