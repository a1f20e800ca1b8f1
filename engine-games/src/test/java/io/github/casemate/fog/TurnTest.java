package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.event.UnitEvents.UnitActivated;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** TRN, BLD, MAK: a turn, what units do in it, and how they are made. */
class TurnTest {

    /** Red holds Blue's city x22 and owns the lighthouse; both a conquest and a tile come in the turn. */
    private static FogScene busy(FogVariant... variants) {
        return FogScene.of(2, variants).at("x22 Rb1", "m13 *1");
    }

    @Test
    @Proof({"TRN-1", "RUL-17", "RUL-19"})
    void aTurnHasItsStepsInOrder() {
        FogPlay turn = busy().turnOf(1).go("city", "tile cove", "B1", "b2", "A1", "c2", "done", "basic");
        assertThat(kinds(turn))
                .containsSubsequence(
                        "FogTurnBegan",
                        "BuildingConquered",
                        "CoinsEarned",
                        "TileDrawn",
                        "TileLaid",
                        "UnitActivated",
                        "FogUnitMoved",
                        "UnitMade",
                        "FogTurnEnded",
                        "FogTurnBegan");
        assertThat(turn.coins(1)).isEqualTo(6 - 2);
    }

    @Test
    @Proof("RUL-17")
    void inTheVariantIncomeComesBeforeConquests() {
        FogPlay turn = busy(FogVariant.INCOME_FIRST).turnOf(1).expect("city | factory");
        assertThat(kinds(turn)).containsExactly("FogTurnBegan", "CoinsEarned");
        assertThat(turn.go("city").coins(1)).isEqualTo(5);
        assertThat(busy().turnOf(1).go("city").coins(1)).isEqualTo(6);
    }

    @Test
    @Proof({"RUL-19", "MAK-2"})
    void inTheVariantUnitsAreMadeBeforeTheMovesAndCanBeJoinedButNotMoved() {
        FogScene scene = FogScene.of(2, FogVariant.MAKE_FIRST).at("b2 -", "c2 Rb1");
        FogPlay made = scene.turnOf(1).expect("none | basic").go("basic").expect("done | c2");
        made.go("c2", "A1", "b2").expectAt("b2", "Rb2/B1").expectAsked(2);
        FogScene.of(2).at("b2 -", "c2 Rb1").turnOf(1).expect("done | c2");
    }

    private static Array<String> kinds(FogPlay play) {
        return play.events.map(event -> event.getClass().getSimpleName());
    }

    @Test
    @Proof({"TRN-2", "RUL-7"})
    void citiesAndTheLighthousePayAndFactoriesOnlyInTheVariant() {
        FogScene scene = FogScene.of(2).tile("B2 clearing s").at("d2 F1", "g7 C1", "i9 F1", "m13 *1");
        assertThat(scene.turnOf(1).coins(1)).isEqualTo(1 + 2 + 3);
        FogScene all = FogScene.of(2, FogVariant.ALL_PAY).tile("B2 clearing s").at("d2 F1", "g7 C1", "i9 F1", "m13 *1");
        assertThat(all.turnOf(1).coins(1)).isEqualTo(1 + 2 + 3 + 1 + 1 + 2);
    }

    @Test
    @Proof({"TRN-3", "RUL-8"})
    void upToFiveUnitsAreActivatedEachOnceAndNoneIsInterrupted() {
        FogScene scene = FogScene.of(2).at("b2 -", "a5 Rb3", "b5 Rb3", "c5 Rb3", "d5 Rb3", "e5 Rb3", "e1 Re1");
        FogPlay four = scene.unitsOf(1)
                .go("a5", "A1", "a4", "b5", "A1", "b3", "c5", "A1", "c4", "d5", "A1", "d4")
                .expect("done | e1 | e5");
        FogPlay five = four.go("e5", "A1", "e4");
        assertThat(five.happened(UnitActivated.class)).isEqualTo(5);
        five.expectAsked(2);
        FogRuleset two = FogRuleset.standard(2).withUnitsPerTurn(1);
        FogScene.of(two).at("c3 Re1").unitsOf(1).go("b2", "A1", "c2").expectAsked(2);
    }

