package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.event.BuildingEvents.BuildingConquered;
import io.github.casemate.fog.event.BuildingEvents.BuildingRemoved;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** CON and LGT: conquest, defeat and the lighthouse. */
class ConquestTest {

    @Test
    @Proof({"CON-1", "RUL-15"})
    void aBuildingIsConqueredOnceItHasBeenHeldUntilTheNextTurn() {
        FogPlay taking = FogScene.of(2).at("b2 -", "w22 Rb1").unitsOf(1).go("w22", "E5", "x22");
        taking.expectAt("x22", "Rb1/C2").expectAsked(2);
        assertThat(taking.coins(2)).isEqualTo(2);
        taking.go("done").expectAsked(1).expect("city | factory").go("factory").expectAt("x22", "Rb1/F1");
        FogPlay elite = FogScene.of(2).at("b2 -", "w22 Re1").unitsOf(1).go("w22", "E5", "x22", "done");
        elite.expectAsked(1).expect("city | factory");
        // Driven away in time, nothing is conquered.
        FogPlay driven = taking.go("x24", "E5", "x23", "attack n", "dice 6 6 6", "dice 1 1 1");
        driven.expectAt("x22", "Bb1/C2");
    }

    @Test
    @Proof({"CON-2", "RUL-15"})
    void whatIsTakenMakesNoUnitsUntilItIsConqueredAndBaseAndLighthouseStayWhatTheyAre() {
        FogPlay blue =
                FogScene.of(2).coins(2, 9).at("b2 -", "x22 F2").at("x22 Rb1").makingOf(2);
        blue.expectAsked(1);
        FogPlay tower = FogScene.of(2).at("b2 -", "m13 *2", "m13 Rb1").turnOf(1);
        tower.expectAt("m13", "Rb1/*1");
        FogPlay base = FogScene.of(3).at("b2 -", "x2 B3").at("x2 Rb1").turnOf(1);
        base.expectAt("x2", "Rb1/B1");
        assertThat(base.table().undefeated()).hasSize(3);
    }

    @Test
    @Proof({"CON-3", "RUL-16"})
    void whoLosesTheOwnBaseLosesEverythingAndIsSkipped() {
        FogPlay fallen = FogScene.of(3)
                .coins(2, 4)
                .at("b2 -", "x2 Rb1", "m13 *2", "e5 Ye1", "v2 F2")
                .turnOf(1);
        fallen.expectAt("v2", "F1").expectAt("x4", "C1").expectAt("m13", "*1").expectAt("e5", "-");
        assertThat(fallen.table().defeats().single().coins()).isEqualTo(4);
        assertThat(fallen.table().defeats().single().units().mkString()).contains("e5");
        assertThat(fallen.table().defeats().single().buildings()).hasSize(4);
        FogPlay next = fallen.go("tile cove", "B1", "done", "none", "none");
        next.expectAsked(3).go("done").expect("chance");
    }

    @Test
    @Proof("RUL-16")
    void theLastChoicesOfAPlayerWhoseBaseFallsStillDiffer() {
        FogPlay last =
                FogScene.of(3).coins(3, 2).at("x24 Rb1", "v24 F3").makingOf(3).expect("none | basic");
        FogPlay none = last.go("none");
        FogPlay basic = last.go("basic");
        assertThat(none.table().isUndefeated(2)).isFalse();
        assertThat(basic.table().isUndefeated(2)).isFalse();
        assertThat(none.state).isNotEqualTo(basic.state);
    }

    @Test
    @Proof({"CON-4", "RUL-17"})
    void basesFallFirstThenTheRestInBoardOrder() {
        // v2 lies before the base x2, but it is inherited before anybody is asked about it.
        FogPlay turn = FogScene.of(3)
                .at("b2 -", "v2 Rb1", "x2 Rb1", "x22 Rb1", "v24 Rb1")
                .turnOf(1);
        Array<String> order = turn.events
                .filter(BuildingConquered.class::isInstance)
                .map(event -> ((BuildingConquered) event).space().toString());
        assertThat(order).containsExactly("v2", "x2", "x4");
        assertThat(turn.coins(1)).isZero();
        turn.expect("city | factory").go("factory").expectAt("x22", "Rb1/F1").expectAt("v24", "Rb1/C3");
        assertThat(turn.go("city", "city").coins(1)).isEqualTo(6);
    }

    @Test
    @Proof("RUL-15")
    void inTheVariantTakingUsesTheAction() {
        FogScene variant = FogScene.of(2, FogVariant.TAKING_IS_AN_ACTION).at("b2 -", "w22 Rb1");
        FogPlay taken = variant.unitsOf(1).go("w22", "E5", "x22").expectAsked(2);
        taken.go("done").expectAsked(1).expect("city | factory");
        // Who has stormed the building has used the action, and takes it a turn later.
        FogPlay stormed = variant.at("x22 Bb1").unitsOf(1).go("w22", "stay", "dice 6 6 6", "dice 1 1 1");
        FogPlay later =
                stormed.expectAt("x22", "Rb1/C2").go("done").expectAsked(1).expect("done | x22");
        later.go("x22", "stay", "none", "done").expectAsked(1).expect("city | factory");
        FogPlay standard = FogScene.of(2).at("b2 -", "w22 Rb1", "x22 Bb1").unitsOf(1);
        standard.go("w22", "stay", "dice 6 6 6", "dice 1 1 1", "done")
                .expectAsked(1)
                .expect("city | factory");
    }

