package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class TownHallTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    private static Scene scene(int players, int first, int second) {
        return Scene.of(Ruleset.secondEdition(players).with("ramparts"))
                .player(1, side -> side.coins(first))
                .player(2, side -> side.coins(second).building("town-hall"));
    }

    @Test
    @Rule("VIC-3")
    @Proof("RUL-69")
    void anOpponentNeedsTwentyThreeCoins() {
        assertThat(scene(2, 22, 0).turnOf(1).turn().isOver()).isFalse();
        assertThat(scene(2, 23, 0).turnOf(1).events(GameEnded.class))
                .containsExactly(new GameEnded(new Ending(Option.some(FIRST), Ending.Victory.ECONOMIC)));
    }

    @Test
    @Rule({"RUL-69", "VIC-3"})
    void itsOwnerNeedsTwentyAsEver() {
        assertThat(scene(2, 0, 19).turnOf(2).turn().isOver()).isFalse();
        assertThat(scene(2, 0, 20).turnOf(2).turn().isOver()).isTrue();
    }

    @Test
    @Rule("VIC-3")
    @Proof("RUL-69")
    void strictlyMoreThanEveryOpponentStays() {
        assertThat(scene(2, 23, 23).turnOf(1).turn().isOver()).isFalse();
        assertThat(scene(2, 24, 23).turnOf(1).turn().isOver()).isTrue();
    }

    @Test
    @Rule({"RUL-69", "VIC-2"})
    void aColonistVictoryIsUntouched() {
        SceneGame play = scene(2, 0, 0).player(1, side -> side.home(0)).turnOf(1);

        assertThat(play.events(GameEnded.class))
                .containsExactly(new GameEnded(new Ending(Option.some(FIRST), Ending.Victory.COLONIST)));
    }

    @Test
    @Proof("RUL-69")
    void allOpponentsAreBound() {
        Scene scene = scene(3, 0, 0);

        assertThat(scene.player(1, side -> side.coins(22)).turnOf(1).turn().isOver())
                .isFalse();
        assertThat(scene.player(3, side -> side.coins(22)).turnOf(3).turn().isOver())
                .isFalse();
        assertThat(scene.player(3, side -> side.coins(23)).turnOf(3).turn().isOver())
                .isTrue();
    }

    @Test
    @Rule({"RUL-69", "RUL-50", "RUL-29"})
    void whenTradeCompanyHasDestroyedItTwentyAreEnoughAgain() {
        Scene scene =
                scene(2, 17, 0).player(1, side -> side.startingFort(3, "WGGB").hand("trade-company"));
        assertThat(VictoryPhase.hasEconomicVictory(
                        scene.player(1, side -> side.coins(20)).table(), FIRST))
                .isFalse();

        SceneGame play = scene.actionOf(1).buildsBuilding("trade-company", "starting-fort-1");
        assertThat(play.discardPile()).containsExactly("town-hall");
        assertThat(play.player(1).coins()).isEqualTo(20);
        assertThat(VictoryPhase.hasEconomicVictory(play.table(), FIRST)).isTrue();
    }
}
