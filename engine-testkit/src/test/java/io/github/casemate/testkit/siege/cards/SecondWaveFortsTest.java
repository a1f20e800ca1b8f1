package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Guarded Fortress, whose owner picks, and Secret Fortress, where nobody reinforces. */
class SecondWaveFortsTest {

    /** The black stone protects the gray one behind it. */
    private static final Scene GUARDED =
            Scene.of(Ruleset.secondEdition(3)).player(2, side -> side.fort("guarded-fortress", 0, "~B~", "WG."));

    private static final Scene SECRET =
            Scene.of(Ruleset.secondEdition(2)).player(2, side -> side.fort("secret-fortress", 0, "BG", "W."));

    private static FellStones fell(int... spaces) {
        return new FellStones(Spaces.of(spaces));
    }

    private static boolean hasReinforced(SceneGame play) {
        return !play.events(Reinforced.class).isEmpty();
    }

    @Test
    @Proof("RUL-43")
    void theOwnerOfAGuardedFortressPicksTheStoneOfTheSecondWave() {
        SceneGame wave = GUARDED.actionOf(3)
                .attacksAndKeeps("guarded-fortress", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave());

        assertThat(wave.asked()).isEqualTo(2);
        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(2));
        assertThat(wave.view(2).options()).isEqualTo(wave.options());
        assertThat(wave.view(3).options()).isEmpty();
        assertThat(wave.does(fell(2)).fort("guarded-fortress").wall().isFilled(2))
                .isFalse();
    }

    @Test
    @Proof("RUL-43")
    void theOwnerPicksAsManyStonesAsThereAreTargetsOnWhateverSpaces() {
        SceneGame wave = GUARDED.player(1, side -> side.building("gunpowder-house"))
                .actionOf(1)
                .attacksAndKeeps("guarded-fortress", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave());

        assertThat(wave.asked()).isEqualTo(2);
        assertThat(wave.options()).containsExactly(fell(0, 1), fell(0, 2), fell(1, 2));
        assertThat(wave.refusal(fell(0)).code()).isEqualTo("wrong-number");
        assertThat(wave.does(fell(1, 2)).fort("guarded-fortress").wall().at(0)).isEqualTo(StoneColor.BLACK);
    }

    @Test
    @Rule({"RUL-43", "LAW-6"})
    void theOwnerIsNotAskedWhenEveryStoneFalls() {
        SceneGame over = GUARDED.actionOf(1)
                .attacksAndKeeps("guarded-fortress", TARGET, TARGET, TARGET)
                .does(new ChooseSecondWave());

        assertThat(over.events(StoneFell.class)).hasSize(3);
        assertThat(over.findFort("guarded-fortress")).isEmpty();
    }

    @Test
    @Rule("RUL-43")
    void theAttackerStillPicksInTheFirstWaveAndChoosesWhetherThereIsASecond() {
        Scene scene =
                Scene.of(Ruleset.secondEdition(2)).player(2, side -> side.fort("guarded-fortress", 0, "~.~", "G.G"));
        SceneGame first = scene.actionOf(1).attacksAndKeeps("guarded-fortress", GRAY, TARGET, LEADERSHIP);

        assertThat(first.asked()).isEqualTo(1);
        assertThat(first.options()).containsExactly(fell(1), fell(3));
        assertThat(first.does(fell(1)).asked()).isEqualTo(1);
        assertThat(first.does(fell(1)).options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule({"RUL-43", "RUL-22"})
    void theAttackerPicksWhenAnotherFortOfTheOwnerIsAttacked() {
        SceneGame wave = GUARDED.actionOf(1)
                .attacksAndKeeps("starting-fort-2", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave());

        assertThat(wave.asked()).isEqualTo(1);
        assertThat(wave.options()).hasSize(4);
    }

    @Test
    @Rule("RUL-36")
    void withoutATargetTheStepIsSkippedAgainstASecretFortress() {
        SceneGame over = SECRET.actionOf(1)
                .attacksAndKeeps("secret-fortress", BLACK, WHITE, GRAY)
                .does(new ChooseColor(StoneColor.BLACK));

        assertThat(over.table().attack()).isEmpty();
        assertThat(hasReinforced(over)).isFalse();
        assertThat(over.player(1).supply())
                .isEqualTo(SECRET.actionOf(1).player(1).supply());
    }

    @Test
    @Rule("RUL-36")
    void withATargetTheSecondWaveIsCompulsoryAgainstASecretFortress() {
        SceneGame wave = SECRET.actionOf(1)
                .attacksAndKeeps("secret-fortress", TARGET, WHITE, GRAY)
                .does(new ChooseColor(StoneColor.WHITE));

        assertThat(wave.asked()).isEqualTo(1);
        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(2));
        assertThat(hasReinforced(wave.does(fell(0)))).isFalse();
    }

    @Test
    @Rule({"RUL-36", "ATK-4"})
    void aTargetThatVictoryAddsCompelsTheSecondWaveToo() {
        SceneGame wave = SECRET.player(1, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", LEADERSHIP, WHITE, WHITE)
                .uses("victory");

        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(2));
    }

    @Test
    @Rule("RUL-36")
    void targetsAreOfNoUseOnceASecretFortressHasNoStone() {
        SceneGame over = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.fort("secret-fortress", 0, "B.", ".."))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", TARGET, BLACK, WHITE)
                .does(new ChooseColor(StoneColor.BLACK));

        assertThat(over.findFort("secret-fortress")).isEmpty();
        assertThat(hasReinforced(over)).isFalse();
    }

    @Test
    @Rule({"RUL-36", "RUL-22"})
    void anAttackOnAnotherFortReinforcesAsEver() {
        SceneGame over = SECRET.actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, WHITE, GRAY)
                .does(new ChooseColor(StoneColor.BLACK));
        SceneGame owners = SECRET.actionOf(2)
                .attacksAndKeeps("starting-fort-1", BLACK, WHITE, GRAY)
                .does(new ChooseColor(StoneColor.BLACK));

        assertThat(hasReinforced(over)).isTrue();
        assertThat(hasReinforced(owners)).isTrue();
    }
}
