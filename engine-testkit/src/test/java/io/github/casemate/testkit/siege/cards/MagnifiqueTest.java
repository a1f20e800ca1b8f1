package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class MagnifiqueTest {

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(2)).player(1, side -> side.ship("magnifique"));

    @Test
    @Rule("ATK-4")
    void oneLeadershipScoresACoin() {
        SceneGame asked = SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, BLACK);

        assertThat(asked.options()).containsExactly(new EndLeadership(), new UseCard(asked.card("magnifique")));

        SceneGame used = asked.uses("magnifique");

        assertThat(used.player(1).coins()).isEqualTo(1);
        assertThat(used.results().count(LEADERSHIP)).isEqualTo(1);
    }

    @Test
    @Rule("ATK-4")
    void itScoresAsOftenAsSymbolsLast() {
        SceneGame used = SCENE.actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses("magnifique")
                .uses("magnifique")
                .uses("magnifique");

        assertThat(used.player(1).coins()).isEqualTo(3);
        assertThat(used.asked()).isEqualTo(2);
    }

    @Test
    @Rule("ATK-4")
    void withoutLeadershipItScoresNothing() {
        SceneGame play = SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK);

        assertThat(play.options(UseCard.class)).isEmpty();
        assertThat(play.player(1).coins()).isZero();
    }

    @Test
    @Rule("RUL-33")
    void scoutOutpostDoesNotTouchItsCoin() {
        SceneGame used = SCENE.player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~"))
                .actionOf(1)
                .attacksAndKeeps("scout-outpost", LEADERSHIP, LEADERSHIP, BLACK)
                .uses("magnifique");

        assertThat(used.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Proof({"ATK-12", "RUL-38"})
    void itScoresInOpenWaters() {
        SceneGame used = SCENE.player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, BLACK, BLACK)
                .does(new KeepDice())
                .uses("magnifique");

        assertThat(used.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = SCENE.player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options(UseCard.class)).isEmpty();
        assertThat(play.player(1).coins()).isZero();
    }

    @Test
    @Rule("RUL-11")
    void withoutColonistsItKeepsWorking() {
        SceneGame used = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("magnifique", 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses("magnifique");

        assertThat(used.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-24", "RUL-44", "RUL-11"})
    void coveOutpostMayCostItAColonistButNotItsUse() {
        SceneGame used = SCENE.player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(1)
                .attacksAndKeeps("cove-outpost", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses("magnifique");

        assertThat(used.colonists("magnifique")).isEqualTo(3);
        assertThat(used.player(1).coins()).isEqualTo(1);
    }
}
