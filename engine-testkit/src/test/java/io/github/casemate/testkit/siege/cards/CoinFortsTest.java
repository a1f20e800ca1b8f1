package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

/** Robust Stronghold, whose buildings score one more, and Scout Outpost, for which opponents score one less. */
class CoinFortsTest {

    private static Side robust(Side side) {
        return side.fort("robust-stronghold", 4, "GG", "GG");
    }

    private static Side scout(Side side) {
        return side.fort("scout-outpost", 0, "~W.", "..~");
    }

    private static Scene scene(int players) {
        return Scene.of(Ruleset.secondEdition(players)).player(1, side -> side.startingFort(4, "WGGB"));
    }

    private static SceneGame buildsSecretFortress(Scene scene) {
        return scene.player(1, side -> side.hand("secret-fortress").supply("BW"))
                .actionOf(1)
                .buildsFort("secret-fortress");
    }

    @Test
    @Rule("RUL-33")
    void aBuildingBelowARobustStrongholdScoresOneMore() {
        SceneGame built = scene(2).player(1, side -> robust(side).hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "robust-stronghold");

        assertThat(built.player(1).coins()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-22")
    void aBuildingBelowAnotherFortScoresWhatIsPrinted() {
        SceneGame built = scene(2).player(1, side -> robust(side).hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(built.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-33")
    void aShipWithACrewFromARobustStrongholdScoresWhatIsPrinted() {
        SceneGame built = scene(2).player(1, side -> robust(side).hand("raven"))
                .actionOf(1)
                .buildsShip("raven", "robust-stronghold");

        assertThat(built.player(1).coins()).isEqualTo(4);
    }

    @Test
    @Rule("FRT-4")
    void aRobustStrongholdItselfScoresItsStonesOnly() {
        SceneGame built = scene(2).player(
                        1, side -> side.hand("robust-stronghold").supply("B"))
                .actionOf(1)
                .buildsFort("robust-stronghold")
                .does(new PlaceStone(1, StoneColor.BLACK));

        assertThat(built.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-22")
    void anOpponentsRobustStrongholdGivesNothing() {
        SceneGame built = scene(2).player(1, side -> side.hand("armory"))
                .player(2, CoinFortsTest::robust)
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");

        assertThat(built.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-33")
    void aFortOfAnOpponentScoresOneLessForAScout() {
        SceneGame built = buildsSecretFortress(scene(2).player(2, CoinFortsTest::scout))
                .does(new PlaceStone(1, StoneColor.BLACK))
                .does(new PlaceStone(2, StoneColor.WHITE));

        assertThat(built.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-33", "RUL-9"})
    @Proof("LAW-10")
    void aFortWithoutStonesDoesNotScoreBelowZero() {
        SceneGame built = buildsSecretFortress(
                        scene(2).player(1, side -> side.coins(5)).player(2, CoinFortsTest::scout))
                .does(new LeaveEmpty(1))
                .does(new LeaveEmpty(2))
                .does(new LeaveEmpty(3));

        assertThat(built.player(1).coins()).isEqualTo(5);
        assertThat(built.events(CoinsScored.class)).isEmpty();
    }

    @Test
    @Rule("RUL-33")
    void shipsAndBuildingsOfEveryOpponentScoreOneLessForAScout() {
        Scene scene = scene(3).player(2, CoinFortsTest::scout).player(3, side -> side.startingFort(4, "WGGB"));
        SceneGame ship = scene.player(1, side -> side.hand("raven")).actionOf(1).buildsShip("raven", "starting-fort-1");
        SceneGame building =
                scene.player(3, side -> side.hand("academy")).actionOf(3).buildsBuilding("academy", "starting-fort-3");
        SceneGame cheap =
                scene.player(1, side -> side.hand("armory")).actionOf(1).buildsBuilding("armory", "starting-fort-1");

        assertThat(ship.player(1).coins()).isEqualTo(3);
        assertThat(building.player(3).coins()).isEqualTo(1);
        assertThat(cheap.player(1).coins()).isZero();
    }

    @Test
    @Rule("RUL-22")
    void theOwnerOfAScoutScoresWhatIsPrinted() {
        SceneGame built = scene(2).player(1, side -> scout(side).hand("raven"))
                .actionOf(1)
                .buildsShip("raven", "starting-fort-1");

        assertThat(built.player(1).coins()).isEqualTo(4);
    }

    @Test
    @Proof("RUL-33")
    void aScoutTakesItsCoinFromTheSumOfPrintedAndExtraCoins() {
        Scene scene = scene(2).player(1, CoinFortsTest::robust).player(2, CoinFortsTest::scout);
        SceneGame armory =
                scene.player(1, side -> side.hand("armory")).actionOf(1).buildsBuilding("armory", "robust-stronghold");
        SceneGame prison =
                scene.player(1, side -> side.hand("prison")).actionOf(1).buildsBuilding("prison", "robust-stronghold");

        assertThat(armory.player(1).coins()).isEqualTo(1);
        assertThat(prison.player(1).coins()).isEqualTo(3);
    }

    @Test
    @Proof("RUL-33")
    void coinsOfWhenBuiltTextAreNotReduced() {
        SceneGame built = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> robust(side).startingFort(3, "WGGB").hand("silver-smelter"))
                .player(2, CoinFortsTest::scout)
                .actionOf(1)
                .buildsBuilding("silver-smelter", "starting-fort-1")
                .does(new SendHome(Scene.of(Ruleset.secondEdition(2)).card("robust-stronghold"), 3));

        assertThat(built.player(1).coins()).isEqualTo(1 + 3);
    }

    @Test
    @Rule("RUL-33")
    void coinsWonWithoutBuildingAreNotReduced() {
        SceneGame won = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("magnifique"))
                .player(2, CoinFortsTest::scout)
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY)
                .uses("magnifique");

        assertThat(won.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-29")
    void aScoutThatIsGoneTakesNothing() {
        SceneGame gone = scene(2).player(1, side -> side.hand("raven"))
                .player(2, side -> side.fort("scout-outpost", 0, "~..", "..~"))
                .actionOf(1)
                .attacksAndKeeps("scout-outpost", BLACK, BLACK, BLACK);

        assertThat(gone.findFort("scout-outpost")).isEmpty();
        assertThat(Turns.draw(gone)
                        .buildsShip("raven", "starting-fort-1")
                        .player(1)
                        .coins())
                .isEqualTo(4);
    }

    @Test
    @Rule("RUL-29")
    void aScoutThatHasJustBeenBuiltTakesFromTheNextBuild() {
        SceneGame scouted = scene(2).player(1, side -> side.hand("raven"))
                .player(2, side -> side.hand("scout-outpost").supply("B"))
                .actionOf(2)
                .buildsFort("scout-outpost")
                .does(new PlaceStone(1, StoneColor.BLACK));

        assertThat(scouted.player(2).coins()).isEqualTo(1);
        assertThat(scouted.buildsShip("raven", "starting-fort-1").player(1).coins())
                .isEqualTo(3);
    }
}
