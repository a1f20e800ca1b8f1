package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Prepared starts, which bring about what play from the set-up seldom does. */
final class FireStarts {

    private FireStarts() {}

    /** All starts for a game of two. */
    static Seq<Start<GameState<FireTable>>> of(FireVariants variants) {
        Array<Start<GameState<FireTable>>> all = Array.empty();
        for (String card : FireScene.game(2, variants).realm().catalog().cards().map(one -> one.id())) {
            all = all.append(new Start<>("nearly " + card, nearly(variants, card)));
        }
        return all.append(new Start<>(
                        "volcano",
                        settled(variants)
                                .bricks(P1, "C1 16,12", "T1 14,12 15,12")
                                .pile(P1, "CCCTTHBB")
                                .giant("A")
                                .menu()))
                .append(new Start<>(
                        "wall",
                        settled(variants)
                                .bricks(P1, "T1 6,8 7,8")
                                .bricks(P2, "F1 8,6 8,7 8,8 8,9")
                                .pile(P1, "BBCCTHRR")
                                .menu()))
                .append(new Start<>(
                        "chain",
                        settled(variants)
                                .bricks(P1, "T1 6,8 7,8", "C1 8,8", "T1 9,8 10,8")
                                .pile(P1, "TTTB")
                                .menu()))
                .append(new Start<>("reclaim", reclaim(variants)))
                .append(new Start<>("king", king(variants)))
                .append(new Start<>("kingdoms", kingdoms(variants)))
                .append(new Start<>("trades", trades(variants)))
                .append(new Start<>("noticed late", hungry(variants, 8)))
                .append(new Start<>("noticed", hungry(variants, 14)))
                .append(new Start<>("doubles", doubles(variants)))
                .append(new Start<>("manor", manor(variants)))
                .append(new Start<>("toll", toll(variants)))
                .append(new Start<>(
                        "sanctuary",
                        settled(variants)
                                .buildingIn(P1, "cathedral", "K")
                                .bricks(P1, "C1 0,16", "C1 6,8")
                                .bricks(P2, "C1 5,12", "C1 12,8")
                                .hand(P2, "flood", "major-flooding")
                                .fullHands()
                                .active(P2)
                                .menu()))
                .append(new Start<>(
                        "pier",
                        settled(variants)
                                .bricks(P1, "T1 31,21 32,21", "T1 31,22 32,22")
                                .hand(P1, "port", "port", "mill", "mill", "inn")
                                .pile(P1, "TC")
                                .menu()))
                .append(new Start<>(
                        "last card",
                        settled(variants)
                                .hand(P1, "mill", "inn", "inn", "chapel")
                                .hand(P2, "mill", "stable", "manor", "port")
                                .deck("stable")
                                .menu()));
    }

    /** First turns after set-ups by chance. */
    static Seq<Start<GameState<FireTable>>> afterSetUp(FireIsland game) {
        return Array.rangeClosed(1, 5).map(seed -> {
            SplitMix64 random = new SplitMix64(seed);
            GameState<FireTable> state = game.newGame();
            while (!(state.agenda().head() instanceof Menu)) {
                Action action = game.turn(state).isChance()
                        ? game.chance(state).sample(random)
                        : game.legalActions(state)
                                .get(random.nextInt(game.legalActions(state).size()));
                state = game.apply(state, action).state();
            }
            return new Start<>("first turn " + seed, state);
        });
    }

    /** Original buildings for both, and some bricks. */
    static FireScene settled(FireVariants variants) {
        return FireScene.of(2, variants)
                .original(P1, "marketplace", 0, 19, 7)
                .original(P1, "cottage", 0, 19, 9)
                .original(P1, "mill", 0, 24, 9)
                .original(P1, "cottage", 0, 24, 7)
                .original(P2, "marketplace", 0, 19, 20)
                .original(P2, "cottage", 0, 19, 18)
                .original(P2, "mill", 0, 24, 21)
                .original(P2, "cottage", 0, 24, 19)
                .pile(P2, "BRHCTF");
    }

    /** A card in the hand, and its building but for one brick. */
    private static GameState<FireTable> nearly(FireVariants variants, String card) {
        FireScene scene = settled(variants)
                .hand(P1, card, "manor", "manor", "rampart", "giants-lure")
                .hand(P2, "eruption", "flood", "major-flooding", "good-fortune", "mill")
                .giant("A");
        var kind = scene.game.realm().card(scene.game.realm().numberOf(card));
        if (kind.building().isEmpty()) {
            return scene.bricks(P1, "C1 12,6", "C1 17,12", "C1 18,12")
                    .bricks(P2, "T1 15,19 16,19")
                    .buildingIn(P2, "chapel", "G")
                    .pile(P1, "CC")
                    .menu();
        }
        BuildingPlan plan = scene.game.realm().plan(kind.building().get());
        if (plan.blueprint().rule() == SiteRule.ON_OWN_BUILDING) {
            return scene.bricks(P1, "C3 19,10").pile(P1, "CCC").menu();
        }
        BuildingForm form = plan.forms().head();
        int[] place = place(scene, plan);
        Seq<Brick> bricks = form.originals()
                .map(brick -> new Brick(
                        brick.element(),
                        brick.level() + place[2],
                        brick.x() + place[0],
                        brick.y() + place[1],
                        brick.turn()));
        for (Brick brick : bricks.init()) {
            scene.bricks(P1, brick.toString());
        }
        return scene.pile(P1, String.valueOf(bricks.last().element().letter()) + "CT")
                .menu();
    }

