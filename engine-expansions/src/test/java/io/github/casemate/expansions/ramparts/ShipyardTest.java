package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class ShipyardTest {

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(
                        1,
                        side -> side.startingFort(3, "WGGB")
                                .building("shipyard")
                                .hand("victory", "armory"))
                .player(2, side -> side.startingFort(2, "WGGB").hand("sister-catarina"));
    }

    @Test
    @Rule("RUL-33")
    void aShipScoresOneMore() {
        SceneGame play = scene().actionOf(1).buildsShip("victory", "starting-fort-1");

        assertThat(play.events(CoinsScored.class)).containsExactly(new CoinsScored(PlayerId.of(0), 4));
        assertThat(play.player(1).coins()).isEqualTo(4);
    }

    @Test
    @Rule("RUL-33")
    void aBuildingScoresWhatIsPrinted() {
        assertThat(scene().actionOf(1)
                        .buildsBuilding("armory", "starting-fort-1")
                        .player(1)
                        .coins())
                .isEqualTo(1);
    }

    @Test
    @Rule("RUL-33")
    void anOpponentsShipScoresWhatIsPrinted() {
        assertThat(scene().actionOf(2)
                        .buildsShip("sister-catarina", "starting-fort-2")
                        .player(2)
                        .coins())
                .isEqualTo(3);
    }

    @Test
    @Rule("RUL-33")
    void aScoutTakesItsCoinFromTheSum() {
        assertThat(scene().player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~"))
                        .actionOf(1)
                        .buildsShip("victory", "starting-fort-1")
                        .player(1)
                        .coins())
                .isEqualTo(3);
    }
}
