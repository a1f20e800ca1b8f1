package io.github.casemate.fog;

import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Prepared positions, for any board and number of players, in which rare things are about to happen. */
final class FogStarts {

    private FogStarts() {}

    static Seq<Start<GameState<FogTable>>> of(FogRuleset ruleset) {
        return List.of(
                new Start<>("raid", raid(FogScene.of(ruleset), 1).turnOf(1).state),
                new Start<>("stacks", stacks(FogScene.of(ruleset)).turnOf(1).state),
                new Start<>("few tokens", fewTokens(FogScene.of(ruleset)).turnOf(1).state),
                new Start<>("quiet", quiet(FogScene.of(ruleset)).turnOf(1).state),
                new Start<>(
                        "last turns",
                        raid(FogScene.of(ruleset).fillBut(), 2).countdown().turnOf(2).state));
    }

    /** Units of one player stand beside the buildings of all others, and one owner of the lighthouse is challenged. */
    private static FogScene raid(FogScene scene, int seat) {
        scene.coins(seat, 30);
        FogTable table = scene.table();
        for (int other = 0; other < table.board().ruleset().players(); other++) {
            if (other != seat - 1) {
                for (int lot : Array.ofAll(table.board().lots(other))
                        .append(table.board().base(other))) {
                    beside(scene, lot, unit(scene, seat, "e1"));
                }
            }
        }
        tower(scene.table())
                .forEach(space -> scene.at(space + " *" + (seat == 1 ? 2 : 1), space + " " + unit(scene, seat, "b3")));
        return scene;
    }

    private static FogScene stacks(FogScene scene) {
        scene = scene.coins(1, 20).coins(2, 20);
        FogTable table = scene.table();
        for (int seat = 1; seat <= 2; seat++) {
            int base = table.board().base(seat - 1);
            beside(scene, base, unit(scene, seat, "b2"));
            beside(scene, base, unit(scene, 3 - seat, "b3"));
            beside(scene, base, unit(scene, 3 - seat, "b2"));
        }
        return scene;
    }

    /** As many lots as there are belong to the first player, who attacks those of the second. */
    private static FogScene fewTokens(FogScene scene) {
        raid(scene.fillBut(), 1);
        FogTable table = scene.table();
        int lots = Array.range(0, table.board().length())
                .count(space -> table.ground(space) == Ground.LOT && table.building(space) == 0);
        return scene.tokens(1, Math.min(38, table.tokens(0) + lots));
    }

    private static FogScene quiet(FogScene scene) {
        FogRuleset ruleset = scene.table().board().ruleset();
        return raid(scene, 1).quietTurns(ruleset.quietRounds() * ruleset.players() - 3);
    }

    private static Array<FogSpace> tower(FogTable table) {
        return Array.range(0, table.board().length())
                .filter(space -> table.ground(space) == Ground.LIGHTHOUSE)
                .map(FogSpace::of);
    }

    private static String unit(FogScene scene, int seat, String kind) {
        return scene.table().board().color(seat - 1).substring(0, 1) + kind;
    }

    /** Puts a unit on the first free neighbour of a space. */
    private static void beside(FogScene scene, int space, String unit) {
        for (int step : new int[] {-1, 1, FogSpace.ROW, -FogSpace.ROW, 2, -2}) {
            FogTable table = scene.table();
            if (table.ground(space + step) == Ground.PLAINS && table.unit(space + step) == UnitCode.NONE) {
                scene.at(FogSpace.of(space + step) + " " + unit);
                return;
            }
        }
    }
}
