package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.event.CombatEvents.FightDecided;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.CombatDice;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** CBT, STK and CHA: fights and their odds. */
class CombatTest {

    @Test
    @Proof({"CBT-2", "CBT-3", "RUL-12"})
    void bonusesDependOnTheUnitTheGroundAndTheBuilding() {
        assertThat(Combat.attackBonus(UnitCode.basic(0, 3))).isEqualTo(1);
        assertThat(Combat.attackBonus(UnitCode.elite(0))).isEqualTo(2);
        FogTable table = FogScene.of(2)
                .tile("B1 high-valley s")
                .at("c2 Rb1", "h5 Rb1", "d3 Rb1", "f2 Rb1", "d2 Rb1", "m13 Rb1", "x22 Rb1")
                .at("c3 Re1", "c4 Re1", "b4 Re1")
                .table();
        // Plains, empty lot, forest, mountain, own city, unclaimed lighthouse, another's city; then elite units.
        assertThat(Array.of("c2", "h5", "d3", "f2", "d2", "m13", "x22", "c3", "c4", "b4")
                        .map(name ->
                                Combat.defenceBonus(table, FogSpace.of(name).index())))
                .containsExactly(0, 0, 1, 2, 2, 2, 2, 1, 2, 3);
    }

    @Test
    @Proof("CBT-1")
    void theLoserLosesTheWholeStackAndATieChangesNothing() {
        FogPlay fight = FogScene.of(2).at("b2 -", "c2 Rb3", "c3 Bb3").unitsOf(1).go("c2", "stay");
        FogPlay rolled = fight.go("dice 4 4 4", "dice 4 4 4", "none");
        FogPlay won = rolled.go("none").expectAt("c3", "-").expectAt("c2", "Rb3");
        assertThat(won.table().basics(1)).isEqualTo(1);
        FogPlay tie = fight.go("dice 4 4 4", "dice 4 4 5", "none", "none").expectAt("c3", "Bb3");
        tie.expectAt("c2", "Rb3");
        assertThat(tie.only(FightDecided.class)).isEqualTo(new FightDecided(13, 13));
    }

    @Test
    @Proof({"CBT-4", "RUL-13"})
    void aStackOfTwoRollsOneDieAgainOnceAndASingleUnitNone() {
        FogScene scene = FogScene.of(2).at("b2 -", "c2 Rb2", "c3 Bb1");
        FogPlay attacker =
                scene.unitsOf(1).go("c2", "stay", "dice 1 1 6", "dice 2 3 4").expectAsked(1);
        attacker.expect("none | again 1 | again 6");
        FogPlay again = attacker.go("again 1", "dice 1");
        assertThat(again.only(FightDecided.class)).isEqualTo(new FightDecided(9, 9));
        FogPlay defender = FogScene.of(2)
                .at("b2 -", "c2 Rb1", "c3 Bb2")
                .unitsOf(1)
                .go("c2", "stay", "dice 1 1 6", "dice 2 3 4")
                .expectAsked(2)
                .expect("none | again 2 | again 3 | again 4");
        assertThat(defender.go("again 2", "dice 6").only(FightDecided.class)).isEqualTo(new FightDecided(9, 13));
    }

    @Test
    @Proof("RUL-13")
    void inTheVariantOnlyAttackersRollAgain() {
        FogPlay fight = FogScene.of(2, FogVariant.ATTACKERS_REROLL)
                .at("b2 -", "c2 Rb2", "c3 Bb3")
                .unitsOf(1)
                .go("c2", "stay", "dice 4 4 4", "dice 1 1 1")
                .expectAsked(1);
        fight.go("none").expectAt("c3", "-");
    }

