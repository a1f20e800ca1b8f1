package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A fort without stones falls to any attack (RUL-14), which keeps these scenes short. */
class InfirmaryTest {

    /** Player 2 has an Infirmary below the Starting Fort, and something else. */
    private static Scene with(UnaryOperator<Side> something) {
        return Scene.of(Ruleset.secondEdition(3)).player(2, side -> something.apply(side.building("infirmary")));
    }

    private static SceneGame attack(Scene scene, String fort) {
        return scene.actionOf(1).attacksAndKeeps(fort, LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @Test
    @Rule({"RUL-45", "ATK-11"})
    void takesInTwoColonistsOfADestroyedFort() {
        SceneGame asked = attack(with(side -> side.fort("robust-stronghold", 3, "..", "..")), "robust-stronghold");

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));

        SceneGame saved = asked.does(new Shelter(2));

        assertThat(saved.findFort("robust-stronghold")).isEmpty();
        assertThat(saved.colonists("infirmary")).isEqualTo(4);
        assertThat(saved.table()
                        .lastAttack()
                        .get()
                        .sentHome()
                        .count(saved.player(2).id()))
                .as("moving there is not going home")
                .isEqualTo(1);
    }

    @Test
    @Rule("RUL-45")
    void itsOwnerMaySaveFewerOrNobody() {
        SceneGame asked = attack(with(side -> side.fort("robust-stronghold", 3, "..", "..")), "robust-stronghold");
        int home = asked.player(2).home();

        assertThat(home).isEqualTo(4);
        // The turn passes to player 2, who settles one colonist on the Starting Fort.
        assertThat(asked.does(new Shelter(0)).player(2).home()).isEqualTo(4 + 3 - 1);
        assertThat(asked.does(new Shelter(1)).player(2).home()).isEqualTo(4 + 2 - 1);
        assertThat(asked.refusal(new Shelter(3)).code()).isEqualTo("shelter-full");
    }

    @Test
    @Proof("RUL-45")
    void aFortAndItsBuildingsFallInOneMoment() {
        SceneGame asked = attack(
                with(side -> side.fort("robust-stronghold", 1, "..", "..")
                        .building("armory")
                        .building("prison", 2)),
                "robust-stronghold");

        assertThat(asked.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));

        SceneGame saved = asked.does(new Shelter(1));