    @Test
    @Rule("RUL-15")
    void inTheVariantAUnitTakesNothingAnyMoreOnceTheBuildingIsItsOwnersOrGone() {
        FogScene variant = FogScene.of(2, FogVariant.TAKING_IS_AN_ACTION).at("b2 -", "w22 Rb1");
        FogPlay taken = variant.unitsOf(1).go("w22", "E5", "x22");
        assertThat(isTaking(taken)).isTrue();
        assertThat(isTaking(taken.go("done", "city"))).isFalse();

        FogPlay full = variant.fillBut().tokens(1, 40).at("w22 Rb1").unitsOf(1).go("w22", "E5", "x22");
        assertThat(isTaking(full)).isTrue();
        FogPlay gone = full.go("done");
        assertThat(gone.only(BuildingRemoved.class).space()).hasToString("x22");
        assertThat(isTaking(gone)).isFalse();
    }

    private static boolean isTaking(FogPlay play) {
        return UnitCode.isTaking(play.table().unit(FogSpace.of("x22").index()));
    }

    @Test
    @Proof("RUL-15")
    void inTheVariantAUnitGoesOnTakingABuildingThatIsInheritedUnderIt() {
        FogScene scene = FogScene.of(3, FogVariant.TAKING_IS_AN_ACTION);
        FogPlay blue = scene.at("b2 -", "x2 -", "x24 -", "w2 Rb1", "u2 Bb1")
                .unitsOf(1)
                .go("w2", "E1", "x2")
                .expectAsked(3)
                .go("u2", "E1", "v2", "none");
        FogPlay red = blue.expectAsked(1).expectAt("v2", "Bb1/C1");
        red.go("done", "none")
                .expectAsked(3)
                .expect("city | factory")
                .go("city")
                .expectAt("v2", "Bb1/C3");
    }

    @Test
    @Proof("RUL-24")
    void withoutATokenAConqueredOrInheritedBuildingIsRemoved() {
        FogScene full = FogScene.of(3).fillBut().tokens(1, 40).at("b2 -");
        FogPlay conquered = full.at("x22 Rb1").turnOf(1);
        conquered.expectAt("x22", "Rb1");
        assertThat(conquered.only(BuildingRemoved.class).space()).hasToString("x22");
        FogPlay inherited =
                FogScene.of(3).fillBut().tokens(1, 39).at("b2 -", "x2 Rb1").turnOf(1);
        // Board order: v2 gets the last token, x4 none; the base needs none.
        inherited.expectAt("v2", "C1").expectAt("x2", "Rb1/B1").expectAt("x4", "-");
        assertThat(inherited.table().tokens(0)).isEqualTo(40);
    }

    @Test
    @Proof("WIN-1")
    void theLastOneStandingWinsAtOnce() {
        FogPlay over = FogScene.of(2).at("b2 -", "x24 Rb1").turnOf(1).expect("over");
        assertThat(over.result().winners()).containsExactly(PlayerId.of(0));
        assertThat(over.result().why()).isEqualTo("last-standing");
        assertThat(over.result().utilities()).containsExactly(1.0, -1.0);
    }

    @Test
    @Proof({"LGT-1", "RUL-18"})
    void theLighthouseIsClaimedAtOnceAndOnlyHeldInTheVariant() {
        FogScene held = FogScene.of(2, FogVariant.LIGHTHOUSE_HELD).at("b2 -", "m12 Rb1");
        FogPlay waiting =
                held.unitsOf(1).go("m12", "C3", "m13").expectAt("m13", "Rb1").expectAsked(2);
        waiting.go("done").expectAt("m13", "Rb1/*1").expect("chance");
        FogScene both = FogScene.of(2, FogVariant.LIGHTHOUSE_HELD, FogVariant.TAKING_IS_AN_ACTION);
        both.at("b2 -", "m12 Rb1").unitsOf(1).go("m12", "C3", "m13", "done").expectAt("m13", "Rb1/*1");
        FogPlay claimed = FogScene.of(2).at("b2 -", "m12 Rb1").unitsOf(1).go("m12", "C3", "m13", "city");
        claimed.expectAt("m13", "Rb1/*1");
        assertThat(claimed.table().tokens(0)).isEqualTo(2);
        // It needs no token (RUL-24).
        FogScene full = FogScene.of(2).fillBut().tokens(1, 40).at("b2 -", "m12 Rb1");
        full.unitsOf(1).go("m12", "C3", "m13", "city").expectAt("m13", "Rb1/*1");
        // Who only stands there has nothing of it.
        FogScene.of(2).at("b2 -", "m13 Rb1").turnOf(1).expectAt("m13", "Rb1").expect("done | m13");
    }

    @Test
    @Proof({"LGT-2", "LGT-3", "RUL-18"})
    void theLighthousePaysThreeAndGivesATileWithoutAUnitUnlessTheVariantAsksForOne() {
        FogPlay alone = FogScene.of(2).at("m13 *1").turnOf(1).expect("chance");
        assertThat(alone.coins(1)).isEqualTo(5);
        FogScene keeper = FogScene.of(2, FogVariant.LIGHTHOUSE_KEEPER).at("m13 *1");
        keeper.turnOf(1).expect("done | b2");
        keeper.at("m13 Bb1").turnOf(1).expect("done | b2");
        keeper.at("m13 Rb1").turnOf(1).expect("chance");
        // Without fog there is no tile; with one empty place nobody is asked where.
        FogScene.of(2).at("m13 *1").fillBut().turnOf(1).expect("done | b2");
        FogScene.of(2).at("m13 *1").fillBut("C1").turnOf(1).go("tile cliffs").expect("done | b2");
    }
}