    @Test
    @Proof({"CBT-5", "RUL-14"})
    void onlyTheWinnerOfAnAttackOnABuildingMoves() {
        Array<String> win = Array.of("stay", "dice 6 6 6", "dice 1 1 1");
        Array<String> lose = Array.of("stay", "dice 1 1 1", "dice 6 6 6");
        FogScene onCity = FogScene.of(2).at("b2 -", "w22 Rb1", "x22 Bb1");
        fought(onCity, "w22", win).expectAt("x22", "Rb1/C2").expectAt("w22", "-");
        fought(onCity, "w22", lose).expectAt("x22", "Bb1/C2").expectAt("w22", "-");
        FogScene tower = FogScene.of(2).at("b2 -", "m12 Rb1", "m13 Bb1");
        fought(tower, "m12", win).expectAt("m13", "Rb1");
        FogScene plains = FogScene.of(2).at("b2 -", "c2 Rb1", "c3 Bb1");
        fought(plains, "c2", win).expectAt("c2", "Rb1").expectAt("c3", "-");
        // A defender who stood on a building wins and stays; a third player's building is entered, too.
        FogScene third = FogScene.of(3).at("b2 -", "w22 Rb1", "x22 Yb1");
        fought(third, "w22", win).expectAt("x22", "Rb1/C3");
        // It advances even after it has used all its points.
        FogPlay tired =
                FogScene.of(2).at("b2 -", "u24 Rb1", "x22 Bb1").unitsOf(1).go("u24", "E5", "w22");
        tired.go("attack e", "dice 6 6 6", "dice 1 1 1").expectAt("x22", "Rb1/C2");
    }

    private static FogPlay fought(FogScene scene, String unit, Array<String> answers) {
        return scene.unitsOf(1).go(unit).go(answers.toJavaArray(String[]::new));
    }

    @Test
    @Proof("RUL-5")
    void fightsAreStraightAndDiagonalOnlyInTheVariant() {
        FogScene straight = FogScene.of(2).at("b2 -", "c2 Rb1", "d3 Bb1");
        assertThat(straight.unitsOf(1).go("c2").options()).doesNotContain("stay");
        FogScene diagonal = FogScene.of(2, FogVariant.DIAGONAL_FIGHTS).at("b2 -", "c2 Rb1", "d3 Bb1", "c3 Be1");
        diagonal.unitsOf(1).go("c2", "stay").expect("attack s | attack se");
        FogScene all = FogScene.of(2, FogVariant.DIAGONAL_FIGHTS)
                .at("c3 Rb1", "b2 Bb1", "c2 Bb1", "d2 Bb1", "b3 Bb1", "d3 Bb1", "b4 Bb1", "c4 Bb1", "d4 Bb1");
        all.unitsOf(1)
                .go("c3")
                .expect("attack n | attack e | attack s | attack w | attack ne | attack se | attack sw | attack nw")
                .go("attack nw", "dice 6 6 6", "dice 1 1 1")
                .expectAt("b2", "Rb1/B1");
    }

    @Test
    @Proof({"STK-1", "RUL-11"})
    void stacksOfTwoAndOneJoinAndMoveAsOneUnit() {
        FogScene scene = FogScene.of(2).at("b2 -", "c3 Rb2", "e3 Rb1");
        FogPlay joined =
                scene.unitsOf(1).go("c3", "A1", "e3").expectAt("e3", "Rb3").expectAsked(2);
        assertThat(joined.table().basics(0)).isEqualTo(3);
        FogPlay next = joined.go("done").expectAsked(1).go("e3", "A1", "e5");
        next.expectAt("e5", "Rb3").expectAt("e3", "-");
        // The lower unit may have been finished already.
        FogPlay finished =
                scene.unitsOf(1).go("e3", "A1", "e4", "c3", "A1", "e4").expectAt("e4", "Rb3");
        finished.expectAsked(2);
    }

    @Test
    @Proof("STK-2")
    void eliteUnitsNeverStack() {
        FogScene scene = FogScene.of(2).at("b2 -", "c3 Re1", "e3 Re1", "d4 Rb1");
        assertThat(scene.unitsOf(1).go("c3", "A1").options())
                .doesNotContain("e3")
                .doesNotContain("d4");
        assertThat(scene.unitsOf(1).go("d4", "A1").options()).doesNotContain("e3");
    }

    @Test
    @Proof("CHA-3")
    void rollsAreMultisetsWithTheirNumberOfWays() {
        Array<Long> sizes = Array.of(1, 2, 3).map(dice -> CombatDice.odds(dice).size());
        assertThat(sizes).containsExactly(6L, 21L, 56L);
        for (int dice = 1; dice <= 3; dice++) {
            Distribution<Action> odds = CombatDice.odds(dice);
            assertThat(odds.total()).isEqualTo((long) Math.pow(6, dice));
        }
        assertThat(CombatDice.odds(3).weight(new CombatRoll(225))).isEqualTo(3);
        assertThat(CombatDice.odds(3).weight(new CombatRoll(123))).isEqualTo(6);
        assertThat(CombatDice.odds(3).weight(new CombatRoll(321))).isZero();
    }
}
