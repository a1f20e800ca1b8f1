package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.event.TileEvents.EntryBlocked;
import io.github.casemate.fog.event.TileEvents.TileLaid;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** BRD, MOV and EXP: the board, and how units go over it. */
class MovementTest {

    @Test
    @Proof("BRD-1")
    void everySpaceIsOfOneKindOrInTheFog() {
        FogTable table = FogScene.of(2).tile("B1 harbour-hill s").table();
        assertThat(Array.of("a1", "c2", "d3", "d2", "b2", "m13", "k1", "f5", "j5")
                        .map(name -> table.ground(FogSpace.of(name).index())))
                .containsExactly(
                        Ground.WATER,
                        Ground.PLAINS,
                        Ground.FOREST,
                        Ground.LOT,
                        Ground.LOT,
                        Ground.LIGHTHOUSE,
                        Ground.FOG,
                        Ground.MOUNTAIN,
                        Ground.WATER);
    }

    @Test
    @Proof("BRD-2")
    void unitsGoStraightAcrossTileEdgesAndNeverDiagonally() {
        FogScene scene = FogScene.of(2).tile("B1 wide-meadow s").at("b2 -", "e5 Rb1", "d5 Bb1", "e4 Bb1", "f5 Bb1");
        // The only neighbour that is left is in the fog; d4 and f4 lie diagonally.
        scene.unitsOf(1).go("e5").expect("stay | A2");
        scene.at("f5 -").unitsOf(1).go("e5", "B1", "f5").expectAt("f5", "Rb1");
    }

    @Test
    @Proof("BRD-3")
    void noUnitStopsWhereAnotherStands() {
        FogScene scene = FogScene.of(2).at("c3 Re1", "d4 Bb1", "e2 Rb3");
        String spaces = scene.unitsOf(1).go("b2", "A1").options();
        assertThat(Array.of(spaces.split(" \\| ", -1)))
                .doesNotContain("c3", "d4", "e2")
                .contains("d3", "c2");
    }

    @Test
    @Proof("BRD-4")
    void buildingsAreWorthTheirRingAndTheLighthouseThreeAnywhere() {
        FogScene scene = FogScene.of(2).tile("B1 wide-meadow s").tile("B2 clearing s");
        assertThat(Array.of("d2", "g4", "g7", "m13")
                        .map(name -> scene.table().value(FogSpace.of(name).index())))
                .containsExactly(1, 1, 2, 3);
        FogTable four = FogScene.of(FogRuleset.standard(2).onBoard(4))
                .tile("B1 lighthouse n")
                .table();
        assertThat(four.value(FogSpace.of("h3").index())).isEqualTo(3);
    }

    @Test
    @Proof({"BRD-5", "RUL-6"})
    void theLighthouseTileHasNoArrowAndInTheVariantArrowsAreFreer() {
        FogScene even = FogScene.of(FogRuleset.standard(2).onBoard(4)).tile("B1 wide-meadow s");
        FogPlay drawn = even.at("b2 -", "j5 Rb1").unitsOf(1).go("j5", "B2", "j5 s");
        drawn.go("tile marsh").expect("e | s");
        assertThat(drawn.go("tile lighthouse").only(TileLaid.class).arrow()).isEqualTo(Compass.NORTH);
        FogScene free = FogScene.of(2, FogVariant.FREE_ARROWS).at("b2 -", "e2 Rb1");
        free.unitsOf(1).go("e2", "B1", "e2 e", "tile marsh").expect("e | s");
        FogPlay standard = FogScene.of(2).at("b2 -", "e2 Rb1").unitsOf(1).go("e2", "B1", "e2 e", "tile marsh");
        assertThat(standard.only(TileLaid.class).arrow()).isEqualTo(Compass.SOUTH);
        assertThat(FogScene.of(2, FogVariant.FREE_ARROWS).table().board().arrows(2))
                .containsExactly(Compass.SOUTH);
    }

    @Test
    @Proof("MOV-1")
    void aBasicUnitHasSixPointsAndAnEliteUnitSeven() {
        // From a4 to e1 it is seven steps.
        FogScene scene = FogScene.of(2).at("b2 -", "a4 Rb3");
        assertThat(scene.unitsOf(1).go("a4", "A1").options()).contains("e2").doesNotContain("e1");
        assertThat(scene.at("a4 Re1").unitsOf(1).go("a4", "A1").options()).contains("e1");
    }

