package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Laws;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Infiltration, Stowaway, and what infiltrators are to the base rules. */
class InfiltratorsTest {

    private static Crew crew(SceneGame play, String id) {
        return play.table().crew(play.card(id));
    }

    @Test
    @Rule("RUL-79")
    @Proof("CAP-3")
    void infiltrationSendsAColonistFromHomeToTheDefendingFort() {
        SceneGame play = Orders.plays(
                Orders.holding("infiltration")
                        .player(2, side -> side.startingFort(4, "WGGB"))
                        .actionOf(1)
                        .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY),
                "infiltration");

        assertThat(crew(play, "starting-fort-2"))
                .isEqualTo(Crew.of(Orders.SECOND, 4).plus(Orders.FIRST, 1));
        assertThat(play.player(1).home()).isEqualTo(8);
        assertThat(play.player(2).home()).isEqualTo(5);
        assertThat(play.events(InfiltratorSent.class))
                .containsExactly(new InfiltratorSent(Orders.FIRST, play.card("starting-fort-2")));
        assertThat(Laws.problems(play.game(), play.table()))
                .as("a full fort has room for an infiltrator")
                .isEmpty();
        assertThat(play.results()).isEqualTo(Faces.of(LEADERSHIP, GRAY));
    }

    @Test
    @Rule({"CAP-3", "RUL-79"})
    void stowawayPicksAShipOfTheDefender() {
        SceneGame play = Orders.plays(
                Scene.of(Orders.THREE)
                        .player(1, side -> side.hand("stowaway").ship("dominica"))
                        .player(2, side -> side.ship("raven").ship("victory", 0))
                        .player(3, side -> side.ship("st-daniel"))
                        .actionOf(1)
                        .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY),
                "stowaway");
        assertThat(play.options())
                .containsExactly(new ChooseCard(play.card("raven")), new ChooseCard(play.card("victory")));
        assertThat(play.refusal(new ChooseCard(play.card("st-daniel"))).code()).isEqualTo("no-such-ship");
        assertThat(play.refusal(new Decline()).rule()).containsExactly("RUL-79");

        SceneGame hidden = play.chooses("victory");
        assertThat(crew(hidden, "victory")).isEqualTo(Crew.of(Orders.FIRST, 1));
        assertThat(hidden.player(1).home()).isEqualTo(4);
        assertThat(Laws.problems(hidden.game(), hidden.table())).isEmpty();
    }

    @Test
    @Rule({"RUL-26", "RUL-77"})
    @Proof("RUL-79")
    void bothNeedAColonistAtHomeAndStowawayAShipOfAnOpponent() {
        Scene scene = Orders.holding("infiltration", "stowaway");
        SceneGame noShip = scene.player(1, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(Orders.playable(noShip)).containsExactly("infiltration");

        SceneGame nobody = scene.player(1, side -> side.home(0))
                .player(2, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY, GRAY);
        assertThat(Orders.playable(nobody)).isEmpty();
        assertThat(nobody.refusal(Orders.order(nobody, "infiltration")).rule()).containsExactly("RUL-26");
        assertThat(nobody.refusal(Orders.order(nobody, "stowaway")).rule()).containsExactly("RUL-26");
    }

    @Test
    @Rule({"RUL-4", "RUL-79"})
    void inOpenWatersThereIsNoInfiltrationAndStowawayChoosesAnyOpponentsShip() {
        Scene scene = Scene.of(Orders.THREE)
                .player(1, side -> side.hand("infiltration", "stowaway"))
                .player(2, side -> side.noStartingFort().ship("raven"))
                .player(3, side -> side.noStartingFort().ship("victory"));
        SceneGame play = Orders.openWaters(scene, LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(Orders.playable(play)).containsExactly("stowaway");
        assertThat(play.refusal(Orders.order(play, "infiltration")).code()).isEqualTo("no-effect");

        SceneGame hidden = Orders.plays(play, "stowaway").chooses("victory");
        assertThat(crew(hidden, "victory")).isEqualTo(Crew.of(Orders.FIRST, 1).plus(Orders.THIRD, 2));
    }

    @Test
    @Rule({"RUL-77", "ATK-11"})
    @Proof("CAP-3")
    void infiltratorsGoHomeWhenTheFortIsDestroyed() {
        SceneGame play = Scene.of(Orders.THREE)
                .player(2, side -> side.startingFort(2, "...B"))
                .player(1, side -> side.infiltrator("starting-fort-2").infiltrator("starting-fort-2"))
                .player(3, side -> side.infiltrator("starting-fort-2"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK);

        assertThat(play.findFort("starting-fort-2")).isEmpty();
        assertThat(play.player(1).home()).isEqualTo(9);
        assertThat(play.player(2).home()).isEqualTo(9);
        assertThat(play.player(3).home()).isEqualTo(9);
        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(
                        new ColonistsWentHome(Orders.FIRST, play.card("starting-fort-2"), 2),
                        new ColonistsWentHome(Orders.SECOND, play.card("starting-fort-2"), 2),
                        new ColonistsWentHome(Orders.THIRD, play.card("starting-fort-2"), 1));
    }

    @Test
    @Rule({"RUL-77", "ATK-13"})
    @Proof("CAP-3")
    void aStowawayGoesHomeWithTheShip() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(2, side -> side.ship("raven"))
                .player(1, side -> side.infiltrator("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(play.player(1).home()).isEqualTo(9);
        assertThat(play.player(2).home()).isEqualTo(9);
    }

    @Test
    @Rule({"CAP-3", "RUL-46"})
    void aStowawayGoesHomeWhenLighthouseTakesTheShipBack() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(
                        2,
                        side -> side.fort("lighthouse-outpost", 0, ".W", "~.", "~.")
                                .ship("raven"))
                .player(1, side -> side.infiltrator("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(play.hand(2)).containsExactly("raven");
        assertThat(play.player(1).home()).isEqualTo(9);
    }

    @Test
    @Rule("RUL-45")
    @Proof("RUL-77")
    void noInfirmarySavesInfiltrators() {
        Scene scene = Scene.of(Orders.TWO)
                .player(1, side -> side.fort("robust-stronghold", 0, "G.", "..").building("infirmary", 0))
                .player(
                        2,
                        side -> side.ship("raven", 1)
                                .fort("scout-outpost", 0, "~W.", "..~")
                                .building("armory"))
                .player(1, side -> side.infiltrator("raven"));
        SceneGame sunk = scene.actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");
        assertThat(sunk.asked()).as("the infiltrator's owner is not asked").isEqualTo(1);
        assertThat(sunk.player(1).home()).isEqualTo(9);

        SceneGame asked = Scene.of(Orders.TWO)
                .player(
                        2,
                        side -> side.ship("raven", 1)
                                .fort("robust-stronghold", 0, "G.", "..")
                                .building("infirmary", 0))
                .player(1, side -> side.infiltrator("raven").infiltrator("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");
        assertThat(asked.options())
                .as("one colonist of the owner can be saved")
                .containsExactly(new Shelter(0), new Shelter(1));
        SceneGame saved = asked.does(new Shelter(1));
        assertThat(crew(saved, "infirmary")).isEqualTo(Crew.of(Orders.SECOND, 1));
        assertThat(saved.player(1).home()).isEqualTo(9);
    }

    @Test
    @Rule({"RUL-77", "COL-1"})
    void infiltratorsTakeNoColonistSpace() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(1, side -> side.startingFort(3, "WGGB"))
                .player(
                        2,
                        side -> side.infiltrator("starting-fort-1")
                                .infiltrator("starting-fort-1")
                                .infiltrator("starting-fort-1"))
                .turnOf(1);

        assertThat(crew(play, "starting-fort-1"))
                .isEqualTo(Crew.of(Orders.FIRST, 4).plus(Orders.SECOND, 3));
    }

    @Test
    @Rule({"BLD-1", "SHP-1"})
    @Proof("RUL-77")
    void infiltratorsPayForNothing() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(1, side -> side.startingFort(2, "WGGB").hand("raven", "academy", "prison"))
                .player(2, side -> side.infiltrator("starting-fort-1"))
                .actionOf(1);
        assertThat(play.options(BuildShip.class)).isEmpty();
        assertThat(play.options(BuildBuilding.class))
                .containsExactly(new BuildBuilding(play.card("academy"), play.card("starting-fort-1")));
        assertThat(play.refusal(new BuildShip(play.card("raven"), play.card("starting-fort-1")))
                        .code())
                .isEqualTo("not-enough-colonists");

        SceneGame built = play.buildsBuilding("academy", "starting-fort-1");
        assertThat(crew(built, "academy")).isEqualTo(Crew.of(Orders.FIRST, 2));
        assertThat(crew(built, "starting-fort-1")).isEqualTo(Crew.of(Orders.SECOND, 1));
    }

    @Test
    @Rule({"RUL-77", "RUL-48", "RUL-54"})
    void prisonAndDominicaSendOnlyTheOwnersColonistsHome() {
        SceneGame prison = Scene.of(Orders.THREE)
                .player(1, side -> side.startingFort(3, "WGGB").hand("prison"))
                .player(2, side -> side.startingFort(1, "WGGB"))
                .player(3, side -> side.infiltrator("starting-fort-2"))
                .player(1, side -> side.infiltrator("starting-fort-3"))
                .actionOf(1)
                .buildsBuilding("prison", "starting-fort-1");
        assertThat(crew(prison, "starting-fort-2")).isEqualTo(Crew.of(Orders.THIRD, 1));
        assertThat(crew(prison, "starting-fort-3")).isEqualTo(Crew.of(Orders.FIRST, 1));

        Scene scene =
                Scene.of(Orders.TWO).player(1, side -> side.ship("dominica").infiltrator("starting-fort-2"));
        SceneGame dominica = scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(dominica.options(UseCard.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-77", "RUL-48"})
    void aPrisonDoesNotKeepInfiltratorsOut() {
        SceneGame play = Orders.plays(
                Orders.holding("infiltration")
                        .player(1, side -> side.building("prison"))
                        .actionOf(1)
                        .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY),
                "infiltration");

        assertThat(crew(play, "starting-fort-2")).isEqualTo(Crew.of(Orders.FIRST, 1));
    }

    @Test
    @Rule({"RUL-77", "RUL-44"})
    void coveOutpostSendsNoStowawayHome() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(1, side -> side.ship("raven", 0))
                .player(
                        2,
                        side -> side.fort("cove-outpost", 0, "..", "W~", ".~").infiltrator("raven"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(play.events(ColonistsWentHome.class)).isEmpty();
        assertThat(crew(play, "raven")).isEqualTo(Crew.of(Orders.SECOND, 1));
        assertThat(play.turn().isChance()).as("the dice are next").isTrue();
    }

    @Test
    @Rule({"RUL-77", "RUL-49"})
    void silverSmelterMeltsNoInfiltrators() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(
                        1,
                        side -> side.startingFort(1, "WGGB")
                                .fort("robust-stronghold", 2, "G.", "..")
                                .hand("silver-smelter"))
                .player(2, side -> side.infiltrator("starting-fort-1"))
                .actionOf(1)
                .buildsBuilding("silver-smelter", "robust-stronghold")
                .does(new Decline());

        assertThat(play.options())
                .containsExactly(
                        new SendHome(play.card("starting-fort-1"), 0), new SendHome(play.card("starting-fort-1"), 1));
    }

    @Test
    @Rule("VIC-2")
    @Proof("RUL-77")
    void infiltratorsAreNotAtHomeForAColonistVictory() {
        Scene scene = Scene.of(Orders.TWO)
                .player(1, side -> side.startingFort(4, "WGGB").ship("magnifique"))
                .player(2, side -> side.ship("raven"));

        assertThat(scene.turnOf(1).turn().isOver()).as("one is still at home").isFalse();
        SceneGame won = scene.player(1, side -> side.infiltrator("raven")).turnOf(1);
        assertThat(won.table().ending())
                .containsExactly(new Ending(Option.some(Orders.FIRST), Ending.Victory.COLONIST));
    }

    @Test
    @Rule({"RUL-77", "COL-4"})
    void infiltratorsAreNotAtHomeForTheLevelsOfTheImperialBoard() {
        Scene scene = Scene.of(Orders.TWO)
                .player(1, side -> side.startingFort(2, "WGGB").ship("raven"));
        AttackState before =
                scene.actionOf(1).attacks("starting-fort-2").table().requireAttack();
        assertThat(before.rolling()).as("four are at home").isEqualTo(3);

        AttackState after = scene.player(1, side -> side.infiltrator("starting-fort-2"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .table()
                .requireAttack();
        assertThat(after.rolling()).isEqualTo(4);
        assertThat(after.rerolls()).isEqualTo(2);
    }
}
