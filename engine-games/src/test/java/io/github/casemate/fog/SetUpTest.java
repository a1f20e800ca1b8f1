package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** SET and HSE: how a game begins. */
class SetUpTest {

    @Test
    @Proof("SET-1")
    void twoToFourPlayWithTheirPieces() {
        assertThat(FogRuleset.standard(1).problem().get()).contains("SET-1");
        assertThat(FogRuleset.standard(5).problem().get()).contains("SET-1");
        assertThat(Array.of(2, 3, 4).map(n -> FogRuleset.standard(n).problem())).containsOnly(Option.none());
        assertThat(FogScene.of(2).table().board().ruleset().tiles().tiles()).hasSize(32);
    }

    @Test
    @Proof({"SET-1", "MAK-2"})
    void nobodyHasMoreThanTwentyFiguresOfAKind() {
        FogScene rich = FogScene.of(2).coins(1, 50).at("b2 -");
        for (int i = 0; i < 19; i++) {
            rich.at(FogSpace.of(5 * FogSpace.ROW + i) + " Re1");
        }
        rich.at("a6 Rb3", "b6 Rb3", "c6 Rb3", "d6 Rb3", "e6 Rb3", "f6 Rb3", "g6 Rb1");
        assertThat(rich.table().basics(0)).isEqualTo(19);
        rich.makingOf(1).expect("none | basic | elite");
        rich.at("t5 Re1").makingOf(1).expect("none | basic");
        // With the last basic figure on a stack there is nothing left to make.
        rich.at("g6 Rb2").makingOf(1).expectAsked(2);
    }

    @Test
    @Proof({"SET-1", "BLD-1", "RUL-24"})
    void nobodyBuildsWithoutOneOfFortyTokens() {
        FogScene tokens = FogScene.of(2).fillBut().tokens(1, 39).at("b2 -");
        String free = emptyLot(tokens.table());
        tokens.at(free + " Rb1").unitsOf(1).go(free, "stay").expect("city | factory");
        tokens.tokens(1, 40);
        String other = emptyLot(tokens.table());
        assertThat(tokens.at(free + " -", other + " Rb1").unitsOf(1).go(other).options())
                .doesNotContain("stay");
    }

    private static String emptyLot(FogTable table) {
        return Array.range(0, table.board().length())
                .find(space -> table.ground(space) == Ground.LOT && table.building(space) == 0)
                .map(space -> FogSpace.of(space).toString())
                .get();
    }

    @Test
    @Proof({"SET-2", "SET-4", "RUL-3"})
    void everyColourHasItsCornerWithABaseTwoCitiesAndABasicUnit() {
        assertThat(corners(2)).containsExactly("Red b2", "Blue x24");
        assertThat(corners(3)).containsExactly("Red b2", "Yellow x2", "Blue x24");
        assertThat(corners(4)).containsExactly("Red b2", "Yellow x2", "Blue x24", "Green b24");
        FogPlay start = FogPlay.newGame(FogScene.of(4).game);
        start.expectAt("b2", "Rb1/B1").expectAt("d2", "C1").expectAt("b4", "C1");
        start.expectAt("x2", "Yb1/B2").expectAt("v2", "C2").expectAt("x4", "C2");
        start.expectAt("x24", "Bb1/B3").expectAt("x22", "C3").expectAt("v24", "C3");
        start.expectAt("b24", "Gb1/B4").expectAt("b22", "C4").expectAt("d24", "C4");
        assertThat(start.table().ground(FogSpace.of("m13").index())).isEqualTo(Ground.LIGHTHOUSE);
        assertThat(Array.range(1, 5).map(start::coins)).containsOnly(0);
    }

    private static Array<String> corners(int players) {
        var board = FogScene.of(players).table().board();
        return Array.range(0, players).map(seat -> board.color(seat) + " " + FogSpace.of(board.base(seat)));
    }

