package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.ramparts.AttackTurned;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** What the rulings say of cards of different expansions, on those cards. */
class CaptainsAmongOthersTest {

    private static final Scene SCENE =
            Scene.of(Ruleset.secondEdition(2).with("captains", "ramparts", "coquina", "monuments"));

    private static SceneGame attack(Scene scene, String fort, Face... dice) {
        return scene.actionOf(1).attacksAndKeeps(fort, dice);
    }

    @Test
    @Rule({"RUL-57", "CAP-1"})
    void againstAHilltopDrawingAndPlayingCaptainsCostsOneMore() {
        Scene hilltop = SCENE.player(1, side -> side.hand("twin-gray", "requisition"))
                .player(2, side -> side.fort("hilltop-fortress", 0, "..~", "~B."));

        SceneGame two = attack(hilltop, "hilltop-fortress", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(two.options(DrawCaptain.class)).hasSize(1);
        assertThat(Orders.playable(two)).containsExactly("twin-gray");
        assertThat(Orders.plays(two, "twin-gray").events(LeadershipSpent.class).map(LeadershipSpent::number))
                .containsExactly(2);

        SceneGame elsewhere = attack(hilltop, "starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(Orders.playable(elsewhere)).containsExactlyInAnyOrder("twin-gray", "requisition");
        assertThat(Orders.plays(elsewhere, "twin-gray").results()).isEqualTo(Faces.of(LEADERSHIP, GRAY, GRAY, GRAY));
    }

    @Test
    @Rule({"RUL-63", "RUL-79"})
    void aChapelKeepsTheColonistThatBriberyWantsButNotTheCoin() {
        Scene bribery = SCENE.player(1, side -> side.hand("bribery")).player(2, side -> side.startingFort(2, "WGGB"));
        SceneGame open =
                Orders.plays(attack(bribery, "starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP), "bribery");
        assertThat(open.colonists("starting-fort-2")).isEqualTo(1);
        assertThat(open.player(1).coins()).isEqualTo(1);

        SceneGame chapel = Orders.plays(
                attack(
                        bribery.player(2, side -> side.building("chapel")),
                        "starting-fort-2",
                        LEADERSHIP,
                        LEADERSHIP,
                        LEADERSHIP),
                "bribery");
        assertThat(chapel.colonists("starting-fort-2")).isEqualTo(2);
        assertThat(chapel.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-63", "RUL-77", "CAP-3"})
    void aChapelHoldsNoInfiltratorWhenTheFortFalls() {
        SceneGame play = attack(
                SCENE.player(2, side -> side.building("chapel").fort("secret-fortress", 0, "..", ".."))
                        .player(1, side -> side.infiltrator("secret-fortress")),
                "secret-fortress",
                GRAY,
                GRAY,
                GRAY);

        assertThat(play.findFort("secret-fortress")).isEmpty();
        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(Orders.FIRST, play.card("secret-fortress"), 1));
        assertThat(play.player(1).home()).isEqualTo(9);
    }

    @Test
    @Rule({"RUL-73", "RUL-79"})
    void aSafeHarborKeepsShipsFromSinkingButNotFromStowaways() {
        SceneGame play = attack(
                SCENE.player(1, side -> side.hand("stowaway"))
                        .player(
                                2,
                                side -> side.fort("safe-harbor", 0, "~P", "..").ship("raven")),
                "safe-harbor",
                LEADERSHIP,
                LEADERSHIP,
                GRAY);

        assertThat(play.options(SinkShip.class)).isEmpty();
        SceneGame stowed = Orders.plays(play, "stowaway");
        assertThat(stowed.table().crew(play.card("raven")).count(Orders.FIRST)).isEqualTo(1);
        assertThat(stowed.player(1).home()).isEqualTo(8);
    }

    @Test
    @Rule({"RUL-62", "RUL-71"})
    void aDecoyBindsTheChoiceButNotTheSignal() {
        Scene both = SCENE.player(
                2, side -> side.fort("decoy-fortress", 0, ".P.", "~.~").fort("signal-outpost", 0, ".~.", "W~."));
        SceneGame asked = both.actionOf(1).attacks("decoy-fortress");

        assertThat(asked.asked()).isEqualTo(2);
        SceneGame turned = asked.does(asked.options().last());
        assertThat(turned.events(AttackTurned.class)).hasSize(1);
        assertThat(turned.table().requireAttack().fort()).containsExactly(asked.card("signal-outpost"));
    }
}
