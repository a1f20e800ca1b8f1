package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TacksTest {

    private static SceneGame attack(Scene scene, String fort) {
        return scene.actionOf(1).attacksAndKeeps(fort, LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @ParameterizedTest
    @CsvSource({"white-tack,WHITE,1", "gray-tack,GRAY,1", "black-tack,BLACK,1", "red-tack,TARGET,2"})
    @Rule({"CAP-1", "RUL-78"})
    void oneResultJoinsAndWithoutAShipTheCardIsDiscarded(String id, Face face, int price) {
        SceneGame play = Orders.plays(attack(Orders.holding(id), "starting-fort-2"), id);

        assertThat(play.results())
                .isEqualTo(Faces.NONE.plus(LEADERSHIP, 3 - price).plus(face, 1));
        assertThat(Orders.captains(play, 1)).isEmpty();
        assertThat(Orders.captainDiscards(play)).containsExactly(id);
    }

    @ParameterizedTest
    @CsvSource({"white-tack,WHITE,1", "gray-tack,GRAY,1", "black-tack,BLACK,1", "red-tack,TARGET,2"})
    @Rule("RUL-78")
    void withAShipTheCardComesBackEvenIfNobodyIsOnTheShip(String id, Face face, int price) {
        SceneGame play = Orders.plays(
                attack(Orders.holding(id).player(1, side -> side.ship("victory", 0)), "starting-fort-2"), id);

        assertThat(play.results())
                .isEqualTo(Faces.NONE.plus(LEADERSHIP, 3 - price).plus(face, 1));
        assertThat(Orders.captains(play, 1)).containsExactly(id);
        assertThat(Orders.captainDiscards(play)).isEmpty();
        assertThat(play.events(CaptainTakenBack.class))
                .containsExactly(new CaptainTakenBack(Orders.FIRST, play.card(id)));
    }

    @Test
    @Rule("RUL-78")
    void itMayBePlayedAgainInTheSameStep() {
        SceneGame play =
                attack(Orders.holding("black-tack").player(1, side -> side.ship("magnifique", 0)), "starting-fort-2");
        SceneGame thrice = Orders.plays(Orders.plays(play, "black-tack"), "black-tack");
        assertThat(Orders.playable(thrice)).containsExactly("black-tack");

        SceneGame over = Orders.plays(thrice, "black-tack");
        assertThat(over.results()).isEqualTo(Faces.of(BLACK, BLACK, BLACK));
        assertThat(Orders.captains(over, 1)).containsExactly("black-tack");
    }

    @Test
    @Rule("RUL-78")
    void aShipOfSomebodyElseDoesNotCount() {
        SceneGame play = Orders.plays(
                attack(Orders.holding("white-tack").player(2, side -> side.ship("raven")), "starting-fort-2"),
                "white-tack");

        assertThat(Orders.captainDiscards(play)).containsExactly("white-tack");
    }

    @Test
    @Proof("RUL-78")
    void flagshipTackAsksForAColourAndComesBackWithTwoShipsOnly() {
        Scene scene = Orders.holding("flagship-tack").player(1, side -> side.ship("victory", 0));
        SceneGame asked = Orders.plays(attack(scene, "starting-fort-2"), "flagship-tack");
        assertThat(asked.options())
                .containsExactly(
                        new ChooseColor(StoneColor.BLACK),
                        new ChooseColor(StoneColor.WHITE),
                        new ChooseColor(StoneColor.GRAY));
        SceneGame one = asked.chooses(StoneColor.WHITE);
        assertThat(one.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, WHITE));
        assertThat(Orders.captainDiscards(one)).containsExactly("flagship-tack");

        SceneGame both = Orders.plays(
                attack(scene.player(1, side -> side.ship("raven", 0)), "starting-fort-2"), "flagship-tack");
        assertThat(Orders.captainDiscards(both))
                .as("the ships are counted when the result has been added")
                .containsExactly("flagship-tack");
        SceneGame two = both.chooses(StoneColor.BLACK);
        assertThat(two.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, BLACK));
        assertThat(Orders.captains(two, 1)).containsExactly("flagship-tack");
    }

    @Test
    @Rule({"RUL-39", "RUL-78"})
    void havingAShipIsEnoughAgainstReefside() {
        SceneGame play = attack(
                Orders.holding("gray-tack")
                        .player(1, side -> side.ship("raven"))
                        .player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B")),
                "reefside-fortress");
        assertThat(play.options(UseCard.class)).isEmpty();

        SceneGame back = Orders.plays(play, "gray-tack");
        assertThat(Orders.captains(back, 1)).containsExactly("gray-tack");
    }
}
