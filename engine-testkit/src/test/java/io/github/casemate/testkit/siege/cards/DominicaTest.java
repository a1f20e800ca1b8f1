package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.GRAY;
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
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** In these scenes Magnifique lies beside Dominica, so that the attacker is asked in any case. */
class DominicaTest {

    private static SceneGame attack(UnaryOperator<Side> defender) {
        return Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("dominica", 0).ship("magnifique", 0))
                .player(2, defender)
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    private static UseCard use(SceneGame play) {
        return new UseCard(play.card("dominica"));
    }

    @Test
    @Rule({"RUL-54", "ATK-4"})
    void oneLeadershipSendsAColonistOfTheDefendingFortHome() {
        SceneGame play = attack(side -> side.startingFort(2, "WGGB").fort("robust-stronghold", 3, "..", ".."))
                .uses("dominica");

        assertThat(play.colonists("starting-fort-2")).isEqualTo(1);
        assertThat(play.colonists("robust-stronghold")).isEqualTo(3);
        assertThat(play.player(2).home()).isEqualTo(5);
        assertThat(play.results().count(LEADERSHIP)).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-26", "RUL-54"})
    void itIsUsedUntilTheFortIsEmpty() {
        SceneGame play =
                attack(side -> side.startingFort(2, "WGGB")).uses("dominica").uses("dominica");

        assertThat(play.colonists("starting-fort-2")).isZero();
        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("magnifique")));
    }

    @Test
    @Rule("RUL-54")
    @Proof("RUL-26")
    void itIsNotOfferedAgainstAnEmptyFort() {
        SceneGame play = attack(side -> side.fort("robust-stronghold", 3, "..", ".."));

        assertThat(play.options()).doesNotContain(use(play));
        assertThat(play.refusal(use(play)).code()).isEqualTo("not-an-option");
    }

    @Test
    @Rule("RUL-26")
    @Proof("RUL-54")
    void colonistsOnBuildingsAreSafe() {
        SceneGame play = attack(side -> side.building("academy"));

        assertThat(play.options()).doesNotContain(use(play));
        assertThat(play.colonists("academy")).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-4", "RUL-38"})
    void inOpenWatersThereIsNoDefendingFort() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("dominica", 0).ship("magnifique", 0))
                .player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, GRAY, GRAY)
                .does(new KeepDice());

        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("magnifique")));
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("dominica"))
                .player(2, side -> side.fort("reefside-fortress", 2, "~~B", "..."))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options(UseCard.class)).isEmpty();
        assertThat(play.colonists("reefside-fortress"))
                .as("one more has settled")
                .isEqualTo(3);
    }

    @Test
    @Rule("RUL-54")
    @Proof("VIC-2")
    void itKeepsADefenderFromAColonistVictory() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("dominica"))
                .player(2, side -> side.startingFort(4, "WGGB").home(0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.does(new EndLeadership()).turn().isOver()).isTrue();
        assertThat(play.uses("dominica").does(new EndLeadership()).turn().isOver())
                .isFalse();
    }

    @Test
    @Rule({"RUL-54", "RUL-48"})
    void besideAPrisonTheColonistDoesNotComeBack() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("dominica").building("prison"))
                .player(2, side -> side.startingFort(1, "WGGB").fort("robust-stronghold", 0, "G.", ".."))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses("dominica");

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.colonists("starting-fort-2")).isZero();
        assertThat(play.player(2).home()).isEqualTo(9);
    }
}
