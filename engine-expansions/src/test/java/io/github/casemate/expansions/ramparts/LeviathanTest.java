package io.github.casemate.expansions.ramparts;

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
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class LeviathanTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts")).player(1, side -> side.ship("leviathan", 0));
    }

    private static RazeBuilding raze(SceneGame play, String building) {
        return new RazeBuilding(play.card("leviathan"), play.card(building));
    }

    @Test
    @Rule("ATK-13")
    @Proof("RUL-70")
    void twoLeadershipDestroyABuildingBelowTheDefendingFort() {
        SceneGame asked = scene().player(
                        2,
                        side -> side.startingFort(0, "WGGB")
                                .building("academy")
                                .building("armory")
                                .fort("secret-fortress", 0, "B.", "..")
                                .building("observatory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(asked.options())
                .as("Observatory stands below another fort")
                .containsExactly(new EndLeadership(), raze(asked, "academy"), raze(asked, "armory"));

        SceneGame razed = asked.does(raze(asked, "academy"));
        assertThat(razed.events())
                .containsExactly(
                        new LeadershipSpent(FIRST, 2),
                        new BuildingRazed(FIRST, asked.card("academy")),
                        new CardDestroyed(SECOND, asked.card("academy")),
                        new ColonistsWentHome(SECOND, asked.card("academy"), 2));
        assertThat(razed.discardPile()).containsExactly("academy");
        assertThat(razed.fort("starting-fort-2").buildings()).hasSize(1);
    }

    @Test
    @Rule({"RUL-70", "ATK-4"})
    void oneLeadershipIsNotEnough() {
        SceneGame play = scene().player(2, side -> side.building("academy"))
                .player(1, side -> side.ship("raven", 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, GRAY);

        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("raven")));
        assertThat(play.refusal(raze(play, "academy")).code()).isEqualTo("not-enough-leadership");
    }

    @Test
    @Rule({"RUL-70", "RUL-26"})
    void withoutABuildingThereIsNothingToDestroy() {
        SceneGame play = scene().player(
                        2, side -> side.fort("secret-fortress", 0, "B.", "..").building("academy"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(play.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule({"RUL-70", "RUL-10"})
    void anInfirmaryThatItDestroysSavesNobody() {
        SceneGame asked = scene().player(2, side -> side.building("infirmary"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
        SceneGame razed = asked.does(raze(asked, "infirmary"));

        assertThat(razed.player(2).home()).isEqualTo(9);
        assertThat(razed.asked()).as("nobody is asked who is saved").isEqualTo(1);
    }

    @Test
    @Rule({"RUL-70", "RUL-45"})
    void anInfirmaryTakesInTheColonistsOfAnotherBuilding() {
        SceneGame asked = scene().player(2, side -> side.building("infirmary").building("academy"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
        SceneGame saving = asked.does(raze(asked, "academy"));

        assertThat(saving.asked()).isEqualTo(2);
        assertThat(saving.does(new Shelter(2)).colonists("infirmary")).isEqualTo(4);
    }

    @Test
    @Rule({"RUL-70", "RUL-63"})
    void aChapelDoesNotHinderDestruction() {
        SceneGame asked = scene().player(2, side -> side.building("chapel"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(asked.does(raze(asked, "chapel")).player(2).home()).isEqualTo(9);
    }

    @Test
    @Rule({"RUL-70", "RUL-4"})
    void inOpenWatersThereIsNoDefendingFort() {
        SceneGame play = scene().player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, GRAY)
                .does(new KeepDice());

        assertThat(play.asked()).as("the attack is over").isEqualTo(2);
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = scene().player(
                        2,
                        side -> side.fort("reefside-fortress", 0, "~~W", "..B").building("academy"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(play.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule("RUL-70")
    void whichBuildingWasPickedIsRememberedWhenAllFallWithTheFort() {
        SceneGame asked = scene().player(
                        2,
                        side -> side.startingFort(0, "W...").building("academy").building("armory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, WHITE);
        SceneGame academy = asked.does(raze(asked, "academy"));
        SceneGame armory = asked.does(raze(asked, "armory"));

        assertThat(academy.discardPile()).containsExactlyInAnyOrder("academy", "armory");
        assertThat(armory.discardPile()).containsExactlyInAnyOrder("academy", "armory");
        assertThat(academy.state()).isNotEqualTo(armory.state());
        assertThat(academy.table().slice(LastRazed.KEY)).isEqualTo(new LastRazed(Option.some(asked.card("academy"))));
    }
}
