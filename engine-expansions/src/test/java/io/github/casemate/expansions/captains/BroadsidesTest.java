package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BroadsidesTest {

    private static SceneGame attack(Scene scene) {
        return scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @ParameterizedTest
    @CsvSource({"twin-white,WHITE,1", "twin-gray,GRAY,1", "twin-black,BLACK,1", "twin-target,TARGET,2"})
    @Rule("CAP-1")
    @Proof("RUL-78")
    void twoResultsJoinAtOnce(String id, Face face, int price) {
        SceneGame play = Orders.plays(attack(Orders.holding(id)), id);

        assertThat(play.results())
                .isEqualTo(Faces.NONE.plus(LEADERSHIP, 3 - price).plus(face, 2));
        assertThat(play.events(ResultsAdded.class)).containsExactly(new ResultsAdded(Orders.FIRST, face, 2));
        assertThat(Orders.captainDiscards(play)).containsExactly(id);
        assertThat(Orders.captains(play, 1)).isEmpty();
    }

    @Test
    @Rule({"CAP-1", "RUL-78"})
    void fullBroadsideAsksForAColour() {
        SceneGame play = Orders.plays(attack(Orders.holding("full-broadside")), "full-broadside");
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .containsExactly(
                        new ChooseColor(StoneColor.BLACK),
                        new ChooseColor(StoneColor.WHITE),
                        new ChooseColor(StoneColor.GRAY));
        assertThat(play.refusal(new ChooseColor(StoneColor.PINK)).code()).isEqualTo("color-not-on-dice");
        assertThat(play.refusal(new Decline()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        assertThat(play.chooses(StoneColor.GRAY).results()).isEqualTo(Faces.of(LEADERSHIP, GRAY, GRAY));
        assertThat(play.chooses(StoneColor.BLACK).results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, BLACK));
    }

    @Test
    @Rule({"RUL-78", "DEF-2", "RUL-6"})
    void theyCountLikeDiceInTheFirstWave() {
        Scene scene = Orders.holding("twin-gray");
        SceneGame without = scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, TARGET, TARGET);
        assertThat(without.does(new EndLeadership()).options(ChooseSecondWave.class))
                .as("no colour is shown")
                .hasSize(1);

        SceneGame with = Orders.plays(without, "twin-gray");
        assertThat(with.events(StoneFell.class))
                .as("a group of two, and the only colour that is shown")
                .hasSize(2);
        assertThat(with.stones("starting-fort-2")).containsExactly("W..B");
    }

    @Test
    @Rule({"RUL-78", "ATK-10"})
    void redBroadsideFellsAnyTwoStones() {
        SceneGame play = Orders.plays(
                Orders.holding("twin-target")
                        .actionOf(1)
                        .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, BLACK),
                "twin-target");
        SceneGame second = play.does(new ChooseSecondWave());

        assertThat(second.options(FellStones.class)).as("two of three").hasSize(3);
        assertThat(second.fells(1, 2).stones("starting-fort-2")).containsExactly("W...");
    }

    @Test
    @Rule("RUL-78")
    @Proof("RUL-23")
    void theyComeAfterArmoryAndCannotBeRolledAgain() {
        SceneGame play = Orders.plays(
                attack(Orders.holding("twin-gray").player(1, side -> side.building("armory"))), "twin-gray");

        assertThat(play.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, GRAY, GRAY, GRAY));
        assertThat(play.options(RerollDice.class)).isEmpty();
    }

    @Test
    @Rule("RUL-38")
    void inOpenWatersTheyReinforce() {
        SceneGame play = Orders.plays(
                Orders.openWaters(
                        Orders.holding("twin-white").player(2, side -> side.noStartingFort()), LEADERSHIP, GRAY, GRAY),
                "twin-white");

        assertThat(play.events(Reinforced.class))
                .containsExactly(new Reinforced(
                        Orders.FIRST, Stones.of(StoneColor.WHITE, StoneColor.WHITE, StoneColor.GRAY, StoneColor.GRAY)));
    }
}