    @Test
    @Proof({"SET-3", "CHA-2"})
    void everyTileThatIsLeftIsEquallyLikely() {
        FogTable table = FogScene.of(2).tile("B1 marsh s").table();
        Distribution<Action> odds = new TilePile(Option.some(FogPlace.of("C1"))).odds(table);
        assertThat(odds.size()).isEqualTo(31);
        assertThat(odds.outcomes().map(odds::weight).toArray()).containsOnly(1L);
        assertThat(odds.outcomes().mkString())
                .doesNotContain("marsh")
                .contains("cove")
                .doesNotContain("lighthouse");
    }

    @Test
    @Proof({"SET-5", "RUL-4", "CHA-1"})
    void chanceChoosesWhoBeginsAndPlayGoesClockwise() {
        FogPlay start = FogPlay.newGame(FogScene.of(3).game);
        Distribution<Action> odds = start.game.chance(start.state);
        assertThat(odds.outcomes().map(odds::weight).toArray()).containsExactly(1L, 1L, 1L);
        start.go("first 2").expectAsked(2).go("done").expectAsked(3).go("done").expectAsked(1);
    }

    @Test
    @Proof("RUL-1")
    void coinsAreANumberWithoutLimitAndNobodyRunsIntoDebt() {
        assertThat(FogScene.of(2).coins(1, 1_000_000).turnOf(1).coins(1)).isEqualTo(1_000_002);
        FogScene poor = FogScene.of(2).coins(1, 1).at("b2 -");
        assertThat(poor.makingOf(1).coins(1)).isEqualTo(1);
        poor.makingOf(1).expectAsked(2);
    }

    @Test
    @Proof("RUL-2")
    void aCornerWithoutAPlayerIsAStartTileWithThreeEmptyLots() {
        FogScene scene = FogScene.of(2);
        for (String lot : Array.of("x2", "v2", "x4")) {
            assertThat(scene.table().ground(FogSpace.of(lot).index())).isEqualTo(Ground.LOT);
            assertThat(scene.table().building(FogSpace.of(lot).index())).isZero();
        }
        scene.at("b2 -", "x2 Rb1").unitsOf(1).go("x2", "stay").expect("city | factory");
        FogRuleset fog = FogRuleset.standard(2).with(FogVariant.FOG_CORNERS);
        assertThat(FogScene.of(fog).table().ground(FogSpace.of("x2").index())).isEqualTo(Ground.FOG);
        assertThat(fog.fogPlaces()).isEqualTo(22);
        FogTable three =
                FogScene.of(FogRuleset.standard(3).with(FogVariant.FOG_CORNERS)).table();
        assertThat(three.ground(FogSpace.of("x2").index())).isEqualTo(Ground.LOT);
        assertThat(three.ground(FogSpace.of("b24").index())).isEqualTo(Ground.FOG);
        assertThat(fog.onBoard(6).problem().get()).contains("34 places").contains("33 tiles");
        assertThat(FogRuleset.standard(2).onBoard(6).problem()).isEmpty();
        assertThat(FogRuleset.standard(3)
                        .with(FogVariant.FOG_CORNERS)
                        .onBoard(6)
                        .problem())
                .isEmpty();
    }

    @Test
    @Proof("RUL-3")
    void inTheVariantEachPlayerChoosesTheSides() {
        FogPlay start = FogPlay.newGame(FogScene.of(2, FogVariant.CHOSEN_START).game);
        FogPlay chosen = start.expectAsked(1)
                .expect("city | factory")
                .go("factory", "city")
                .expectAsked(2)
                .go("factory", "factory");
        chosen.expect("chance").expectAt("d2", "F1").expectAt("b4", "C1").expectAt("x22", "F2");
        assertThat(chosen.go("first 1").coins(1)).isEqualTo(1);
    }

    @Test
    @Proof("RUL-26")
    void aTileHasFiveByFiveSpacesAndTheLighthouseIsTwentyTwoStepsFromEveryBase() {
        FogTable table = FogScene.of(4).table();
        FogSpace tower = FogSpace.of("m13");
        for (int seat = 0; seat < 4; seat++) {
            FogSpace base = FogSpace.of(table.board().base(seat));
            assertThat(Math.abs(base.row() - tower.row()) + Math.abs(base.column() - tower.column()))
                    .isEqualTo(22);
        }
    }