    @Test
    @Proof({"TRN-4", "RUL-8"})
    void aUnitActsOnceAndOnlyAfterItsMove() {
        FogScene scene = FogScene.of(2).at("b2 -", "d2 -", "c2 Rb1", "d3 Bb1").at("c3 Be1");
        FogPlay here = scene.unitsOf(1).go("c2", "A1", "d2");
        here.expect("none | swap | attack s");
        here.go("swap").expectAsked(2);
        // Without a move there is no way to do nothing.
        scene.at("c2 -", "d2 Rb1").unitsOf(1).go("d2", "stay").expect("swap | attack s");
        scene.unitsOf(1).go("d2").expect("stay | A1 | B1 | A2");
    }

    @Test
    @Proof("RUL-25")
    void aPlayerWithoutAnyChoiceIsNotAsked() {
        FogPlay blue = FogScene.of(2).at("b2 -", "b2 F1").at("b2 B1", "b2 Rb1").turnOf(1);
        blue.expectAsked(1);
        FogPlay passed = FogScene.of(2).at("b2 -", "d2 F1", "b4 F1").turnOf(1);
        passed.expectAsked(2);
        assertThat(passed.happened(UnitActivated.class)).isZero();
    }

    @Test
    @Proof("BLD-1")
    void aUnitBuildsOnAnEmptyLotAtOnceAndWithoutCost() {
        FogScene scene = FogScene.of(2).tile("B1 upper-ford s").at("b2 -", "i2 Rb1");
        FogPlay built =
                scene.unitsOf(1).go("i2", "stay").expect("city | factory").go("factory");
        built.expectAt("i2", "Rb1/F1");
        assertThat(built.coins(1)).isZero();
        assertThat(built.table().tokens(0)).isEqualTo(3);
        // On plains there is nothing to build, so staying is not offered.
        assertThat(scene.at("i2 -", "h2 Rb1").unitsOf(1).go("h2").options()).doesNotContain("stay");
    }

    @Test
    @Proof({"BLD-2", "BLD-3"})
    void ownCitiesAndFactoriesAreSwappedButNeitherBaseNorLighthouse() {
        FogScene scene = FogScene.of(2).at("b2 -", "d2 Rb1", "m13 *1");
        scene.unitsOf(1).go("d2", "stay").expectAt("d2", "Rb1/F1");
        scene.at("d2 F1").unitsOf(1).go("d2", "stay").expectAt("d2", "Rb1/C1");
        assertThat(scene.at("d2 -", "b2 Rb1").unitsOf(1).go("b2").options()).doesNotContain("stay");
        assertThat(scene.at("b2 -", "m13 Rb1").unitsOf(1).go("m13").options()).doesNotContain("stay");
        // Turning a token over needs no other one (RUL-24).
        FogScene full = FogScene.of(2).fillBut().tokens(1, 40).at("b2 -", "d2 Rb1");
        full.unitsOf(1).go("d2", "stay").expectAt("d2", "Rb1/F1");
        // Another player's city cannot be swapped either.
        assertThat(scene.at("m13 -", "x22 Rb1").unitsOf(1).go("x22").options()).doesNotContain("stay");
    }

    @Test
    @Proof("MAK-1")
    void eachFreeFactoryMakesOneUnitForTwoOrSixCoins() {
        FogScene scene = FogScene.of(2).coins(1, 5).at("d2 F1", "b4 F1");
        // A unit stands on the base, so only the two factories are asked.
        FogPlay first = scene.makingOf(1).expect("none | basic").go("basic");
        first.expectAt("d2", "Rb1/F1")
                .expect("none | basic")
                .go("basic")
                .expectAt("b4", "Rb1/F1")
                .expectAsked(2);
        assertThat(first.go("basic").coins(1)).isEqualTo(1);
        FogPlay city = FogScene.of(2).coins(1, 6).at("d2 F1").makingOf(1).expect("none | basic | elite");
        assertThat(city.go("elite").coins(1)).isZero();
        city.go("elite").expectAt("d2", "Re1/F1").expectAt("b4", "C1");
    }

    @Test
    @Proof("MAK-2")
    void aNewUnitWaitsForTheNextTurn() {
        FogPlay made = FogScene.of(2).coins(1, 2).at("d2 F1").unitsOf(1).go("done", "basic");
        made.expectAsked(2).go("done").expectAsked(1).expect("done | b2 | d2");
    }
}
