package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class BriberyTest {

    private static SceneGame bribed(Scene scene) {
        return Orders.plays(
                scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP), "bribery");
    }

    @Test
    @Rule({"RUL-54", "CAP-1"})
    void aColonistOfTheDefendingFortGoesHomeAndTheAttackerScoresACoin() {
        SceneGame play = bribed(Orders.holding("bribery").player(2, side -> side.startingFort(2, "WGGB")));

        assertThat(play.colonists("starting-fort-2")).isEqualTo(1);
        assertThat(play.player(2).home()).isEqualTo(8);
        assertThat(play.player(1).coins()).isEqualTo(1);
        assertThat(play.results()).isEqualTo(Faces.of(LEADERSHIP));
        assertThat(play.table().requireAttack().sentHome()).isEqualTo(Crew.of(Orders.SECOND, 1));
    }

    @Test
    @Rule({"RUL-54", "RUL-77"})
    @Proof("RUL-26")
    void withoutAColonistOnTheFortItselfTheCoinIsStillScored() {
        Scene empty = Orders.holding("bribery").player(2, side -> side.building("academy"));
        SceneGame play = bribed(empty);
        assertThat(play.player(1).coins()).isEqualTo(1);
        assertThat(play.colonists("academy")).isEqualTo(2);
        assertThat(play.events(ColonistsWentHome.class)).isEmpty();

        SceneGame infiltrated = bribed(empty.player(1, side -> side.infiltrator("starting-fort-2")));
        assertThat(infiltrated.player(1).coins()).isEqualTo(1);
        assertThat(infiltrated.player(1).home()).isEqualTo(8);
    }

    /** A Chapel would do this. */
    @Test
    @Rule("RUL-26")
    void whereColonistsAreKeptTheCoinIsStillScored() {
        SceneGame play = bribed(Orders.holding("bribery")
                .player(2, side -> side.startingFort(2, "WGGB"))
                .with(Orders.rule(new Orders.KeepsColonists())));

        assertThat(play.colonists("starting-fort-2")).isEqualTo(2);
        assertThat(play.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-33")
    void scoutOutpostTakesNothingFromTheCoin() {
        SceneGame play =
                bribed(Orders.holding("bribery").player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~")));

        assertThat(play.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-79")
    void inOpenWatersThereIsNobodyToBribe() {
        SceneGame play = Orders.openWaters(
                Orders.holding("bribery").player(2, side -> side.noStartingFort()), LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(Orders.playable(play)).isEmpty();
        assertThat(play.refusal(Orders.order(play, "bribery")).code()).isEqualTo("no-effect");
    }
}