    @Test
    @Proof("HSE-1")
    void boardsHaveThreeToSixPlacesOnASideAndTheSameCountdown() {
        assertThat(FogRuleset.standard(2).onBoard(2).problem().get()).contains("HSE-1");
        assertThat(FogRuleset.standard(2).onBoard(7).problem().get()).contains("HSE-1");
        for (int size = 3; size <= 6; size++) {
            FogScene scene = FogScene.of(FogRuleset.standard(4).onBoard(size));
            assertThat(Long.bitCount(scene.table().land().fog())).isEqualTo(size * size - (size % 2 == 0 ? 4 : 5));
            assertThat(scene.countdown().table().turnsLeft(3)).isEqualTo(5);
        }
    }

    @Test
    @Proof({"HSE-2", "RUL-23"})
    void onEvenBoardsTheLighthouseIsOneOfThePile() {
        FogTable four = FogScene.of(FogRuleset.standard(2).onBoard(4)).table();
        Distribution<Action> odds = new TilePile(Option.none()).odds(four);
        assertThat(odds.outcomes().mkString()).contains("lighthouse");
        assertThat(odds.total()).isEqualTo(33);
        FogTable three = FogScene.of(FogRuleset.standard(2).onBoard(3)).table();
        assertThat(three.ground(FogSpace.of("h8").index())).isEqualTo(Ground.LIGHTHOUSE);
        assertThat(three.value(FogSpace.of("h8").index())).isEqualTo(3);
        assertThat(three.value(FogSpace.of("h3").index())).isEqualTo(1);
    }

    @Test
    @Proof("RUL-23")
    void inTheVariantTheLighthouseSurelyAppears() {
        FogRuleset sure = FogRuleset.standard(2).onBoard(4).with(FogVariant.SURE_LIGHTHOUSE);
        FogTable table = FogScene.of(sure).table();
        Distribution<Action> odds = new TilePile(Option.none()).odds(table);
        Action lighthouse = odds.outcomes()
                .find(one -> one.toString().contains("lighthouse"))
                .get();
        assertThat(12 * odds.weight(lighthouse)).isEqualTo(odds.total());
        FogTable laid = FogScene.of(sure).tile("B1 lighthouse n").table();
        Distribution<Action> fields = new TilePile(Option.none()).odds(laid);
        assertThat(fields.size()).as("once it lies there, any field tile").isEqualTo(32);
        assertThat(fields.outcomes().map(fields::weight).toArray()).containsOnly(1L);
        FogTable last = FogScene.of(sure).fillBut("B2").table();
        assertThat(new TilePile(Option.none()).odds(last).outcomes().toArray()).containsExactly(lighthouse);
        FogTable standard =
                FogScene.of(FogRuleset.standard(2).onBoard(4)).fillBut("B2").table();
        assertThat(new TilePile(Option.none()).odds(standard).size()).isEqualTo(22);
    }

    @Test
    @Proof("RUL-27")
    void inTheVariantTheOneInTheMiddleOfThreeBeginsWithTwelveCoins() {
        FogRuleset bonus = FogRuleset.standard(3).with(FogVariant.MIDDLE_BONUS);
        FogTable table = FogScene.of(bonus).table();
        assertThat(Array.range(0, 3).map(table::coins)).containsExactly(0, 12, 0);
        assertThat(table.board().color(1)).isEqualTo("Yellow");
        FogTable standard = FogScene.of(3).table();
        assertThat(Array.range(0, 3).map(standard::coins)).containsOnly(0);
        for (int players : new int[] {2, 4}) {
            FogTable other = FogScene.of(FogRuleset.standard(players).with(FogVariant.MIDDLE_BONUS))
                    .table();
            assertThat(Array.range(0, players).map(other::coins)).containsOnly(0);
        }
    }
}
