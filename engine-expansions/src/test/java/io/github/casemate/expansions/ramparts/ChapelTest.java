package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.permission.BarColonists;
import io.github.casemate.siege.permission.GainColonist;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class ChapelTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);
    private static final PlayerId THIRD = PlayerId.of(2);

    private static Scene of(int players) {
        return Scene.of(Ruleset.secondEdition(players).with("ramparts"));
    }

    @Test
    @Rule("RUL-48")
    @Proof("RUL-63")
    void aPrisonNeitherTakesNorKeepsColonistsFromItsOwner() {
        SceneGame play = of(2).player(1, side -> side.startingFort(4, "WGGB").hand("prison"))
                .player(2, side -> side.startingFort(2, "WGGB").building("chapel"))
                .actionOf(1)
                .buildsBuilding("prison", "starting-fort-1");

        assertThat(play.events(ColonistsWentHome.class)).isEmpty();
        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.colonists("starting-fort-2"))
                .as("two stayed, and one has come in the Colonize phase")
                .isEqualTo(3);
    }

    @Test
    @Rule({"RUL-63", "RUL-48"})
    void onlyItsOwnerIsSparedByThePrison() {
        SceneGame play = of(3).player(1, side -> side.startingFort(4, "WGGB").hand("prison"))
                .player(2, side -> side.startingFort(2, "WGGB").building("chapel"))
                .player(3, side -> side.startingFort(3, "WGGB"))
                .actionOf(1)
                .buildsBuilding("prison", "starting-fort-1");

        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(THIRD, play.card("starting-fort-3"), 1));
        assertThat(Abilities.allows(play.table(), new GainColonist(play.fort("starting-fort-2"))))
                .isTrue();
        assertThat(Abilities.allows(play.table(), new GainColonist(play.fort("starting-fort-3"))))
                .isFalse();
    }

    @Test
    @Rule({"RUL-63", "RUL-29"})
    void thePrisonsOwnerDoesNotOpenTheFortsOfOthersWithAChapel() {
        SceneGame play = of(2).player(1, side -> side.building("prison").building("chapel"))
                .turnOf(2);

        assertThat(play.colonists("starting-fort-2")).isZero();
        assertThat(play.player(2).home()).isEqualTo(9);
    }

    @Test
    @Rule({"RUL-63", "RUL-29"})
    void aChapelThatIsGoneProtectsNobody() {
        SceneGame play = of(2).player(1, side -> side.building("prison"))
                .player(2, side -> side.fort("secret-fortress", 0, "B.", "..").building("chapel"))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", BLACK, GRAY, LEADERSHIP)
                .chooses(StoneColor.BLACK);

        assertThat(play.discardPile()).containsExactlyInAnyOrder("secret-fortress", "chapel");
        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.colonists("starting-fort-2")).as("the prison holds").isZero();
    }

    @Test
    @Rule({"RUL-63", "RUL-44"})
    void aCoveTakesNobodyFromItsOwnersShips() {
        SceneGame play = of(2).player(1, side -> side.building("chapel").ship("raven"))
                .player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(play.events(ColonistsWentHome.class)).isEmpty();
        assertThat(play.colonists("raven")).isEqualTo(3);
        assertThat(play.turn().isChance()).as("the dice are rolled").isTrue();
    }

    @Test
    @Rule({"RUL-63", "RUL-26", "RUL-54"})
    void dominicaIsNotOfferedAgainstItsOwnersForts() {
        SceneGame play = of(2).player(1, side -> side.ship("dominica", 0).ship("raven", 0))
                .player(
                        2,
                        side -> side.startingFort(2, "WGGB").building("chapel").fort("secret-fortress", 1, "B.", ".."))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", LEADERSHIP, WHITE, WHITE);

        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("raven")));
    }

    @Test
    @Rule({"RUL-63", "RUL-49"})
    void itsOwnersOwnEffectsGoOn() {
        SceneGame asked = of(2).player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .building("chapel")
                                .fort("robust-stronghold", 2, "G.", "..")
                                .hand("silver-smelter"))
                .actionOf(1)
                .buildsBuilding("silver-smelter", "robust-stronghold")
                .does(new Decline());
        SceneGame sent = asked.does(new SendHome(asked.card("starting-fort-1"), 2));

        assertThat(sent.colonists("starting-fort-1")).isZero();
        assertThat(sent.player(1).coins())
                .as("two, one more below Robust, two silver")
                .isEqualTo(5);
    }

    @Test
    @Rule({"RUL-41", "RUL-66"})
    @Proof("RUL-63")
    void itsOwnersColonistsMayStillBeSpentInAnAttack() {
        SceneGame kept = of(2).player(
                        1,
                        side -> side.building("chapel", 0)
                                .building("academy", 1)
                                .building("powder-magazine"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(WHITE, WHITE, GRAY)
                .rerolls(GRAY)
                .rolls(GRAY);
        SceneGame rolled = kept.uses("academy").rerolls(GRAY).rolls(GRAY);
        SceneGame added = rolled.uses("powder-magazine");

        assertThat(added.colonists("academy")).isZero();
        assertThat(added.colonists("powder-magazine")).isZero();
        assertThat(added.results()).isEqualTo(Faces.of(WHITE, WHITE, GRAY, TARGET, TARGET, TARGET));
    }

    @Test
    @Rule({"RUL-63", "ATK-11"})
    void destructionSendsColonistsHome() {
        SceneGame play = of(2).player(2, side -> side.startingFort(2, "W...").building("chapel"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", WHITE, LEADERSHIP, LEADERSHIP);

        assertThat(play.discardPile()).containsExactly("chapel");
        assertThat(play.player(2).home()).isEqualTo(9);
    }

    @Test
    @Rule({"ATK-5", "ATK-11"})
    @Proof("RUL-63")
    void destructionSendsColonistsHomeThoughTheChapelStands() {
        SceneGame play = of(2).player(
                        2, side -> side.building("chapel").ship("raven").fort("secret-fortress", 2, "..", ".."))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", LEADERSHIP, LEADERSHIP, WHITE);
        SceneGame sunk = play.sinks("raven");

        assertThat(sunk.events(ColonistsWentHome.class))
                .containsExactly(
                        new ColonistsWentHome(SECOND, play.card("raven"), 3),
                        new ColonistsWentHome(SECOND, play.card("secret-fortress"), 2));
        assertThat(sunk.colonists("chapel")).isEqualTo(3);
    }

    @Test
    @Rule("RUL-63")
    void itSaysWhyColonistsStayAndCome() {
        Scene scene = of(2).player(2, side -> side.building("chapel").ship("raven"));
        Table table = scene.table();
        Card raven = scene.card("raven");
        Fort fort = table.fort(scene.card("starting-fort-2"));

        assertThat(Abilities.forbids(table, new LoseColonist(FIRST, SECOND, raven)))
                .isEqualTo(new SavesColonists().reason(new LoseColonist(FIRST, SECOND, raven)))
                .satisfies(reason -> assertThat(reason.code()).isEqualTo("colonists-saved"));
        assertThat(Abilities.forbids(table, new BarColonists(FIRST, fort)))
                .isEqualTo(new WelcomesColonists().reason(new BarColonists(FIRST, fort)))
                .satisfies(reason -> assertThat(reason.code()).isEqualTo("colonists-welcome"));
        assertThat(Abilities.forbids(table, new LoseColonist(SECOND, SECOND, raven)))
                .as("its owner may")
                .isNull();
        assertThat(Abilities.forbids(table, new LoseColonist(SECOND, FIRST, scene.card("starting-fort-1"))))
                .as("others are not protected")
                .isNull();
    }
}
