package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Braced, Fortified and Reinforced Stronghold, each of which bans one face, and Steep-Walled Stronghold, which bans a
 * choice among the dice.
 */
class RerollFortsTest {

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(2))
            .player(
                    2,
                    side -> side.fort("braced-stronghold", 0, "G~.", "W~.")
                            .fort("fortified-stronghold", 0, "GW.", ".~~")
                            .fort("reinforced-stronghold", 0, "WG.", "~.~")
                            .fort("steep-walled-stronghold", 0, "WG.."));

    /** With the bottom level empty there are two re-rolls. */
    private static final Scene TWO_REROLLS = SCENE.player(1, side -> side.home(6));

    static Stream<Arguments> bans() {
        return Stream.of(
                Arguments.of("braced-stronghold", LEADERSHIP),
                Arguments.of("fortified-stronghold", BLACK),
                Arguments.of("reinforced-stronghold", TARGET));
    }

    private static Seq<Faces> offered(SceneGame play) {
        return play.options(RerollDice.class).map(RerollDice::dice);
    }

    @ParameterizedTest
    @MethodSource("bans")
    @Proof("RUL-40")
    void diceThatShowTheFaceMayNotBeRolledAgain(String fort, Face face) {
        SceneGame rolled = SCENE.actionOf(1).attacks(fort).rolls(face, GRAY, WHITE);

        assertThat(offered(rolled)).containsExactly(Faces.of(GRAY), Faces.of(WHITE), Faces.of(GRAY, WHITE));
        assertThat(rolled.refusal(new RerollDice(Faces.of(face))).code()).isEqualTo("reroll-forbidden");
        assertThat(rolled.refusal(new RerollDice(Faces.of(face, GRAY))).code()).isEqualTo("reroll-forbidden");
    }

    @ParameterizedTest
    @MethodSource("bans")
    @Rule("RUL-40")
    void theFaceIsLookedAtWhenADieIsRolledAgainNotWhenItWasFirstRolled(String fort, Face face) {
        SceneGame again = TWO_REROLLS
                .actionOf(1)
                .attacks(fort)
                .rolls(GRAY, GRAY, WHITE)
                .rerolls(GRAY, WHITE)
                .rolls(face, WHITE);

        assertThat(offered(again)).containsExactly(Faces.of(GRAY), Faces.of(WHITE), Faces.of(GRAY, WHITE));
    }

    @ParameterizedTest
    @MethodSource("bans")
    @Rule({"RUL-40", "LAW-6"})
    void nothingIsAskedWhenEveryDieShowsTheFace(String fort, Face face) {
        SceneGame rolled = SCENE.actionOf(1).attacks(fort).rolls(face, face, face);

        assertThat(offered(rolled)).isEmpty();
        assertThat(rolled.results()).isEqualTo(Faces.of(face, face, face));
    }

    @ParameterizedTest
    @MethodSource("bans")
    @Rule("RUL-22")
    void theBanHoldsForThisFortOnly(String fort, Face face) {
        SceneGame elsewhere = SCENE.actionOf(1).attacks("starting-fort-2").rolls(face, face, face);
        SceneGame owner = SCENE.actionOf(2).attacks("starting-fort-1").rolls(face, face, face);

        assertThat(SCENE.table().findFort(SCENE.card(fort))).isNotEmpty();
        assertThat(offered(elsewhere)).contains(Faces.of(face), Faces.of(face, face, face));
        assertThat(offered(owner)).contains(Faces.of(face), Faces.of(face, face, face));
    }

    @ParameterizedTest
    @MethodSource("bans")
    @Rule({"RUL-40", "RUL-41"})
    void theBanHoldsForTheRerollOfAnAcademyToo(String fort, Face face) {
        SceneGame offered = SCENE.player(1, side -> side.building("academy"))
                .actionOf(1)
                .attacks(fort)
                .rolls(face, GRAY, WHITE)
                .rerolls(GRAY)
                .rolls(GRAY);

        assertThat(offered(offered.uses("academy")))
                .containsExactly(Faces.of(GRAY), Faces.of(WHITE), Faces.of(GRAY, WHITE));
    }

    @ParameterizedTest
    @MethodSource("bans")
    @Rule({"RUL-40", "RUL-41"})
    void noColonistIsSpentOnARerollThatIsBanned(String fort, Face face) {
        SceneGame rolled = SCENE.player(1, side -> side.building("academy"))
                .actionOf(1)
                .attacks(fort)
                .rolls(face, face, GRAY)
                .rerolls(GRAY)
                .rolls(face);

        assertThat(rolled.options(UseCard.class)).isEmpty();
        assertThat(rolled.results()).isEqualTo(Faces.of(face, face, face));
    }

    @Test
    @Proof("RUL-40")
    void againstASteepWallAllDiceAreRolledAgainOrNone() {
        SceneGame rolled = SCENE.actionOf(1).attacks("steep-walled-stronghold").rolls(GRAY, GRAY, LEADERSHIP);

        assertThat(rolled.options()).containsExactly(new KeepDice(), new RerollDice(Faces.of(GRAY, GRAY, LEADERSHIP)));
        assertThat(rolled.refusal(new RerollDice(Faces.of(LEADERSHIP))).code()).isEqualTo("reroll-all");
    }

    @Test
    @Rule("RUL-40")
    void aSteepWallBindsEveryRerollAndTheAcademys() {
        SceneGame second = TWO_REROLLS
                .player(1, side -> side.building("academy"))
                .actionOf(1)
                .attacks("steep-walled-stronghold")
                .rolls(GRAY, GRAY, LEADERSHIP)
                .rerolls(GRAY, GRAY, LEADERSHIP)
                .rolls(BLACK, BLACK, TARGET);
        SceneGame academys =
                second.rerolls(BLACK, BLACK, TARGET).rolls(WHITE, GRAY, TARGET).uses("academy");

        assertThat(offered(second)).containsExactly(Faces.of(BLACK, BLACK, TARGET));
        assertThat(offered(academys)).containsExactly(Faces.of(WHITE, GRAY, TARGET));
    }

    @Test
    @Rule("RUL-22")
    void aSteepWallBindsNobodyElsewhere() {
        SceneGame elsewhere = SCENE.actionOf(1).attacks("starting-fort-2").rolls(GRAY, GRAY, LEADERSHIP);
        SceneGame owner = SCENE.actionOf(2).attacks("starting-fort-1").rolls(GRAY, GRAY, LEADERSHIP);

        assertThat(offered(elsewhere)).hasSize(5);
        assertThat(offered(owner)).hasSize(5);
    }
}
