package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class TradeCompanyTest {

    private static Scene builder(int players) {
        return Scene.of(Ruleset.secondEdition(players))
                .player(
                        1,
                        side -> side.startingFort(3, "WGGB").building("armory").hand("trade-company"));
    }

    private static SceneGame built(Scene scene) {
        return scene.actionOf(1).buildsBuilding("trade-company", "starting-fort-1");
    }

    @Test
    @Rule({"RUL-50", "RUL-16", "ATK-13"})
    void destroysABuildingOfAnOpponent() {
        SceneGame chosen = built(
                        builder(2).player(2, side -> side.building("academy").building("prison")))
                .chooses("academy");

        assertThat(chosen.discardPile()).containsExactly("academy");
        assertThat(chosen.player(1).coins()).isEqualTo(3);
        // Four were at home, two came back; while the Prison stands below their own fort one settles.
        assertThat(chosen.player(2).home()).isEqualTo(4 + 2 - 1);
    }

    @Test
    @Rule("RUL-27")
    @Proof({"RUL-16", "RUL-50"})
    void theBuilderMustChoose() {
        SceneGame built =
                built(builder(2).player(2, side -> side.building("academy").building("prison")));

        assertThat(built.asked()).isEqualTo(1);
        assertThat(built.options())
                .containsExactly(new ChooseCard(built.card("academy")), new ChooseCard(built.card("prison")));
        assertThat(built.refusal(new ChooseCard(built.card("armory"))).code()).isEqualTo("no-such-target");
    }

    @Test
    @Rule({"RUL-50", "RUL-16"})
    void theOnlyBuildingIsDestroyedWithoutAsking() {
        SceneGame built = built(builder(2).player(2, side -> side.building("academy")));

        assertThat(built.discardPile()).containsExactly("academy");
        assertThat(built.asked()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-50", "RUL-26"})
    void withoutATargetItIsBuiltAllTheSame() {
        SceneGame built = built(builder(2).player(2, side -> side.ship("raven")));

        assertThat(built.events(CardDestroyed.class)).isEmpty();
        assertThat(built.player(1).coins()).isEqualTo(3);
        assertThat(built.colonists("trade-company")).isEqualTo(3);
    }

    @Test
    @Proof("RUL-50")
    void theTargetMayBelongToAnyOpponent() {
        SceneGame built = built(
                builder(3).player(2, side -> side.building("academy")).player(3, side -> side.building("prison")));

        assertThat(built.options())
                .containsExactly(new ChooseCard(built.card("academy")), new ChooseCard(built.card("prison")));
        assertThat(built.chooses("prison").discardPile()).containsExactly("prison");
    }

    @Test
    @Rule("RUL-50")
    void noOpponentMayBuildABuilding() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.building("trade-company"))
                .player(2, side -> side.startingFort(4, "WGGB").hand("armory", "raven", "robust-stronghold"))
                .player(3, side -> side.startingFort(4, "WGGB").hand("academy"));

        SceneGame second = scene.actionOf(2);
        assertThat(second.options(BuildBuilding.class)).isEmpty();
        assertThat(second.options(BuildShip.class)).hasSize(1);
        assertThat(second.options(BuildFort.class)).hasSize(1);
        assertThat(second.refusal(new BuildBuilding(second.card("armory"), second.card("starting-fort-2")))
                        .code())
                .isEqualTo("build-forbidden");
        assertThat(scene.actionOf(3).options(BuildBuilding.class)).isEmpty();
    }

    @Test
    @Rule("RUL-50")
    void itsOwnerStillBuildsBuildings() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .building("trade-company")
                                .hand("armory"))
                .actionOf(1);

        assertThat(play.options(BuildBuilding.class)).hasSize(1);
    }

    @Test
    @Rule({"RUL-50", "RUL-29"})
    void onAWatchtowerItLiftsTheBanOnShips() {
        Scene scene = Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.startingFort(3, "WGGB")
                                .fort("robust-stronghold", 3, "G.", "..")
                                .hand("trade-company", "raven"))
                .player(2, side -> side.building("watchtower"));

        assertThat(scene.actionOf(1).options(BuildShip.class)).isEmpty();

        SceneGame again = built(scene).attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(again.discardPile()).containsExactly("watchtower");
        assertThat(again.asked()).isEqualTo(1);
        assertThat(again.options(BuildShip.class)).hasSize(1);
    }

    @Test
    @Rule({"RUL-11", "RUL-50"})
    void withoutColonistsItKeepsWorking() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("trade-company", 0))
                .player(2, side -> side.startingFort(2, "WGGB").hand("armory"))
                .actionOf(2);

        assertThat(play.options(BuildBuilding.class)).isEmpty();
    }
}
