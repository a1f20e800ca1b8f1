package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class CorsairTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);
    private static final PlayerId THIRD = PlayerId.of(2);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(3).with("ramparts", "coquina"))
                .player(1, side -> side.ship("corsair", 0));
    }

    private static PlunderStone plunder(SceneGame play, PlayerId from, StoneColor color) {
        return new PlunderStone(play.card("corsair"), from, color);
    }

    @Test
    @Rule("RUL-70")
    void oneLeadershipTakesAStoneOfTheDefender() {
        SceneGame asked = scene().actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(asked.options())
                .as("nothing of the third player")
                .containsExactly(
                        new EndLeadership(),
                        plunder(asked, SECOND, StoneColor.BLACK),
                        plunder(asked, SECOND, StoneColor.WHITE));

        SceneGame taken = asked.does(plunder(asked, SECOND, StoneColor.WHITE));
        assertThat(taken.events())
                .containsExactly(new LeadershipSpent(FIRST, 1), new StonePlundered(SECOND, FIRST, StoneColor.WHITE));
        assertThat(taken.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.WHITE));
        assertThat(taken.player(2).supply()).isEqualTo(Stones.of(StoneColor.BLACK));
        assertThat(taken.options()).containsExactly(new EndLeadership(), plunder(asked, SECOND, StoneColor.BLACK));
    }

    @Test
    @Rule("RUL-26")
    @Proof("RUL-70")
    void anEmptySupplyIsNotPlundered() {
        SceneGame play = scene().player(2, side -> side.supply(""))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, WHITE);

        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule("RUL-70")
    void aPinkStoneMayBeTaken() {
        SceneGame asked = scene().player(2, side -> side.supply("PG"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, WHITE);

        assertThat(asked.options(PlunderStone.class))
                .containsExactly(plunder(asked, SECOND, StoneColor.PINK), plunder(asked, SECOND, StoneColor.GRAY));
        assertThat(asked.does(plunder(asked, SECOND, StoneColor.PINK))
                        .player(1)
                        .supply()
                        .has(StoneColor.PINK))
                .isTrue();
    }

    @Test
    @Rule({"RUL-70", "RUL-4"})
    void inOpenWatersAnyOpponentIsPlundered() {
        SceneGame asked = scene().player(2, side -> side.noStartingFort().supply("B"))
                .player(3, side -> side.noStartingFort().supply("G"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, TARGET)
                .does(new KeepDice());

        assertThat(asked.options())
                .containsExactly(
                        new EndLeadership(),
                        plunder(asked, SECOND, StoneColor.BLACK),
                        plunder(asked, THIRD, StoneColor.GRAY));
        SceneGame both =
                asked.does(plunder(asked, THIRD, StoneColor.GRAY)).does(plunder(asked, SECOND, StoneColor.BLACK));
        assertThat(both.player(1).supply().total()).isEqualTo(4);
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = scene().player(2, side -> side.fort("reefside-fortress", 0, "~~W", "..B"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, GRAY, BLACK);

        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule({"RUL-70", "RUL-64"})
    void aQuarryGivesAStoneToWhoWasPlunderedOfTheLast() {
        SceneGame asked = scene().player(2, side -> side.supply("W").building("quarry"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, TARGET, TARGET);
        SceneGame play = asked.does(plunder(asked, SECOND, StoneColor.WHITE)).does(new ChooseReinforce());

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.player(2).supply()).isEqualTo(Stones.of(StoneColor.GRAY));
    }
}
