package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

class AlbatrossTest {

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts")).player(1, side -> side.ship("albatross"));
    }

    private static int rerolls(SceneGame play) {
        return play.table().requireAttack().rerolls();
    }

    @Test
    @Rule("ATK-3")
    void itsOwnersAttacksHaveOneMoreReroll() {
        SceneGame first = scene().actionOf(1).attacks("starting-fort-2");
        assertThat(rerolls(first)).isEqualTo(2);

        SceneGame last = first.rolls(GRAY, GRAY, WHITE)
                .rerolls(GRAY)
                .rolls(GRAY)
                .rerolls(GRAY)
                .rolls(BLACK);
        assertThat(last.results()).isEqualTo(Faces.of(BLACK, WHITE, GRAY));
        assertThat(last.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule("ATK-3")
    void anOpponentsAttackHasNoMore() {
        assertThat(rerolls(scene().actionOf(2).attacks("starting-fort-1"))).isEqualTo(1);
    }

    @Test
    @Rule("RUL-29")
    @Proof("ATK-3")
    void symbolsAddUpWithEachOtherAndWithTheEmptyLevel() {
        Scene two = scene().player(1, side -> side.ship("santa-elena", 0));
        assertThat(rerolls(two.actionOf(1).attacks("starting-fort-2"))).isEqualTo(3);
        assertThat(rerolls(two.player(1, side -> side.home(6)).actionOf(1).attacks("starting-fort-2")))
                .isEqualTo(4);
    }

    @Test
    @Rule({"ATK-3", "RUL-29"})
    void againstSupportedStrongholdTheyMakeUp() {
        SceneGame play = scene().player(2, side -> side.fort("supported-stronghold", 0, ".G.", "~~."))
                .actionOf(1)
                .attacks("supported-stronghold");

        assertThat(rerolls(play)).isEqualTo(1);
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = scene().player(2, side -> side.fort("reefside-fortress", 0, "~~.", "..B"))
                .actionOf(1)
                .attacks("reefside-fortress");

        assertThat(rerolls(play)).isEqualTo(1);
    }

    @Test
    @Rule("RUL-38")
    void itHelpsInOpenWaters() {
        SceneGame play = scene().player(2, Side::noStartingFort).actionOf(1).does(new AttackOpenWaters());

        assertThat(rerolls(play)).isEqualTo(2);
    }
}
