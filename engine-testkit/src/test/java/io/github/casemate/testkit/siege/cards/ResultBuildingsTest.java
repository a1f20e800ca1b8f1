package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
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

/** Armory, Cannon Smith, Cannonball Forge and Gunpowder House: one more result in each attack. */
class ResultBuildingsTest {

    private static final PlayerId ATTACKER = PlayerId.of(0);

    private static Scene with(String building) {
        return Scene.of(Ruleset.secondEdition(2)).player(1, side -> side.building(building));
    }

    @ParameterizedTest
    @CsvSource({"armory, GRAY", "cannon-smith, BLACK", "cannonball-forge, WHITE", "gunpowder-house, TARGET"})
    @Rule("RUL-23")
    @Proof("RUL-6")
    void theResultJoinsWhenRollingIsOver(String building, Face face) {
        SceneGame rolled =
                with(building).actionOf(1).attacks("starting-fort-2").rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(rolled.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, LEADERSHIP));

        SceneGame kept = rolled.does(new KeepDice());

        assertThat(kept.events(ResultsAdded.class)).containsExactly(new ResultsAdded(ATTACKER, face, 1));
        assertThat(kept.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, LEADERSHIP, face));
    }

    @ParameterizedTest
    @CsvSource({"armory, GRAY", "cannon-smith, BLACK", "cannonball-forge, WHITE", "gunpowder-house, TARGET"})
    @Proof("RUL-6")
    void theResultCannotBeRolledAgain(String building, Face face) {
        SceneGame rolled =
                with(building).actionOf(1).attacks("starting-fort-2").rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(rolled.options(RerollDice.class)).hasSize(3);
        assertThat(rolled.refusal(new RerollDice(Faces.of(face))).code()).isEqualTo("no-such-dice");
    }

    @ParameterizedTest
    @CsvSource({"armory", "cannon-smith", "cannonball-forge", "gunpowder-house"})
    @Rule("RUL-39")
    void itIsOfNoUseAgainstSecludedFortress(String building) {
        SceneGame play = with(building)
                .player(2, side -> side.fort("secluded-fortress", 0, ".~~", ".B."))
                .actionOf(1)
                .attacksAndKeeps("secluded-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(ResultsAdded.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"armory", "cannon-smith", "cannonball-forge", "gunpowder-house"})
    @Rule("RUL-6")
    void itDoesNotHelpAnOpponent(String building) {
        SceneGame play =
                with(building).actionOf(2).attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(ResultsAdded.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"armory, GRAY", "cannon-smith, BLACK", "cannonball-forge, WHITE", "gunpowder-house, TARGET"})
    @Rule("RUL-11")
    void withoutColonistsItKeepsWorking(String building, Face face) {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building(building, 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(ResultsAdded.class)).containsExactly(new ResultsAdded(ATTACKER, face, 1));
    }

    @ParameterizedTest
    @CsvSource({"armory, GRAY", "cannon-smith, BLACK", "cannonball-forge, WHITE"})
    @Rule({"RUL-38", "ATK-12"})
    void inOpenWatersTheResultBringsAStone(String building, StoneColor color) {
        SceneGame play = with(building)
                .player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, TARGET, TARGET)
                .does(new KeepDice());

        assertThat(play.events(Reinforced.class).map(event -> event.stones().count(color)))
                .containsExactly(1);
        assertThat(play.events(Reinforced.class).head().stones().total()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-38", "ATK-12"})
    void gunpowderHouseHasNoTargetInOpenWaters() {
        SceneGame play = with("gunpowder-house")
                .player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, WHITE, GRAY)
                .does(new KeepDice());

        assertThat(play.events(ResultsAdded.class)).containsExactly(new ResultsAdded(ATTACKER, TARGET, 1));
        assertThat(play.events(Reinforced.class).head().stones().total()).isEqualTo(2);
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-6", "DEF-2"})
    void armorysGrayCountsAgainstAConnectedGroup() {
        SceneGame play = with("armory").actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(play.events(StoneFell.class).map(StoneFell::color))
                .containsExactly(StoneColor.GRAY, StoneColor.GRAY);
        assertThat(play.fort("starting-fort-2").stones()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-6", "ATK-8", "ATK-10"})
    void gunpowderHousesTargetAllowsASecondWave() {
        SceneGame play = with("gunpowder-house")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
        assertThat(play.does(new ChooseSecondWave()).options()).hasSize(4);
    }

    @Test
    @Rule({"RUL-6", "RUL-29"})
    void allFourAddTheirResults() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.building("armory")
                                .building("cannon-smith")
                                .building("cannonball-forge")
                                .building("gunpowder-house"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.results())
                .isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, LEADERSHIP, GRAY, Face.BLACK, WHITE, TARGET));
    }
}
