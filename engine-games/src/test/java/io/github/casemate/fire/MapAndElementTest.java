package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.MountainCell;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.rules.Harvest;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** MAP, ELE, CON: the island, the elements, and what connected and supported mean. */
class MapAndElementTest {

    private final Terrain terrain = FireScene.basic().game.realm().terrain();

    @Test
    @Proof("MAP-1")
    void theIslandHas24TerritoriesAVolcanoRiversAndFourOceans() {
        assertThat(terrain.width() + "x" + terrain.height()).isEqualTo("35x29");
        assertThat(terrain.landTerritories()).isEqualTo(24);
        String drawn = terrain.map().rows().mkString("");
        assertThat(drawn.chars().distinct().count())
                .as("A to X, 1 to 4, *, ^, ~")
                .isEqualTo(24 + 4 + 3);
        assertThat(terrain.territoryAt(0, 0)).isEqualTo(Terrain.NOWHERE);
        assertThat(terrain.name(terrain.territoryAt(8, 8))).isEqualTo("F");
    }

    @Test
    @Proof("MAP-2")
    void oceansAndDiagonalsMakeNobodyNeighbours() {
        assertThat(terrain.neighbours(0) >>> 3 & 1).as("A and D").isZero();
        assertThat(terrain.distance(0, 3)).isEqualTo(3);
        assertThat(terrain.distance(terrain.volcanoTerritory(), 0)).isEqualTo(3);
    }

    @Test
    @Proof("MAP-3")
    void theMountainIsHigherAndNothingIsBuiltInTheCrater() {
        assertThat(terrain.groundAt(16, 13)).isEqualTo(1);
        assertThat(terrain.groundAt(16, 14)).isEqualTo(2);
        assertThat(terrain.groundAt(16, 12)).isZero();
        FireScene scene = FireScene.basic()
                .bricks(P1, "C3 16,14", "C2 16,13")
                .pile(P1, "CTB")
                .giant("A");
        assertThat(scene.places("C")).contains("C3 16,13").doesNotContain("C3 17,14");
        assertThat(Array.of("C", "T", "B").flatMap(scene::places)).noneMatch(place -> place.contains("17,14"));
    }

    @Test
    @Proof("MAP-4")
    void theVolcanoProducesNothingAndIsTheGiantsHome() {
        FireTable start = FireTable.start(FireScene.basic().game.realm());
        assertThat(terrain.name(start.walkers().giant())).isEqualTo("*");
        assertThat(FireScene.basic().table().flags().planted()).isEqualTo(24);
    }

    @Test
    @Proof("MAP-5")
    void nobodyBuildsInAnOceanButForThePierOfAPort() {
        FireScene scene =
                FireScene.basic().bricks(P1, "T1 31,21 32,21", "T1 31,22 32,22").pile(P1, "TC");
        assertThat(scene.places("T")).doesNotContain("T1 33,22 34,22");
        scene.hand(P1, "port");
        assertThat(scene.places("T")).contains("T1 33,22 34,22");
        assertThat(scene.places("C")).contains("C1 33,22").doesNotContain("C1 34,22");
    }

    @Test
    @Proof({"ELE-1", "CON-3"})
    void nothingNeedsToBeBelowTheMiddleOfABridgeAndThingsMayStandOnIt() {
        FireScene scene =
                FireScene.basic().bricks(P1, "C1 10,7").pile(P1, "BTHC").hand(P1, "covered-bridge");
        assertThat(scene.places("B")).contains("B1 10,8 11,8 12,8");
        scene.bricks(P1, "B1 10,8 11,8 12,8");
        assertThat(scene.places("C")).contains("C2 11,8");
        assertThat(scene.places("T")).contains("T2 11,8 12,8");
    }

