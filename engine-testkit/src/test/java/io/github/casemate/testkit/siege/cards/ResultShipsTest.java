package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.UseCard;
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

/** Raven, Sister Catarina, St. Daniel and Victory: one Leadership adds a result. */
class ResultShipsTest {

    private static Scene with(String ship) {
        return Scene.of(Ruleset.secondEdition(2)).player(1, side -> side.ship(ship));
    }

    @ParameterizedTest
    @CsvSource({"raven, BLACK", "sister-catarina, GRAY", "st-daniel, WHITE", "victory, TARGET"})
    @Rule({"ATK-4", "RUL-6"})
    void oneLeadershipAddsOneResult(String ship, Face face) {
        SceneGame asked = with(ship).actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, BLACK);

        assertThat(asked.options()).containsExactly(new EndLeadership(), new UseCard(asked.card(ship)));
        assertThat(asked.uses(ship).results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, face));
    }

    @ParameterizedTest
    @CsvSource({"raven, BLACK", "sister-catarina, GRAY", "st-daniel, WHITE", "victory, TARGET"})
    @Rule("ATK-4")
    void itIsUsedAsOftenAsSymbolsLast(String ship, Face face) {
        SceneGame play = with(ship)
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses(ship)
                .uses(ship)
                .uses(ship);

        assertThat(play.results()).isEqualTo(Faces.of(face, face, face));
        assertThat(play.options(UseCard.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"raven", "sister-catarina", "st-daniel", "victory"})
    @Rule("ATK-4")
    void withoutLeadershipNobodyIsAsked(String ship) {
        SceneGame play = with(ship).actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, WHITE, TARGET);

        assertThat(play.options(EndLeadership.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"raven", "sister-catarina", "st-daniel", "victory"})
    @Rule("ATK-4")
    void itIsOfNoUseToAnOpponent(String ship) {
        SceneGame play = with(ship).actionOf(2).attacksAndKeeps("starting-fort-1", LEADERSHIP, GRAY, TARGET);

        assertThat(play.options(UseCard.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"raven", "sister-catarina", "st-daniel", "victory"})
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress(String ship) {
        Scene scene = with(ship).player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B"));
        SceneGame play = scene.player(2, side -> side.ship("magnifique"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options(UseCard.class)).isEmpty();
        assertThat(play.refusal(new UseCard(play.card(ship))).code()).isEqualTo("ability-silenced");
        assertThat(play.sinks("magnifique").discardPile())
                .as("the imperial board is not a ship")
                .containsExactly("magnifique");
    }

    @ParameterizedTest
    @CsvSource({"raven, BLACK", "sister-catarina, GRAY", "st-daniel, WHITE", "victory, TARGET"})
    @Proof("RUL-11")
    void withoutColonistsItKeepsWorking(String ship, Face face) {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship(ship, 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses(ship);

        assertThat(play.results().count(face)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"raven, BLACK", "sister-catarina, GRAY", "st-daniel, WHITE"})
    @Rule({"RUL-38", "ATK-12"})
    void inOpenWatersTheResultBringsAStone(String ship, StoneColor color) {
        SceneGame play = with(ship)
                .player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, TARGET, TARGET)
                .does(new KeepDice())
                .uses(ship);

        assertThat(play.events(Reinforced.class).map(event -> event.stones().count(color)))
                .containsExactly(1);
    }

    @Test
    @Rule({"RUL-6", "DEF-2"})
    void sisterCatarinasGrayCountsAgainstAConnectedGroup() {
        SceneGame play = with("sister-catarina")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, TARGET)
                .uses("sister-catarina");

        assertThat(play.events(StoneFell.class).map(StoneFell::space)).containsExactly(1, 2);
    }

    @Test
    @Rule({"RUL-6", "ATK-8", "ATK-10"})
    void victorysTargetAllowsASecondWave() {
        SceneGame play = with("victory")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY)
                .uses("victory");

        assertThat(play.events(StoneFell.class)).hasSize(2);
        assertThat(play.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule({"RUL-6", "RUL-29"})
    void aShipAndABuildingAddTheirResultsTogether() {
        SceneGame play = with("raven")
                .player(1, side -> side.building("cannon-smith"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, WHITE)
                .uses("raven");

        assertThat(play.results()).isEqualTo(Faces.of(LEADERSHIP, WHITE, BLACK, BLACK));
        assertThat(play.events(ResultsAdded.class)).hasSize(1);
    }
}
