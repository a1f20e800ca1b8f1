package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** BLD, SIT, TOW: laying bricks, sites, and what becomes a building. */
class LayingTest {

    @Test
    @Proof("BLD-1")
    void aPlayerLaysAsManyBricksAsTheyHaveFirstTheElementThenThePlace() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 8,8").pile(P1, "CT");
        GameState<FireTable> done = scene.play(scene.menu(), "lay C", "C1 9,8", "lay T", "T1 9,9 10,9");
        assertThat(done.table().pile(P1).total()).isZero();
        assertThat(scene.options(done)).noneMatch(option -> option.startsWith("lay"));
    }

    @Test
    @Proof("BLD-2")
    void aRoadStaysInOneTerritoryOnFreeGroundAndDoesNotRise() {
        FireScene scene =
                FireScene.basic().bricks(P1, "C1 10,10").pile(P1, "TF").building(P1, "cottage", 0, 6, 6);
        Seq<String> places = scene.places("T").filter(place -> place.contains("10,") && place.startsWith("T1"));
        assertThat(places).contains("T1 10,8 10,9").noneMatch(place -> place.contains("11,"));
        FireScene road = FireScene.basic()
                .building(P1, "cottage", 0, 6, 6)
                .bricks(P1, "F1 7,10 8,10 9,10 10,10")
                .pile(P1, "CTF");
        assertThat(Array.of("C", "T", "F").flatMap(road::places)).noneMatch(place -> place.charAt(1) == '2');
    }

    @Test
    @Proof("BLD-4")
    void aHighBridgeNeedsALooseBrickOfAnotherPlayerAndFreeAirAboveIt() {
        FireScene own =
                FireScene.basic().bricks(P1, "T1 6,8 7,8", "F1 8,6 8,7 8,8 8,9").pile(P1, "BCC");
        assertThat(own.menuOptions()).doesNotContain("high");
        FireScene built = FireScene.basic()
                .bricks(P1, "T1 6,8 7,8")
                .building(P2, "rampart", 1, 8, 6)
                .pile(P1, "BCC");
        assertThat(built.table().board().at(2, 8, 7))
                .as("nothing above the wall there")
                .isZero();
        assertThat(built.menuOptions()).doesNotContain("high");
        FireScene higher = FireScene.basic()
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "T1 8,8 8,9", "C2 8,8")
                .pile(P1, "BCC");
        FireTable crossed = higher.play(higher.menu(), "high").table();
        assertThat(crossed.board().brickAt(2, 8, 9)).as("the only place").isEqualTo(FireScene.brick("B2 7,9 8,9 9,9"));
    }

    @Test
    @Proof("BLD-5")
    void aRoadAlongARiverCannotBeCrossed() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "T1 8,8 9,8")
                .bricks(P2, "F1 10,6 10,7 10,8 10,9", "C1 10,10")
                .pile(P1, "BBCC");
        assertThat(scene.menuOptions()).doesNotContain("high");
    }

    @Test
    @Proof({"BLD-6", "RUL-6", "RUL-25"})
    void roadsRiseOnTheVolcanoOnGroundOrOwnLooseBricksUpToLevelThree() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 16,12", "C2 16,12", "C3 16,12", "C2 16,13")
                .pile(P1, "CTBHRF")
                .giant("A");
        assertThat(scene.places("C")).contains("C3 16,13", "C2 15,13").doesNotContain("C4 16,12", "C3 18,14");
        // Nothing but roads is built there: a Cottage is not.
        FireScene cottage = FireScene.basic()
                .bricks(P1, "H1 14,15 14,16 15,16")
                .pile(P1, "R")
                .giant("A");
        assertThat(cottage.menuOptions()).doesNotContain("lay R");
        // The opening of a Bridge does not pass over bricks of others.
        FireScene foreign = FireScene.basic()
                .bricks(P1, "C1 14,12")
                .bricks(P2, "C1 15,12")
                .bricks(P1, "C1 16,12")
                .pile(P1, "B")
                .giant("A");
        assertThat(foreign.places("B")).doesNotContain("B2 14,12 15,12 16,12");
        assertThat(foreign.menuOptions()).contains("high");
    }

    @Test
    @Proof({"BLD-7", "RUL-7"})
    void aboveTheGroundAHandDecidesAndNothingIsDeclared() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "T1 7,7 8,7", "C1 9,7")
                .pile(P1, "RC")
                .building(P1, "cottage", 0, 6, 9);
        assertThat(scene.menuOptions()).doesNotContain("lay R");
        scene.hand(P1, "chapel");
        assertThat(scene.places("R")).containsExactly("R2 7,7 8,7", "R2 8,7 9,7");
        GameState<FireTable> laid = scene.play(scene.menu(), "lay R", "R2 7,7 8,7");
        assertThat(scene.game.view(laid, P2).agenda().toString()).doesNotContain("chapel");
    }

    @Test
    @Proof({"BLD-8", "SIT-3"})
    void oneCottageForEachPlayerAndTerritoryWithoutCardOrPoints() {
        FireScene scene = FireScene.basic().bricks(P1, "H1 7,7 8,7 7,8").pile(P1, "RC");
        assertThat(scene.places("R")).isNotEmpty();
        scene.building(P2, "cottage", 0, 9, 9);
        assertThat(scene.places("R")).isNotEmpty();
        scene.building(P1, "cottage", 0, 6, 9);
        assertThat(scene.places("R")).isEmpty();
        assertThat(Works.points(scene.table(), P1)).isZero();
    }

    @Test
    @Proof("BLD-9")
    void nothingIsLaidWithACellInTheGiantsTerritory() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 10,8").pile(P1, "B").giant("G");
        assertThat(scene.places("B")).noneMatch(place -> place.contains("12,"));
        assertThat(scene.places("B")).isNotEmpty();
        FireScene high = FireScene.basic()
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "F1 8,6 8,7 8,8 8,9")
                .pile(P1, "BCC");
        assertThat(high.menuOptions()).contains("high");
        assertThat(high.giant("F").menuOptions()).doesNotContain("high");
    }

    @Test
    @Proof("SIT-1")
    void bricksOfASiteLieInOneGroupOfOneLevel() {
        // A Four-Brick under a Chapel reaches outside; Chimneys do not.
        FireScene four = FireScene.basic()
                .bricks(P1, "F1 6,7 7,7 8,7 9,7")
                .hand(P1, "chapel")
                .pile(P1, "R");
        assertThat(four.menuOptions()).doesNotContain("lay R");
        FireScene fit = FireScene.basic()
                .bricks(P1, "C1 6,7", "C1 7,7", "C1 8,7")
                .hand(P1, "chapel")
                .pile(P1, "R");
        assertThat(fit.places("R")).hasSize(2);
        // RRRR of a Cathedral is two Roofs, read from one end: R on cells 2 and 3 never fits.
        FireScene cathedral = FireScene.basic()
                .building(P1, "cottage", 0, 18, 6)
                .bricks(P1, "F1 6,7 7,7 8,7 9,7", "C1 10,7", "F1 6,8 7,8 8,8 9,8", "C1 10,8")
                .bricks(P1, "F2 6,7 7,7 8,7 9,7", "C2 10,7", "F2 6,8 7,8 8,8 9,8", "C2 10,8")
                .hand(P1, "cathedral")
                .pile(P1, "R");
        assertThat(cathedral.places("R"))
                .contains("R3 6,7 7,7", "R3 8,7 9,7", "R3 7,7 8,7", "R3 9,7 10,7")
                .hasSize(8);
        cathedral.bricks(P1, "R3 6,7 7,7").bricks(P2, "C1 8,6", "C1 8,9");
        assertThat(cathedral.places("R")).containsExactly("R3 8,7 9,7", "R3 6,8 7,8", "R3 8,8 9,8");
    }

    @Test
    @Proof("SIT-3")
    void aForeignOrBuiltOrUnfitBrickClosesASite() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "T1 7,7 8,7")
                .pile(P1, "C")
                .hand(P1, "monument")
                .building(P1, "cottage", 0, 6, 9);
        assertThat(scene.places("C")).contains("C2 7,7");
        scene.bricks(P2, "F1 6,6 7,6 8,6 9,6", "C1 9,8", "T1 7,8 8,8");
        assertThat(scene.places("C")).noneMatch(place -> place.startsWith("C2"));
    }

    @Test
    @Proof("SIT-4")
    void eachRestrictionHolds() {
        var realm = FireScene.basic().game.realm();
        // Mill: the Bridge along a river on one side.
        assertThat(realm.plan("mill").forms().head().fits(12, 6))
                .as("river to the north of G")
                .isTrue();
        assertThat(realm.plan("mill").forms().head().fits(12, 7)).isFalse();
        // Covered Bridge: ends in two territories, the middle over a river.
        assertThat(realm.plan("covered-bridge").forms().head().fits(10, 8)).isTrue();
        assertThat(realm.plan("covered-bridge").forms().head().fits(9, 8)).isFalse();
        // Temple: on the volcano at one height.
        assertThat(realm.plan("temple").forms().head().fits(14, 12)).isTrue();
        assertThat(realm.plan("temple").forms().head().fits(14, 13))
                .as("heights 0 and 1")
                .isFalse();
        assertThat(realm.plan("temple").forms().head().fits(15, 13)).isTrue();
        assertThat(realm.plan("temple").forms().head().fits(16, 14))
                .as("the crater")
                .isFalse();
        assertThat(realm.plan("chapel").forms().head().fits(14, 12))
                .as("the volcano is not open land")
                .isFalse();
        // Beacon: on an own building, not on a Roof, not on a Beacon.
        FireScene beacon = FireScene.basic()
                .original(P1, "cottage", 0, 7, 7)
                .bricks(P1, "C1 10,10")
                .hand(P1, "beacon")
                .pile(P1, "C");
        assertThat(beacon.places("C")).contains("C3 7,8").doesNotContain("C3 7,7", "C2 9,10");
        FireScene onBeacon = FireScene.basic()
                .original(P1, "cottage", 0, 7, 7)
                .building(P1, "beacon", 0, 0, 7, 8, 2)
                .hand(P1, "beacon")
                .pile(P1, "C");
        assertThat(onBeacon.places("C")).doesNotContain("C6 7,8");
    }

    @Test
    @Proof({"SIT-6", "RUL-8"})
    void unfinishedWorkIsLooseAndAnyLooseBrickMayBecomePartOfALaterSite() {
        // An old road of a Two-Brick and a Chimney becomes the ground of a Chapel.
        FireScene scene = FireScene.basic()
                .building(P1, "cottage", 0, 6, 9)
                .bricks(P1, "T1 7,7 8,7", "C1 9,7")
                .hand(P1, "chapel", "flood", "flood", "eruption", "eruption")
                .pile(P1, "R");
        GameState<FireTable> half = scene.play(scene.menu(), "lay R", "R2 7,7 8,7");
        FireTable table = half.table();
        assertThat(table.buildings()).hasSize(1);
        FireScene later = FireScene.basic().change(any -> table).pile(P1, "C");
        GameState<FireTable> full = later.play(later.menu(), "lay C", "C2 9,7");
        GameState<FireTable> built = later.play(full, later.options(full).head());
        assertThat(Works.points(built.table(), P1)).isEqualTo(1);
    }

    @Test
    @Proof({"SIT-7", "RUL-27"})
    void completionIsCompulsoryAndOfSeveralSitesThePlayerPicksOne() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "H1 7,7 8,7 7,8", "C2 7,8")
                .hand(P1, "shrine", "flood", "flood", "eruption", "eruption")
                .pile(P1, "R");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay R", "R2 7,7 8,7");
        assertThat(asked.agenda().head()).isInstanceOf(CompleteWhich.class);
        Seq<String> options = scene.options(asked);
        assertThat(options).hasSize(2);
        assertThat(options.get(0)).startsWith("complete shrine");
        assertThat(options.get(1)).startsWith("complete cottage");
        // Of an event's building nothing stays, so that two sites of it are one answer.
        FireScene fire = FireScene.basic()
                .bricks(P1, "C1 7,7", "C1 8,7", "C1 7,8")
                .hand(P1, "signal-fire", "flood", "flood", "eruption", "eruption")
                .building(P1, "cottage", 0, 9, 9)
                .pile(P1, "C");
        assertThat(fire.options(fire.play(fire.menu(), "lay C", "C2 7,7"))).hasSize(1);
        // Without the card only the Cottage is full, but another hand might have completed more: the question is
        // secret.
        FireScene without =
                FireScene.basic().bricks(P1, "H1 7,7 8,7 7,8", "C2 7,8").pile(P1, "R");
        GameState<FireTable> secret = without.play(without.menu(), "lay R", "R2 7,7 8,7");
        assertThat(without.game.turn(secret).isSecret()).isTrue();
        assertThat(without.options(secret)).hasSize(1);
    }

    @Test
    @Proof("SIT-8")
    void aChallengeGoesFaceUpAndItsPointsCount() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "T1 7,7 8,7", "C1 9,7", "R2 7,7 8,7")
                .hand(P1, "chapel", "flood", "flood", "eruption", "eruption")
                .pile(P1, "C");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay C", "C2 9,7");
        GameState<FireTable> done = scene.play(asked, scene.options(asked).head());
        assertThat(Works.points(done.table(), P1)).isEqualTo(1);
        assertThat(done.table().hand(P1).of(scene.game.realm().numberOf("chapel")))
                .isZero();
        assertThat(done.table().board().loose(1, 0)[7]).isZero();
    }

    @Test
    @Proof("SIT-9")
    void aBuildingThatLosesABrickIsNoBuildingAnyMore() {
        FireScene scene = FireScene.basic().original(P1, "mill", 0, 12, 9).building(P1, "chapel", 0, 7, 7);
        GameState<FireTable> milled = scene.play(scene.menu(), "mill", "mill C2 9,7");
        assertThat(milled.table().buildings()).hasSize(1);
        assertThat(milled.table().cards().open().of(scene.game.realm().numberOf("chapel")))
                .isEqualTo(1);
        assertThat(Works.points(milled.table(), P1)).isZero();
        assertThat(milled.table().board().loose(1, 0)[7]).isNotZero();
    }

    @Test
    @Proof("SIT-10")
    void aBuildingLiesInEveryTerritoryOfItsGround() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "B1 10,8 11,8 12,8", "T2 10,8 11,8", "C2 12,8")
                .hand(P1, "covered-bridge", "flood", "flood", "eruption", "eruption")
                .pile(P1, "R");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay R", "R3 10,8 11,8");
        FireTable built = scene.play(asked, scene.options(asked).head()).table();
        assertThat(built.buildings().head().territories()).isEqualTo(1L << 5 | 1L << 6);
        FireScene beacon = FireScene.basic()
                .building(P1, "covered-bridge", 0, 10, 8)
                .bricks(P1, "C3 12,8", "C4 12,8")
                .hand(P1, "beacon", "flood", "flood", "eruption", "eruption")
                .pile(P1, "C");
        // So the Giant halts the work on it from the other end of the bridge, too.
        assertThat(beacon.giant("F").places("C")).doesNotContain("C5 12,8");
        beacon.giant("*");
        GameState<FireTable> full = beacon.play(beacon.menu(), "lay C", "C5 12,8");
        FireTable lit = beacon.play(full, beacon.options(full).head()).table();
        assertThat(lit.buildings().last().territories()).isEqualTo(1L << 5 | 1L << 6);
    }

    private static FireScene tower(int levels) {
        FireScene scene = FireScene.basic();
        for (int level = 1; level <= levels; level++) {
            scene.bricks(P1, "T" + level + " 7,7 8,7", "T" + level + " 7,8 8,8");
        }
        return scene.building(P1, "cottage", 0, 9, 9).pile(P1, "RTC");
    }

    @Test
    @Proof("TOW-1")
    void whoHoldsTheCardBuildsThreeOrFourLevels() {
        assertThat(tower(2).hand(P1, "tower").places("R")).noneMatch(place -> place.startsWith("R3 7,7 8,7"));
        assertThat(tower(3).hand(P1, "tower").places("R")).contains("R4 7,7 8,7");
        assertThat(tower(4).hand(P1, "tower").places("R")).contains("R5 7,7 8,7");
        assertThat(tower(4).hand(P1, "tower").places("T")).doesNotContain("T5 7,7 8,7");
        var plans = FireScene.basic()
                .game
                .realm()
                .plansOf(FireScene.basic().game.realm().numberOf("tower"));
        assertThat(plans.map(plan -> plan.rise())).containsExactly(3, 4, 5, 6, 7, 8);
    }

    @Test
    @Proof({"TOW-2", "RUL-14"})
    void onlyOthersReclaimWithOneOrTwoLevelsMore() {
        assertThat(tower(4).building(P2, "tower", 0, 12, 7).places("R")).contains("R5 7,7 8,7");
        assertThat(tower(5).building(P2, "tower", 0, 12, 7).places("R")).contains("R6 7,7 8,7");
        assertThat(tower(3).building(P2, "tower", 0, 12, 7).places("R")).doesNotContain("R4 7,7 8,7");
        assertThat(tower(6).building(P2, "tower", 0, 12, 7).places("R")).doesNotContain("R7 7,7 8,7");
        assertThat(tower(4).building(P1, "tower", 0, 12, 7).places("R")).doesNotContain("R5 7,7 8,7");
        // The old Tower stays, without card; its owner may reclaim with a taller new one.
        FireScene scene = tower(4).building(P2, "tower", 0, 12, 7);
        FireTable reclaimed = scene.play(scene.menu(), "lay R", "R5 7,7 8,7").table();
        assertThat(reclaimed.buildings()).hasSize(3);
        assertThat(Works.points(reclaimed, P2)).isZero();
        FireScene again = FireScene.basic()
                .change(any -> reclaimed)
                .active(P2)
                .bricks(P2, "T1 14,7 15,7", "T1 14,8 15,8", "T2 14,7 15,7", "T2 14,8 15,8")
                .bricks(P2, "T3 14,7 15,7", "T3 14,8 15,8", "T4 14,7 15,7", "T4 14,8 15,8", "T5 14,7 15,7")
                .bricks(P2, "T5 14,8 15,8")
                .pile(P2, "R");
        assertThat(again.places("R")).contains("R6 14,7 15,7").noneMatch(place -> place.contains("12,"));
    }
}
