package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Several ships, and ships beside the imperial board: what one attack can buy. */
class LeadershipOfShipsTest {

    private static Scene with(String... ships) {
        Scene scene = Scene.of(Ruleset.secondEdition(3));
        for (String ship : ships) {
            scene = scene.player(1, side -> side.ship(ship, 0));
        }
        return scene;
    }

    @Test
    @Proof("ATK-4")
    void twoShipsServeInAnyOrder() {
        SceneGame asked = with("raven", "st-daniel")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(asked.options())
                .containsExactly(
                        new EndLeadership(), new UseCard(asked.card("raven")), new UseCard(asked.card("st-daniel")));
        assertThat(asked.uses("st-daniel").uses("raven").results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, WHITE));
        assertThat(asked.uses("raven").uses("st-daniel").state())
                .isEqualTo(asked.uses("st-daniel").uses("raven").state());
    }

    @Test
    @Rule("ATK-4")
    void leadershipMayBeLeftUnspent() {
        SceneGame ended = with("magnifique")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new EndLeadership());

        assertThat(ended.player(1).coins()).isZero();
        assertThat(ended.asked()).isEqualTo(2);
    }

    @Test
    @Rule("ATK-4")
    @Proof("ATK-5")
    void theImperialBoardTakesTwoAndAShipOne() {
        SceneGame asked = with("raven")
                .player(2, side -> side.ship("victory").ship("dominica"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(asked.options())
                .containsExactly(
                        new EndLeadership(),
                        new SinkShip(asked.card("victory")),
                        new SinkShip(asked.card("dominica")),
                        new UseCard(asked.card("raven")));

        SceneGame sunk = asked.sinks("victory");

        assertThat(sunk.discardPile()).containsExactly("victory");
        assertThat(sunk.results()).isEqualTo(Faces.of(LEADERSHIP));
        assertThat(sunk.options()).containsExactly(new EndLeadership(), new UseCard(sunk.card("raven")));
        assertThat(sunk.refusal(new SinkShip(sunk.card("dominica"))).code()).isEqualTo("not-enough-leadership");
        assertThat(sunk.uses("raven").results()).isEqualTo(Faces.of(BLACK));
    }

    @Test
    @Rule("ATK-5")
    @Proof("ATK-4")
    void aSpentSymbolIsGoneForTheImperialBoardToo() {
        SceneGame play = with("raven")
                .player(2, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses("raven")
                .uses("raven");

        assertThat(play.options(SinkShip.class)).isEmpty();
        assertThat(play.options(UseCard.class)).hasSize(1);
    }

    @Test
    @Rule("ATK-5")
    @Proof("ATK-1")
    void onlyShipsOfTheDefenderAreSunk() {
        SceneGame play = with("raven")
                .player(2, side -> side.ship("victory"))
                .player(3, side -> side.ship("dominica"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options(SinkShip.class)).containsExactly(new SinkShip(play.card("victory")));
        assertThat(play.refusal(new SinkShip(play.card("dominica"))).code()).isEqualTo("no-such-ship");
        assertThat(play.refusal(new SinkShip(play.card("raven"))).code()).isEqualTo("no-such-ship");
    }

    @Test
    @Rule({"RUL-38", "ATK-12"})
    @Proof("RUL-4")
    void inOpenWatersShipsOfAnyOpponentAreSunk() {
        SceneGame play = with("raven")
                .player(2, side -> side.noStartingFort().ship("victory"))
                .player(3, side -> side.noStartingFort().ship("dominica"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, BLACK)
                .does(new KeepDice());

        assertThat(play.options(SinkShip.class))
                .containsExactly(new SinkShip(play.card("victory")), new SinkShip(play.card("dominica")));
        assertThat(play.sinks("dominica").discardPile()).containsExactly("dominica");
    }

    @Test
    @Rule("RUL-39")
    void secludedFortressSilencesBuildingsAndNoShip() {
        SceneGame play = with("raven")
                .player(2, side -> side.fort("secluded-fortress", 0, ".~~", ".B."))
                .actionOf(1)
                .attacksAndKeeps("secluded-fortress", LEADERSHIP, WHITE, WHITE);

        assertThat(play.uses("raven").results()).isEqualTo(Faces.of(BLACK, WHITE, WHITE));
    }

    @Test
    @Rule("RUL-39")
    void reefsideFortressSilencesShipsAndNoBuilding() {
        SceneGame play = with("raven")
                .player(1, side -> side.building("cannon-smith"))
                .player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, WHITE, WHITE);

        assertThat(play.results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, WHITE, WHITE));
        assertThat(play.options(UseCard.class)).isEmpty();
    }

    @Test
    @Rule("RUL-39")
    @Proof("RUL-22")
    void reefsideFortressSilencesShipsOnlyWhenItIsAttackedItself() {
        SceneGame play = with("raven")
                .player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, WHITE);

        assertThat(play.options(UseCard.class)).containsExactly(new UseCard(play.card("raven")));
    }
}
