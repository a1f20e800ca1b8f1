package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class WatchtowerTest {

    private static Scene builder(int players) {
        return Scene.of(Ruleset.secondEdition(players))
                .player(
                        1,
                        side -> side.startingFort(3, "WGGB")
                                .ship("sister-catarina")
                                .hand("watchtower"));
    }

    private static SceneGame built(Scene scene) {
        return scene.actionOf(1).buildsBuilding("watchtower", "starting-fort-1");
    }

    @Test
    @Rule({"RUL-50", "RUL-16", "ATK-13"})
    void destroysAShipOfAnOpponent() {
        SceneGame chosen = built(builder(2).player(2, side -> side.ship("raven").ship("victory")))
                .chooses("raven");

        assertThat(chosen.discardPile()).containsExactly("raven");
        assertThat(chosen.player(2).ships()).hasSize(1);
        assertThat(chosen.player(1).coins()).isEqualTo(3);
        // Four were at home and three came back; one settles in the Colonize phase.
        assertThat(chosen.player(2).home()).isEqualTo(4 + 3 - 1);
    }

    @Test
    @Rule({"RUL-50", "RUL-27"})
    @Proof("RUL-16")
    void theBuilderMustChooseAndNotAShipOfTheirOwn() {
        SceneGame built = built(builder(2).player(2, side -> side.ship("raven").ship("victory")));

        assertThat(built.asked()).isEqualTo(1);
        assertThat(built.options())
                .containsExactly(new ChooseCard(built.card("raven")), new ChooseCard(built.card("victory")));
        assertThat(built.refusal(new ChooseCard(built.card("sister-catarina"))).code())
                .isEqualTo("no-such-target");
    }

    @Test
    @Rule({"RUL-50", "RUL-26"})
    void withoutATargetItIsBuiltAllTheSame() {
        SceneGame built = built(builder(2).player(2, side -> side.building("academy")));

        assertThat(built.events(CardDestroyed.class)).isEmpty();
        assertThat(built.player(1).ships()).hasSize(1);
        assertThat(built.player(1).coins()).isEqualTo(3);
    }

    @Test
    @Proof("RUL-50")
    void theTargetMayBelongToAnyOpponent() {
        SceneGame built =
                built(builder(3).player(2, side -> side.ship("raven")).player(3, side -> side.ship("victory")));

        assertThat(built.options())
                .containsExactly(new ChooseCard(built.card("raven")), new ChooseCard(built.card("victory")));
        assertThat(built.chooses("victory").discardPile()).containsExactly("victory");
    }

    @Test
    @Rule("RUL-50")
    void noOpponentMayBuildAShip() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.building("watchtower"))
                .player(2, side -> side.startingFort(4, "WGGB").hand("armory", "raven"))
                .player(3, side -> side.startingFort(4, "WGGB").hand("victory"));

        SceneGame second = scene.actionOf(2);
        assertThat(second.options(BuildShip.class)).isEmpty();
        assertThat(second.options(BuildBuilding.class)).hasSize(1);
        assertThat(second.refusal(new BuildShip(second.card("raven"), second.card("starting-fort-2")))
                        .code())
                .isEqualTo("build-forbidden");
        assertThat(scene.actionOf(3).options(BuildShip.class)).isEmpty();
    }

    @Test
    @Rule("RUL-50")
    void itsOwnerStillBuildsShips() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.startingFort(4, "WGGB")
                                .building("watchtower")
                                .hand("dominica"))
                .actionOf(1)
                .buildsShip("dominica", "starting-fort-1");

        assertThat(play.colonists("dominica")).isEqualTo(4);
        assertThat(play.player(1).coins()).isEqualTo(5);
    }

    @Test
    @Rule({"RUL-46", "RUL-50", "RUL-28"})
    void aShipThatLighthouseOutpostBringsBackCannotBeBuiltAgainMeanwhile() {
        SceneGame second = built(builder(3)
                .player(
                        2,
                        side -> side.startingFort(2, "WGGB")
                                .fort("lighthouse-outpost", 2, ".W", "~.", "~.")
                                .ship("victory")));

        assertThat(second.hand(2)).containsExactly("victory");
        assertThat(second.discardPile()).isEmpty();
        assertThat(second.asked()).isEqualTo(2);
        assertThat(second.options(BuildShip.class)).isEmpty();
        assertThat(second.view(3).table().main().hand(PlayerId.of(1)).known().contains(second.card("victory")))
                .as("everybody saw it go back to the hand")
                .isTrue();
    }

    @Test
    @Rule({"RUL-29", "RUL-50"})
    void whenItsFortFallsShipsAreBuiltAgain() {
        SceneGame third = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.startingFort(0, "....").building("watchtower"))
                .player(3, side -> side.startingFort(3, "WGGB").hand("raven"))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(third.asked()).isEqualTo(3);
        assertThat(third.options(BuildShip.class)).hasSize(1);
    }

    @Test
    @Rule({"RUL-11", "RUL-50"})
    void withoutColonistsItKeepsWorking() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("watchtower", 0))
                .player(2, side -> side.startingFort(3, "WGGB").hand("raven"))
                .actionOf(2);

        assertThat(play.options(BuildShip.class)).isEmpty();
    }
}
