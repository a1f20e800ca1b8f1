package io.github.casemate.expansions.monuments;

import static io.github.casemate.expansions.monuments.Sieges.ATTACKER;
import static io.github.casemate.expansions.monuments.Sieges.DEFENDER;
import static io.github.casemate.expansions.monuments.Sieges.attack;
import static io.github.casemate.expansions.monuments.Sieges.bareFort;
import static io.github.casemate.expansions.monuments.Sieges.fall;
import static io.github.casemate.expansions.monuments.Sieges.monuments;
import static io.github.casemate.expansions.monuments.Sieges.rules;
import static io.github.casemate.expansions.monuments.Sieges.sentHome;
import static io.github.casemate.expansions.monuments.Sieges.with;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Source;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Whose colonists count, and from when to when. */
class TollTest {

    private static final String EVERYTHING = "BBGGWW";

    private static void assertNotAsked(SceneGame play) {
        assertThat(play.options(BuildMonument.class)).isEmpty();
        assertThat(play.options()).as("an action is asked for").contains(new DrawCards());
    }

    @Test
    @Rule("RUL-18")
    @Proof("MON-2")
    void theColonistsOfADestroyedFortCount() {
        assertNotAsked(fall(bareFort(0, EVERYTHING)));
        assertNotAsked(fall(bareFort(1, EVERYTHING)));
        assertThat(fall(bareFort(2, EVERYTHING)).options())
                .containsExactly(new Decline(), new BuildMonument(Island.GRAY));
        assertThat(fall(bareFort(3, EVERYTHING)).options())
                .containsExactly(new Decline(), new BuildMonument(Island.GRAY), new BuildMonument(Island.WHITE));
    }

    @Test
    @Rule({"MON-2", "RUL-18"})
    void soDoThoseOfItsBuildings() {
        SceneGame asked = fall(with(side ->
                side.supply(EVERYTHING).fort("robust-stronghold", 2, "..", "..").building("prison")));

        assertThat(sentHome(asked)).isEqualTo(5);
        assertThat(asked.options())
                .containsExactly(
                        new Decline(),
                        new BuildMonument(Island.GRAY),
                        new BuildMonument(Island.WHITE),
                        new BuildMonument(Island.BLACK),
                        new BuildMonument(Island.SHELL));
    }

    @Test
    @Rule({"MON-2", "RUL-18"})
    void soDoTheCrewsOfShipsThatAreSunkInTheAttack() {
        SceneGame asked = attack(with(side -> side.supply(EVERYTHING).ship("raven")), "starting-fort-2")
                .sinks("raven");

        assertThat(asked.findFort("starting-fort-2")).isNotEmpty();
        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.options())
                .containsExactly(new Decline(), new BuildMonument(Island.GRAY), new BuildMonument(Island.WHITE));
    }

    @Test
    @Rule("RUL-18")
    void soDoColonistsThatAnAbilitySendsHome() {
        SceneGame asked = attack(
                        with(side -> side.supply(EVERYTHING).fort("robust-stronghold", 2, "G.", ".."))
                                .player(1, side -> side.ship("dominica")),
                        "robust-stronghold")
                .uses("dominica")
                .uses("dominica");

        assertThat(asked.findFort("robust-stronghold")).isNotEmpty();
        assertThat(asked.options()).containsExactly(new Decline(), new BuildMonument(Island.GRAY));
    }

    @Test
    @Rule({"RUL-45", "RUL-80"})
    @Proof("RUL-18")
    void whoFindsRoomInAnInfirmaryDoesNotCountAndIsSavedBeforeAnybodyIsAsked() {
        SceneGame shelter = fall(
                with(side -> side.supply(EVERYTHING).building("infirmary").fort("robust-stronghold", 3, "..", "..")));
        assertThat(shelter.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));

        assertThat(shelter.does(new Shelter(0)).options(BuildMonument.class))
                .containsExactly(new BuildMonument(Island.GRAY), new BuildMonument(Island.WHITE));
        assertThat(shelter.does(new Shelter(1)).options(BuildMonument.class))
                .containsExactly(new BuildMonument(Island.GRAY));
        assertNotAsked(shelter.does(new Shelter(2)));
    }

    @Test
    @Proof("RUL-18")
    void infiltratorsOfOthersDoNotCount() {
        PlayerId third = PlayerId.of(2);
        Scene scene = Scene.of(rules(3))
                .player(2, side -> side.supply("GW").noStartingFort().fort("robust-stronghold", 1, "..", ".."))
                .player(3, side -> side.supply("GW"));
        Scene infiltrated =
                scene.with(table -> table.changeCrew(scene.card("robust-stronghold"), crew -> crew.plus(third, 2))
                        .change(third, side -> side.withHome(side.home() - 2)));

        SceneGame play = fall(infiltrated);

        assertThat(play.table().lastAttack().get().sentHome())
                .isEqualTo(Crew.of(DEFENDER, 1).plus(third, 2));
        assertNotAsked(play);
    }

    @Test
    @Rule("RUL-18")
    void theAttackersOwnLossesDoNotCount() {
        AttackEnded ended = new AttackEnded(ATTACKER, Option.some(DEFENDER), Crew.of(ATTACKER, 6));

        assertThat(new OffersMonument()
                        .react(ended, Source.RULES, bareFort(0, "").table()))
                .containsExactly(new ChooseMonument(DEFENDER, 0));
    }

    @Test
    @Rule({"RUL-18", "RUL-50"})
    void whatIsLostOutsideAttacksDoesNotCount() {
        SceneGame play = with(side -> side.supply(EVERYTHING).ship("raven"))
                .player(1, side -> side.startingFort(3, "WGGB").hand("watchtower"))
                .actionOf(1)
                .buildsBuilding("watchtower", "starting-fort-1");

        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(DEFENDER, play.card("raven"), 3));
        assertNotAsked(play);
    }

    @Test
    @Rule({"MON-2", "RUL-4", "RUL-80"})
    void openWatersHaveNoDefender() {
        SceneGame play = with(side -> side.supply(EVERYTHING).noStartingFort().ship("raven"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice())
                .sinks("raven");

        assertThat(sentHome(play)).isEqualTo(3);
        assertNotAsked(play);
    }

    @Test
    @Rule("MON-2")
    @Proof("RUL-18")
    void theTollsOfTwoAttacksDoNotAddUp() {
        SceneGame third = Scene.of(rules(3))
                .player(
                        2,
                        side -> side.supply(EVERYTHING)
                                .noStartingFort()
                                .fort("robust-stronghold", 1, "..", "..")
                                .ship("victory", 1)
                                .fort("secret-fortress", 0, "B.", ".."))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new EndLeadership())
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new EndLeadership())
                .attacksAndKeeps("secret-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("victory");

        assertThat(sentHome(third)).isEqualTo(1);
        assertThat(third.options(BuildMonument.class)).isEmpty();
        assertThat(monuments(third)).isEqualTo(Monuments.NONE);
    }

    @Test
    @Proof({"MON-2", "RUL-80"})
    void onlyTheDefenderIsAsked() {
        SceneGame asked = fall(Scene.of(rules(3))
                .player(1, side -> side.supply("GW"))
                .player(2, side -> side.supply("GW").noStartingFort().fort("robust-stronghold", 3, "..", ".."))
                .player(3, side -> side.supply("GW")));

        assertThat(asked.asked()).isEqualTo(2);

        SceneGame declined = asked.does(new Decline());

        assertThat(monuments(declined)).isEqualTo(Monuments.NONE);
        assertNotAsked(declined);
    }
}