        assertThat(saved.colonists("infirmary")).isEqualTo(3);
        assertThat(saved.asked())
                .as("the next question is an action of player 2")
                .isEqualTo(2);
        assertThat(saved.options(Shelter.class)).isEmpty();
        assertThat(saved.discardPile()).contains("robust-stronghold", "armory", "prison");
        assertThat(asked.does(new Shelter(2)).colonists("infirmary"))
                .as("one from the fort and one from a building")
                .isEqualTo(4);
    }

    @Test
    @Rule("RUL-45")
    void oneColonistIsOneToSave() {
        SceneGame asked = attack(with(side -> side.fort("robust-stronghold", 1, "..", "..")), "robust-stronghold");

        assertThat(asked.options()).containsExactly(new Shelter(0), new Shelter(1));
    }

    @Test
    @Rule("RUL-45")
    void nobodyIsAskedWhenNobodyIsInDanger() {
        SceneGame play = attack(with(side -> side.fort("robust-stronghold", 0, "..", "..")), "robust-stronghold");

        assertThat(play.findFort("robust-stronghold")).isEmpty();
        assertThat(play.options(Shelter.class)).isEmpty();
    }

    @Test
    @Rule("RUL-45")
    void itSavesOnlyItsOwnersColonists() {
        Scene scene = with(side -> side).player(3, side -> side.fort("robust-stronghold", 3, "..", ".."));
        SceneGame play = attack(scene, "robust-stronghold");

        assertThat(play.colonists("infirmary")).isEqualTo(2);
        assertThat(play.player(3).home()).isEqualTo(9);
    }

    @Test
    @Rule({"RUL-45", "ATK-5", "ATK-13"})
    void itTakesInTheCrewOfASunkenShip() {
        SceneGame asked =
                attack(with(side -> side.ship("raven")), "starting-fort-2").sinks("raven");

        assertThat(asked.asked()).isEqualTo(2);

        SceneGame saved = asked.does(new Shelter(2));

        assertThat(saved.colonists("infirmary")).isEqualTo(4);
        assertThat(saved.discardPile()).containsExactly("raven");
    }

    @Test
    @Proof("RUL-45")
    void twoColonistsAreSavedInATurnOverAllDestructions() {
        Scene scene = with(side -> side.ship("victory").fort("robust-stronghold", 2, "..", ".."));
        SceneGame first = attack(scene, "robust-stronghold").sinks("victory");

        assertThat(first.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));
        assertThat(first.does(new Shelter(1)).options()).containsExactly(new Shelter(0), new Shelter(1));
        assertThat(first.does(new Shelter(0)).options())
                .containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));

        SceneGame full = first.does(new Shelter(2));

        assertThat(full.findFort("robust-stronghold")).isEmpty();
        assertThat(full.colonists("infirmary")).isEqualTo(4);
        assertThat(full.options(Shelter.class))
                .as("nobody is asked a second time")
                .isEmpty();
    }

    @Test
    @Rule("RUL-45")
    @Proof("RUL-10")
    void twoMoreAreSavedInTheNextTurn() {
        Scene scene = with(side -> side.ship("victory").fort("robust-stronghold", 2, "..", ".."));
        SceneGame third = attack(scene, "starting-fort-2")
                .sinks("victory")
                .does(new Shelter(2))
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .attacksAndKeeps("robust-stronghold", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(third.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));
        assertThat(third.does(new Shelter(2)).colonists("infirmary")).isEqualTo(6);
    }

    @Test
    @Proof("RUL-45")
    void twoMoreAreSavedThoughItsOwnerHasHadNoTurnBetween() {
        SceneGame first = with(side -> side.ship("victory").fort("robust-stronghold", 2, "..", ".."))
                .actionOf(3)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("victory")
                .does(new Shelter(2));
        assertThat(first.asked()).isEqualTo(1);

        SceneGame second = first.attacksAndKeeps("robust-stronghold", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(second.asked()).isEqualTo(2);
        assertThat(second.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));
    }

    @Test
    @Proof("RUL-10")
    void anInfirmaryThatFallsWithItsFortSavesNobody() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.fort("robust-stronghold", 3, "..", "..").building("infirmary"));
        SceneGame play = attack(scene, "robust-stronghold");

        assertThat(play.options(Shelter.class)).isEmpty();
        assertThat(play.discardPile()).contains("infirmary");
        assertThat(play.table()
                        .lastAttack()
                        .get()
                        .sentHome()
                        .count(play.player(2).id()))
                .isEqualTo(5);
    }

    @Test
    @Rule("RUL-50")
    @Proof("RUL-10")
    void anInfirmaryThatTradeCompanyDestroysSavesNobody() {
        SceneGame play = with(side -> side)
                .player(1, side -> side.startingFort(3, "WGGB").hand("trade-company"))
                .actionOf(1)
                .buildsBuilding("trade-company", "starting-fort-1");

        assertThat(play.discardPile()).containsExactly("infirmary");
        assertThat(play.options(Shelter.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-45", "RUL-50"})
    void itHelpsAgainstWatchtowerToo() {
        SceneGame asked = with(side -> side.ship("raven"))
                .player(1, side -> side.startingFort(3, "WGGB").hand("watchtower"))
                .actionOf(1)
                .buildsBuilding("watchtower", "starting-fort-1");

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.does(new Shelter(2)).colonists("infirmary")).isEqualTo(4);
    }

    @Test
    @Rule({"RUL-45", "RUL-50"})
    void itHelpsAgainstTradeCompanyToo() {
        SceneGame asked = with(side -> side.building("prison", 3))
                .player(1, side -> side.startingFort(3, "WGGB").hand("trade-company"))
                .actionOf(1)
                .buildsBuilding("trade-company", "starting-fort-1")
                .chooses("prison");

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));
        assertThat(asked.does(new Shelter(2)).colonists("infirmary")).isEqualTo(4);
    }

    @Test
    @Rule({"RUL-45", "RUL-48"})
    void anOpponentsPrisonDoesNotCloseIt() {
        Scene scene =
                with(side -> side.fort("robust-stronghold", 2, "..", "..")).player(1, side -> side.building("prison"));

        assertThat(attack(scene, "robust-stronghold").does(new Shelter(2)).colonists("infirmary"))
                .isEqualTo(4);
    }

    @Test
    @Rule({"RUL-45", "RUL-46"})
    void itTakesInTheCrewOfAShipThatLighthouseOutpostBringsBack() {
        SceneGame saved = attack(
                        with(side -> side.fort("lighthouse-outpost", 0, ".W", "~.", "~.")
                                .ship("raven")),
                        "starting-fort-2")
                .sinks("raven")
                .does(new Shelter(2));

        assertThat(saved.colonists("infirmary")).isEqualTo(4);
        assertThat(saved.hand(2)).containsExactly("raven");
    }

    @Test
    @Proof("RUL-11")
    void anEmptyInfirmaryIsStillOpen() {
        Scene scene = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.building("infirmary", 0).fort("robust-stronghold", 2, "..", ".."));

        assertThat(attack(scene, "robust-stronghold").does(new Shelter(2)).colonists("infirmary"))
                .isEqualTo(2);
    }

    @Test
    @Rule({"RUL-45", "RUL-54"})
    void aColonistThatDominicaSendsHomeIsNotSaved() {
        Scene scene =
                with(side -> side.fort("robust-stronghold", 2, "G.", "..")).player(1, side -> side.ship("dominica"));
        SceneGame play = attack(scene, "robust-stronghold").uses("dominica");

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).contains(new EndLeadership());
        assertThat(play.colonists("robust-stronghold")).isEqualTo(1);
    }
}