    /** Where the first form of a plan fits on free ground: column, row, height. */
    static int[] place(FireScene scene, BuildingPlan plan) {
        BuildingForm form = plan.forms().head();
        for (int y = 0; y < scene.game.realm().terrain().height(); y++) {
            for (int x = 0; x < scene.game.realm().terrain().width(); x++) {
                if (form.fits(x, y)
                        && scene.table().board().at(1, x, y) == 0
                        && scene.game.realm().terrain().territoryAt(x, y) > 0) {
                    int height = scene.game.realm().terrain().groundAt(x, y);
                    return new int[] {x, y, height};
                }
            }
        }
        throw new AssertionError("no place for " + plan);
    }

    private static GameState<FireTable> reclaim(FireVariants variants) {
        return settled(variants)
                .building(P2, "tower", 0, 12, 7)
                .bricks(P1, "T1 7,7 8,7", "T1 7,8 8,8", "T2 7,7 8,7", "T2 7,8 8,8", "T3 7,7 8,7", "T3 7,8 8,8")
                .bricks(P1, "T4 7,7 8,7", "T4 7,8 8,8")
                .pile(P1, "R")
                .hand(P1, "mill", "inn", "inn", "inn", "chapel")
                .menu();
    }

    /** One point is missing, and the other player has every event against it. */
    private static GameState<FireTable> king(FireVariants variants) {
        FireScene scene = settled(variants)
                .building(P1, "tower", 0, 12, 7)
                .building(P1, "chapel", 0, 6, 7)
                .building(P1, "chapel", 0, 7, 9)
                .bricks(P1, "T1 7,13 8,13", "C1 9,13", "R2 7,13 8,13")
                .pile(P1, "CC")
                .hand(P1, "chapel", "flood", "flood", "good-fortune", "good-fortune")
                .hand(P2, "giants-lure", "major-flooding", "eruption", "good-fortune", "giants-lure")
                .giant("L");
        if (variants.advanced()) {
            scene.buildingIn(P1, "inn", "Q");
        }
        return scene.giant("A").menu();
    }

    /** Large kingdoms with all that has a bonus, and two armies in the Advanced game. */
    private static GameState<FireTable> kingdoms(FireVariants variants) {
        FireScene scene = settled(variants)
                .buildingIn(P1, "fortress", "L")
                .buildingIn(P2, "fortress", "K")
                .buildingIn(P2, "stable", "P")
                .buildingIn(P1, "stable", "M")
                .buildingIn(P1, "rampart", "F")
                .building(P2, "covered-bridge", 0, 10, 22)
                .pile(P1, "CCCCTTTT")
                .hand(P1, "flood", "mill", "mill", "inn", "inn")
                .hand(P2, "eruption", "major-flooding", "good-fortune", "signal-fire", "shrine");
        return (variants.advanced() ? scene.army(P1, "L").army(P2, "K") : scene).menu();
    }

    /** One player may do everything twice. */
    private static GameState<FireTable> trades(FireVariants variants) {
        return settled(variants)
                .buildingIn(P1, "mill", "F")
                .buildingIn(P1, "marketplace", "A")
                .buildingIn(P1, "port", "T")
                .buildingIn(P1, "chapel", "C")
                .bricks(P1, "C1 12,6", "C1 14,8", "C1 16,10")
                .change(table -> table.withTurn(
                        table.turn().offered().offered().milled().discarded().traded()))
                .buildingIn(P1, "inn", "N")
                .pile(P1, "TTTTCCCC")
                .fullHands()
                .menu();
    }

    /** One player has what changes the hungry Giant, and Roofs that nobody can lay. */
    private static GameState<FireTable> hungry(FireVariants variants, int roofs) {
        return settled(variants)
                .buildingIn(P1, "monument", "G")
                .building(P1, "grand-bridge", 0, 4, 8)
                .building(P1, "beacon", 0, 0, 24, 9, 2)
                .pile(P1, "R".repeat(roofs))
                .fullHands()
                .giant("L")
                .menu();
    }

    /** One player has what changes doubles, and the dice are about to be rolled. */
    private static GameState<FireTable> doubles(FireVariants variants) {
        return settled(variants)
                .buildingIn(P1, "temple", "*")
                .building(P1, "tower", 0, 14, 9)
                .fullHands()
                .giant("L")
                .at(new RollDiceOfTurn());
    }

    /** A Manor with a Cottage, and a Rampart beside the Giant; the dice are about to be rolled. */
    private static GameState<FireTable> manor(FireVariants variants) {
        return settled(variants)
                .buildingIn(P1, "manor", "B")
                .original(P1, "cottage", 0, 14, 3)
                .buildingIn(P2, "rampart", "Q")
                .fullHands()
                .giant("L")
                .at(new RollDiceOfTurn());
    }

    /** A challenge is nearly complete where another player has a Covered Bridge. */
    private static GameState<FireTable> toll(FireVariants variants) {
        return settled(variants)
                .building(P2, "covered-bridge", 0, 10, 8)
                .bricks(P1, "T1 6,7 7,7", "C1 8,7", "R2 6,7 7,7")
                .hand(P1, "chapel", "mill", "mill", "mill", "inn")
                .pile(P1, "C")
                .menu();
    }
}
