package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.rules.LookForKing;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Test;

/** WIN-3: when it is looked whether somebody has enough points. The claim comes at once, before anything else is asked. */
class ClaimsTest {

    private static final React CLAIM = new React(P2, true, false);

    /** P1 has a Tower and two or three Chapels. */
    private static FireScene points(FireScene scene, String... chapels) {
        scene.building(P1, "tower", 0, 12, 7);
        for (String territory : chapels) {
            scene.buildingIn(P1, "chapel", territory);
        }
        return scene;
    }

    @Test
    @Rule({"WIN-3", "SIT-8"})
    void theFifthPointIsClaimedBeforeTheNextMenu() {
        FireScene scene = points(FireScene.basic(), "H", "I")
                .bricks(P1, "T1 6,7 7,7", "C1 8,7", "R2 6,7 7,7")
                .building(P1, "cottage", 0, 6, 9)
                .hand(P1, "chapel", "mill", "mill", "mill", "inn", "inn")
                .pile(P1, "C");
        GameState<FireTable> full = scene.play(scene.menu(), "lay C", "C2 8,7");
        assertThat(scene.play(full, scene.options(full).head()).agenda().head()).isEqualTo(CLAIM);
    }

    @Test
    @Rule({"WIN-3", "GIA-4"})
    void pointsThatTheHungryGiantGivesBackAreClaimedBeforeTheWindow() {
        // He leaves the Tower's territory, which is worth two points, for a Chapel, which is worth one.
        FireScene scene = points(FireScene.basic(), "H", "C", "I")
                .buildingIn(P1, "inn", "D")
                .pile(P1, "B")
                .giant("G");
        GameState<FireTable> ended = scene.play(scene.menu(), "end");
        GameState<FireTable> walked = ended.agenda().head() instanceof React ? ended : scene.play(ended, "to H");
        assertThat(walked.table().walkers().giant())
                .isEqualTo(scene.game.realm().terrain().territory("H"));
        assertThat(walked.agenda().head()).isEqualTo(CLAIM);
    }

    @Test
    @Rule({"WIN-3", "GIA-1", "RUL-13"})
    void pointsThatDoublesGiveBackAreClaimedBeforeTheWindowAfterTheDice() {
        FireVariants window = new FireVariants(false, 5, 40, false, 1, false, true, 2);
        FireScene scene = points(FireScene.of(2, window), "F", "H", "I").giant("F");
        GameState<FireTable> move = scene.play(scene.at(new RollDiceOfTurn()), "roll red red");
        assertThat(scene.play(move, "to A").agenda().head()).isEqualTo(CLAIM);
        assertThat(scene.play(move, "to G").agenda().head())
                .as("nobody claims: the window")
                .isEqualTo(new React(P2, false, false));
    }

    @Test
    @Rule({"WIN-3", "RUL-24", "RUL-15"})
    void pointsThatTheWindowGivesBackAreClaimedBeforeTheNextTurnAndWhoeverIsNextIsNotOfferedARest() {
        FireScene scene = points(FireScene.basic(), "F", "H", "I")
                .hand(P2, "giants-lure", "inn", "inn", "manor", "manor", "port")
                .giant("F");
        GameState<FireTable> window = scene.play(scene.menu(), "end");
        GameState<FireTable> claim = scene.play(window, "play giants-lure", "to A");
        assertThat(claim.agenda().head()).isEqualTo(new React(P2, true, true));
        assertThat(scene.options(claim)).containsExactly("let-pass");
        assertThat(scene.game.turn(claim).isSecret()).isTrue();

        FireScene three = points(FireScene.of(3, FireVariants.BASIC), "F", "H", "I");
        GameState<FireTable> last = three.at(new LookForKing(true));
        assertThat(three.options(last)).containsExactly("let-pass");
        assertThat(three.options(three.play(last, "let-pass"))).containsExactly("let-pass", "go-to-rest");
        assertThat(three.game.turn(three.play(last, "let-pass")).isOf(PlayerId.of(2)))
                .isTrue();
    }
}