    @Test
    @Proof("MOV-2")
    void aMountainCostsTwoAndIsClosedToEliteUnitsAndWaterToAll() {
        FogScene scene = FogScene.of(2).tile("B1 high-valley s").at("b2 -", "e2 Rb1");
        FogPlay basic = scene.unitsOf(1).go("e2", "B1");
        assertThat(basic.options()).contains("f2");
        assertThat(basic.go("f2").events.mkString()).contains("from=e2, to=f2, cost=2");
        FogPlay elite = scene.at("e2 Re1").unitsOf(1).go("e2", "B1");
        assertThat(elite.options()).doesNotContain("f2").doesNotContain("j4").contains("g3");
        assertThat(FogScene.of(2).unitsOf(1).go("b2", "A1").options())
                .doesNotContain("c1")
                .contains("d1");
    }

    @Test
    @Proof("MOV-4")
    void buildingsOfAnybodyCostOneAndStopNobody() {
        FogScene scene = FogScene.of(2).at("d2 C2", "b2 -", "c2 Rb1", "c1 -", "d3 Bb1", "c3 Bb1", "b3 Bb1", "b2 Bb1");
        // The only way east leads over the city on d2.
        FogPlay moved = scene.unitsOf(1).go("c2", "A1", "e2");
        assertThat(moved.events.mkString()).contains("from=c2, to=e2, cost=2");
    }

    @Test
    @Proof({"EXP-3", "RUL-10"})
    void aUnitExploresAgainAndAgainButOnlyFromWhereItCouldStop() {
        FogScene scene = FogScene.of(2).at("b2 -", "d2 Rb1", "e2 Re1");
        scene.unitsOf(1).go("d2", "B1").expect("e1 e | e3 e | e4 e | e5 e");
        FogPlay twice = FogScene.of(2)
                .at("b2 -", "e5 Rb1")
                .unitsOf(1)
                .go("e5", "B1", "e5 e", "tile wide-meadow", "B2", "f5 s", "tile clearing", "e");
        assertThat(twice.happened(TileLaid.class)).isEqualTo(2);
        // Two steps: f5, then the forest f6. There was no question whether to enter.
        twice.expectAt("f6", "Rb1");
        assertThat(twice.table().points()).isEqualTo(4);
    }

    @Test
    @Proof("EXP-1")
    @Rule("EXP-2")
    void withoutAPointNobodyExploresAndTheLastPointIsEnoughForPlainsButNotForAMountain() {
        // a3 is water; from a4 to e3 it is five steps, to e2 six.
        FogScene scene = FogScene.of(2).at("b2 -", "a4 Rb1");
        scene.unitsOf(1).go("a4", "B1").expect("e3 e | e4 e | e5 e");
        FogPlay mountain = scene.unitsOf(1).go("a4", "B1", "e5 e", "tile ridge");
        assertThat(mountain.happened(EntryBlocked.class)).isEqualTo(1);
        assertThat(mountain.table().points()).isEqualTo(1);
        mountain.expectAt("e5", "Rb1");
        scene.unitsOf(1).go("a4", "B1", "e5 e", "tile great-plain").expectAt("f5", "Rb1");
    }

    @Test
    @Proof("RUL-9")
    void inTheVariantOwnUnitsBlockTooButCanBeJoined() {
        Array<String> things = Array.of("b2 -", "d1 Rb1", "e2 Rb2", "d3 Re1", "d2 Rb1");
        FogScene blocked = FogScene.of(2, FogVariant.OWN_UNITS_BLOCK).at(things.toJavaArray(String[]::new));
        FogScene standard = FogScene.of(2).at(things.toJavaArray(String[]::new));
        assertThat(standard.unitsOf(1).go("d1", "A1").options())
                .contains("c2")
                .contains("d4")
                .contains("e2");
        // d2 and e2 can be joined; nothing behind them can be reached.
        blocked.unitsOf(1).go("d1", "A1").expect("e1 | d2 | e2");
    }
}