    @Test
    @Proof({"ELE-2", "CON-3"})
    void aRoofIsNoRoadAndCarriesNothing() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "H1 7,7 8,7 7,8", "R2 7,7 8,7")
                .hand(P1, "manor", "monument", "port")
                .pile(P1, "RCT");
        assertThat(scene.places("R")).noneMatch(place -> place.startsWith("R1"));
        assertThat(scene.places("C")).noneMatch(place -> place.startsWith("C3"));
        FireScene volcano = FireScene.basic()
                .bricks(P1, "T1 14,12 15,12", "R2 14,12 15,12")
                .pile(P1, "C")
                .giant("A");
        assertThat(volcano.places("C")).isNotEmpty().noneMatch(place -> place.startsWith("C3"));
    }

    @Test
    @Proof({"ELE-3", "ELE-4", "ELE-5", "ELE-6", "RUL-3"})
    void theElementsHaveTheirShapesOneLevelHigh() {
        assertThat(Element.ALL.map(element -> Shape.of(element).head().size())).containsExactly(3, 2, 3, 1, 2, 4);
        assertThat(Element.ALL.map(element -> Shape.of(element).size())).containsExactly(2, 2, 4, 1, 2, 2);
        for (Shape hook : Shape.of(Element.HOOK)) {
            Array<Integer> columns = Array.range(0, 3).map(hook::dx);
            Array<Integer> rows = Array.range(0, 3).map(hook::dy);
            assertThat(columns.max().get() - columns.min().get()).isEqualTo(1);
            assertThat(rows.max().get() - rows.min().get()).isEqualTo(1);
        }
        for (Element straight : Array.of(Element.BRIDGE, Element.ROOF, Element.TWO, Element.FOUR)) {
            Shape flat = Shape.of(straight, 0);
            assertThat(Array.range(0, flat.size()).map(flat::dy)).containsOnly(0);
            assertThat(flat.dx(flat.size() - 1)).isEqualTo(flat.size() - 1);
        }
    }

    @Test
    @Proof("ELE-7")
    void everybodyHasTwentyOfEachKindBesidesTheOriginals() {
        FireScene scene = FireScene.basic().original(P1, "mill", 0, 12, 9);
        assertThat(scene.table().collection(P1)).hasToString("[20, 20, 20, 20, 20, 20]");
        FireScene all = FireScene.basic().building(P1, "cottage", 0, 7, 2).pile(P1, "B".repeat(20));
        GameState<FireTable> after = all.at(new Harvest(P1));
        assertThat(after.table().pile(P1).of(0))
                .as("A produces Bridges, but none are left")
                .isEqualTo(20);
    }

    @Test
    @Proof("ELE-8")
    void anElementComesFromProductionTradesTheMarketplaceAndMilling() {
        FireScene scene = FireScene.basic()
                .original(P1, "marketplace", 0, 12, 6)
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "C1 6,6")
                .pile(P1, "TTTT")
                .pile(P2, "R");
        assertThat(scene.menuOptions()).contains("market T", "mill", "offer P2");
    }

    @Test
    @Proof("ELE-9")
    void kindsAreListedAsBRHCTF() {
        assertThat(Element.ALL.map(Element::letter).mkString("")).isEqualTo("BRHCTF");
        FireScene scene = FireScene.basic().bricks(P1, "H1 7,7 8,7 7,8").pile(P1, "FTCHRB");
        assertThat(scene.menuOptions()
                        .filter(option -> option.startsWith("lay"))
                        .mkString(" "))
                .isEqualTo("lay B lay R lay H lay C lay T lay F");
    }

    @Test
    @Proof({"CON-1", "CON-2"})
    void diagonalsDoNotTouchAndWhatIsLaidMustTouch() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 8,8").pile(P1, "C");
        assertThat(scene.places("C"))
                .doesNotContain("C1 9,9", "C1 6,6", "C1 7,7")
                .contains("C1 8,9");
    }

    @Test
    @Proof("CON-1")
    void theOpeningOfABridgeTouchesNothingBelowIt() {
        // A valley on the mountain, bridged from height 1 to height 1.
        IslandMap valley = new IslandMap(
                "valley",
                IslandMaps.STANDARD.rows(),
                Array.of(new MountainCell(15, 13, 1), new MountainCell(17, 13, 1)));
        FireScene scene = FireScene.on(FireIsland.of(valley, FireDeck.STANDARD, 2, FireVariants.BASIC)
                        .get())
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "B2 15,13 16,13 17,13", "C1 16,13", "C1 16,12", "C1 15,12", "C2 15,12")
                .giant("A");
        GameState<FireTable> milled = scene.play(scene.menu(), "mill", "mill C2 15,12");
        // The Bridge is cut off; the only link is laid at once.
        assertThat(milled.table().board().brickAt(2, 16, 12)).isEqualTo(FireScene.brick("C2 16,12"));
        assertThat(milled.table().pile(P1).total()).isZero();
        FireScene joined = FireScene.on(scene.game)
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "C1 16,12", "C1 15,12", "C2 15,12", "C2 16,12")
                .giant("A");
        GameState<FireTable> whole = joined.play(joined.menu(), "mill", "mill C2 15,12");
        assertThat(joined.options(whole)).as("one on the other touches").contains("end");
    }

    @Test
    @Proof("CON-3")
    void nobodyBuildsOnBricksOfOthers() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 7,8")
                .bricks(P2, "C1 8,8", "C1 7,7", "C1 8,7")
                .hand(P1, "monument")
                .pile(P1, "C");
        assertThat(scene.places("C")).noneMatch(place -> place.startsWith("C2 8"));
    }

    @Test
    @Proof("CON-4")
    void aKingdomBeginsWithTwoPartsAndPartsAreClassesOfTouchingBricks() {
        FireScene scene = FireStarts.settled(FireVariants.BASIC);
        assertThat(FireLaws.parts(scene.table(), 0)).isEqualTo(2);
        scene.bricks(P1, "C1 6,6", "C1 7,7");
        assertThat(FireLaws.parts(scene.table(), 0)).isEqualTo(4);
    }
}
