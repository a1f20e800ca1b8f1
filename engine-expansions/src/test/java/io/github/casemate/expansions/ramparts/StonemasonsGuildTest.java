package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class StonemasonsGuildTest {

    private static Scene scene(String supply) {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(
                        1,
                        side -> side.supply(supply)
                                .fort("secret-fortress", 2, "B.", "..")
                                .hand("stonemasons-guild"));
    }

    private static SceneGame built(Scene scene) {
        return scene.actionOf(1).buildsBuilding("stonemasons-guild", "secret-fortress");
    }

    @Test
    @Rule("RUL-32")
    @Proof("RUL-68")
    void twoStonesFillWhatTheRepairHasLeftForACoinEach() {
        SceneGame asked = built(scene("BW")).does(new RepairSpace(1));

        assertThat(asked.player(1).coins()).isEqualTo(2);
        assertThat(asked.options())
                .containsExactly(
                        new Decline(),
                        new PlaceStone(2, StoneColor.BLACK),
                        new PlaceStone(2, StoneColor.WHITE),
                        new PlaceStone(3, StoneColor.BLACK),
                        new PlaceStone(3, StoneColor.WHITE));

        SceneGame one = asked.does(new PlaceStone(2, StoneColor.WHITE));
        assertThat(one.player(1).coins()).isEqualTo(3);
        assertThat(one.options()).containsExactly(new Decline(), new PlaceStone(3, StoneColor.BLACK));

        SceneGame two = one.does(new PlaceStone(3, StoneColor.BLACK));
        assertThat(two.player(1).coins()).isEqualTo(4);
        assertThat(two.stones("secret-fortress")).containsExactly("BW", "WB");
        assertThat(two.player(1).supply().isEmpty()).isTrue();
        assertThat(two.asked()).isEqualTo(2);
    }

    @Test
    @Proof("RUL-68")
    void moreThanTwoAreNotPlaced() {
        SceneGame two = built(scene("BWG"))
                .does(new Decline())
                .does(new PlaceStone(1, StoneColor.GRAY))
                .does(new PlaceStone(2, StoneColor.BLACK));

        assertThat(two.asked()).isEqualTo(2);
        assertThat(two.stones("secret-fortress")).containsExactly("BG", "B.");
    }

    @Test
    @Rule("RUL-68")
    void noneOrOneWillDo() {
        SceneGame asked = built(scene("BW")).does(new Decline());
        SceneGame none = asked.does(new Decline());
        assertThat(none.asked()).isEqualTo(2);
        assertThat(none.player(1).coins()).isEqualTo(2);

        SceneGame one = asked.does(new PlaceStone(1, StoneColor.BLACK)).does(new Decline());
        assertThat(one.asked()).isEqualTo(2);
        assertThat(one.player(1).coins()).isEqualTo(3);
        assertThat(one.stones("secret-fortress")).containsExactly("BB", "..");
    }

    @Test
    @Rule("LAW-6")
    @Proof("RUL-68")
    void spacesAreFilledInOrderSoThatTwoWaysNeverMeet() {
        SceneGame asked = built(scene("BW")).does(new Decline());

        SceneGame last = asked.does(new PlaceStone(3, StoneColor.BLACK));
        assertThat(last.asked()).as("no space is behind the last").isEqualTo(2);

        SceneGame middle = asked.does(new PlaceStone(2, StoneColor.BLACK));
        assertThat(middle.options()).containsExactly(new Decline(), new PlaceStone(3, StoneColor.WHITE));
        assertThat(middle.refusal(new PlaceStone(1, StoneColor.WHITE)).code()).isEqualTo("wrong-space");
    }

    @Test
    @Rule("RUL-68")
    void aFullFortOrAnEmptySupplyLeavesNothingToAsk() {
        SceneGame full = Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(1, side -> side.startingFort(2, "WGGB").hand("stonemasons-guild"))
                .actionOf(1)
                .buildsBuilding("stonemasons-guild", "starting-fort-1");
        assertThat(full.asked()).isEqualTo(2);

        SceneGame poor = built(scene("")).does(new Decline());
        assertThat(poor.asked()).isEqualTo(2);
        assertThat(poor.player(1).coins()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-68", "RUL-33"})
    void aScoutTakesFromTheBuildAndNotFromTheStones() {
        SceneGame play = built(scene("BW").player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~")))
                .does(new Decline())
                .does(new PlaceStone(1, StoneColor.BLACK))
                .does(new PlaceStone(2, StoneColor.WHITE));

        assertThat(play.player(1).coins()).as("two less one, and two").isEqualTo(3);
    }

    @Test
    @Rule({"RUL-68", "RUL-29"})
    void laterBuildingsPlaceNoStones() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(
                        1,
                        side -> side.fort("secret-fortress", 1, "B.", "..")
                                .building("stonemasons-guild")
                                .hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "secret-fortress")
                .does(new Decline());

        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-68", "LAW-5"})
    void whatCannotBePlacedIsRefusedWithTheReason() {
        SceneGame asked = built(scene("BW")).does(new Decline());

        assertThat(asked.refusal(new PlaceStone(4, StoneColor.BLACK)).code()).isEqualTo("no-such-space");
        assertThat(asked.refusal(new PlaceStone(-1, StoneColor.BLACK)).code()).isEqualTo("no-such-space");
        assertThat(asked.refusal(new PlaceStone(0, StoneColor.BLACK)).code()).isEqualTo("space-not-empty");
        assertThat(asked.refusal(new PlaceStone(1, StoneColor.GRAY)).code()).isEqualTo("no-such-stone");
        assertThat(asked.refusal(new KeepDice()).code()).isEqualTo(Rejection.NOT_AN_OPTION);
        assertThat(asked.refusal(new KeepDice()).rule()).containsExactly("RUL-68");
    }
}
