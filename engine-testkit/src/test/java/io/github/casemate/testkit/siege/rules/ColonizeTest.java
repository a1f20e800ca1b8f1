package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColonizeTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Proof("COL-1")
    void everyFortOfTheActivePlayerGainsOneColonist() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.fort("secret-fortress", 1, "B.", ".."))
                .turnOf(1);

        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(play.colonists("secret-fortress")).isEqualTo(2);
        assertThat(play.player(1).home()).isEqualTo(6);
        assertThat(play.colonists("starting-fort-2")).isZero();
        assertThat(play.player(2).home()).isEqualTo(9);
    }

    @Test
    @Proof("COL-1")
    void aFortWithoutAnEmptyColonistSpaceGainsNobody() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.fort("secret-fortress", 3, "B.", ".."))
                .turnOf(1);

        assertThat(play.colonists("secret-fortress")).isEqualTo(3);
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(play.events(ColonistsSettled.class)).hasSize(1);
    }

    @Test
    @Rule("COL-1")
    void aPlayerWithoutFortsColonizesNothing() {
        SceneGame play = Scene.of(RULES).player(1, Side::noStartingFort).turnOf(1);

        assertThat(play.player(1).home()).isEqualTo(9);
        assertThat(play.asked()).isEqualTo(1);
    }

    /** The imperial board example: four are left, so the bottom level is empty and the middle one is not. */
    @Test
    @Proof({"COL-2", "COL-4"})
    void withFourColonistsLeftOnlyTheBottomLevelIsEmpty() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGGB").ship("victory", 1))
                .turnOf(1);

        PlayerState side = play.player(1);
        assertThat(side.home()).isEqualTo(4);
        assertThat(side.bottomEmpty()).isTrue();
        assertThat(side.middleEmpty()).isFalse();

        SceneGame attack = play.attacks("starting-fort-2");
        assertThat(attack.table().requireAttack().rolling()).isEqualTo(3);
        assertThat(attack.table().requireAttack().rerolls()).isEqualTo(2);
    }

    /** And the rest of that example: one more colonist clears the next level and gains the die. */
    @Test
    @Rule("COL-2")
    @Proof("COL-4")
    void whenTheNextColonistLeavesTheMiddleLevelGivesADie() {
        SceneGame attack = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "WGGB").ship("victory", 2))
                .turnOf(1)
                .attacks("starting-fort-2");

        assertThat(attack.player(1).home()).isEqualTo(3);
        assertThat(attack.table().requireAttack().rolling()).isEqualTo(4);
        assertThat(attack.table().requireAttack().rerolls()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"9, 3, 1", "7, 3, 1", "6, 3, 2", "4, 3, 2", "3, 4, 2", "1, 4, 2"})
    @Proof({"COL-2", "COL-4"})
    void theNumberLeftAtHomeDecidesDiceAndRerolls(int home, int dice, int rerolls) {
        SceneGame attack =
                Scene.of(RULES).player(1, side -> side.home(home)).actionOf(1).attacks("starting-fort-2");

        assertThat(attack.table().requireAttack().rolling()).isEqualTo(dice);
        assertThat(attack.table().requireAttack().rerolls()).isEqualTo(rerolls);
    }

    @Test
    @Proof("COL-3")
    void whenColonistsAreShortThePlayerChoosesTheForts() {
        SceneGame play = short2of3();

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .containsExactly(
                        new Settle(play.card("starting-fort-1"), 0), new Settle(play.card("starting-fort-1"), 1));
        SceneGame second = play.does(new Settle(play.card("starting-fort-1"), 1));
        assertThat(second.options())
                .containsExactly(
                        new Settle(play.card("secret-fortress"), 0), new Settle(play.card("secret-fortress"), 1));
        SceneGame done = second.does(new Settle(play.card("secret-fortress"), 0));
        assertThat(done.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(done.colonists("secret-fortress")).isZero();
        assertThat(done.colonists("robust-stronghold")).isEqualTo(1);
        assertThat(done.player(1).home()).isZero();
    }

    @Test
    @Proof("COL-3")
    void asManyColonistsAsPossibleAreSettled() {
        SceneGame play = short2of3();
        SceneGame done = play.does(new Settle(play.card("starting-fort-1"), 0));

        assertThat(done.colonists("secret-fortress")).isEqualTo(1);
        assertThat(done.colonists("robust-stronghold")).isEqualTo(1);
        assertThat(done.player(1).home()).isZero();
    }

    @Test
    @Rule("COL-3")
    void aFullFortIsNotAmongTheChoices() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.fort("secret-fortress", 3, "B.", "..")
                                .fort("robust-stronghold", 0, "G.", "..")
                                .home(1))
                .turnOf(1);

        assertThat(play.options(Settle.class).map(settle -> settle.fort().id())).containsOnly("starting-fort-1");
        assertThat(play.does(new Settle(play.card("starting-fort-1"), 0)).colonists("robust-stronghold"))
                .isEqualTo(1);
    }

    private static SceneGame short2of3() {
        return Scene.of(RULES)
                .player(
                        1,
                        side -> side.fort("secret-fortress", 0, "B.", "..")
                                .fort("robust-stronghold", 0, "G.", "..")
                                .home(2))
                .turnOf(1);
    }
}
