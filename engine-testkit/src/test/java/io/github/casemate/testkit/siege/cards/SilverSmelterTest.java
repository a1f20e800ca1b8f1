package io.github.casemate.testkit.siege.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class SilverSmelterTest {

    /** Two forts beside the one that pays. */
    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(2))
            .player(
                    1,
                    side -> side.startingFort(3, "WGGB")
                            .fort("robust-stronghold", 2, "GW", "..")
                            .fort("secret-fortress", 1, "B.", "..")
                            .hand("silver-smelter"));

    private static SendHome send(SceneGame play, String fort, int number) {
        return new SendHome(play.card(fort), number);
    }

    private static SceneGame built(Scene scene) {
        return scene.actionOf(1).buildsBuilding("silver-smelter", "starting-fort-1");
    }

    @Test
    @Proof("RUL-49")
    void anyNumberOfColonistsOfEachOtherFortGoesHomeForACoinEach() {
        SceneGame robust = built(SCENE);

        assertThat(robust.options())
                .containsExactly(
                        send(robust, "robust-stronghold", 0),
                        send(robust, "robust-stronghold", 1),
                        send(robust, "robust-stronghold", 2));

        SceneGame secret = robust.does(send(robust, "robust-stronghold", 2));

        assertThat(secret.options())
                .containsExactly(send(secret, "secret-fortress", 0), send(secret, "secret-fortress", 1));

        SceneGame after = secret.does(send(secret, "secret-fortress", 1));

        assertThat(after.player(1).coins()).isEqualTo(2 + 2 + 1);
        assertThat(after.player(1).home()).isEqualTo(3 + 3);
        assertThat(after.colonists("robust-stronghold")).isZero();
        assertThat(after.colonists("secret-fortress")).isZero();
    }

    @Test
    @Proof("RUL-49")
    void theFortItStandsBelowKeepsItsColonists() {
        SceneGame built = built(SCENE);

        assertThat(built.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(built.refusal(send(built, "starting-fort-1", 1)).code()).isEqualTo("not-an-option");
        assertThat(built.refusal(send(built, "robust-stronghold", 3)).code()).isEqualTo("not-enough-colonists");
    }

    @Test
    @Rule("RUL-49")
    void nobodyHasToGo() {
        SceneGame robust = built(SCENE);
        SceneGame secret = robust.does(send(robust, "robust-stronghold", 0));
        SceneGame after = secret.does(send(secret, "secret-fortress", 0));

        assertThat(after.player(1).coins()).isEqualTo(2);
        assertThat(after.player(1).home()).isEqualTo(3);
        assertThat(after.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-49")
    void withoutAnotherFortNobodyIsAsked() {
        SceneGame built = built(Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.startingFort(4, "WGGB")
                                .hand("silver-smelter")
                                .ship("raven")));

        assertThat(built.player(1).coins()).isEqualTo(2);
        assertThat(built.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-49")
    void anEmptyFortIsNotAskedFor() {
        SceneGame built = built(Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .fort("robust-stronghold", 0, "G.", "..")
                                .fort("secret-fortress", 1, "B.", "..")
                                .hand("silver-smelter")));

        assertThat(built.options())
                .containsExactly(send(built, "secret-fortress", 0), send(built, "secret-fortress", 1));
    }

    @Test
    @Rule("RUL-49")
    @Proof("RUL-33")
    void scoutOutpostTakesOneCoinOfTheBuildAndNoneOfTheSilver() {
        SceneGame robust = built(SCENE.player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~")));

        assertThat(robust.player(1).coins()).isEqualTo(1);

        SceneGame secret = robust.does(send(robust, "robust-stronghold", 1));

        assertThat(secret.events(CoinsScored.class).map(CoinsScored::coins)).containsExactly(1);
        assertThat(secret.does(send(secret, "secret-fortress", 1)).player(1).coins())
                .isEqualTo(1 + 1 + 1);
    }

    @Test
    @Rule({"RUL-33", "BLD-3"})
    @Proof("RUL-32")
    void belowRobustStrongholdTheBuildScoresOneMoreAndTheSilverComesAfterTheRepair() {
        SceneGame repair = SCENE.actionOf(1).buildsBuilding("silver-smelter", "robust-stronghold");

        assertThat(repair.player(1).coins()).isEqualTo(3);
        assertThat(repair.options()).containsExactly(new Decline(), new RepairSpace(2), new RepairSpace(3));

        SceneGame starting = repair.does(new RepairSpace(2));

        assertThat(starting.options(SendHome.class)).hasSize(4);
        assertThat(starting.options(SendHome.class).map(SendHome::fort).distinct())
                .containsExactly(starting.card("starting-fort-1"));
    }
}
