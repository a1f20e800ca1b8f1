package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Reinforce or second wave. */
class WaveTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Proof("ATK-9")
    void reinforcementsAreEveryResultOfTheOtherColours() {
        SceneGame play = attack(side -> side)
                .attacksAndKeeps("starting-fort-2", BLACK, GRAY, WHITE)
                .chooses(StoneColor.GRAY);

        assertThat(play.player(1).supply())
                .isEqualTo(start().plus(StoneColor.BLACK, 1).plus(StoneColor.WHITE, 1));
        assertThat(play.stones("starting-fort-2"))
                .as("a pair is too large for one result")
                .containsExactly("WGGB");
        assertThat(play.asked()).as("there is no choice in it").isEqualTo(2);
    }

    @Test
    @Proof("RUL-7")
    void ofOneColourAllIsTakenThatTheResultsBring() {
        SceneGame play = attack(side -> side)
                .attacksAndKeeps("starting-fort-2", WHITE, WHITE, BLACK)
                .chooses(StoneColor.BLACK);

        assertThat(play.player(1).supply()).isEqualTo(start().plus(StoneColor.WHITE, 2));
        assertThat(play.asked()).as("there is no choice in it").isEqualTo(2);
    }

    @Test
    @Proof("ATK-9")
    void reinforcementsEndWithTheGeneralSupply() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.startingFort(0, "W..."))
                .supply("BGG")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, BLACK, GRAY)
                .chooses(StoneColor.GRAY);

        assertThat(play.player(1).supply()).isEqualTo(start().plus(StoneColor.BLACK, 1));
        assertThat(play.table().supply().has(StoneColor.BLACK)).isFalse();
    }

    @Test
    @Proof("ATK-10")
    void aSecondWaveFellsAnyStoneForEachTarget() {
        SceneGame play = attack(side -> side)
                .attacksAndKeeps("starting-fort-2", TARGET, TARGET, LEADERSHIP)
                .does(new ChooseSecondWave());
        assertThat(play.options()).as("any two of four").hasSize(6);

        assertThat(play.fells(0, 2).stones("starting-fort-2")).containsExactly(".G.B");
    }

    @Test
    @Rule("RUL-36")
    void withoutATargetTheAttackerReinforcesWithoutBeingAsked() {
        SceneGame play = attack(side -> side).attacksAndKeeps("starting-fort-2", BLACK, LEADERSHIP, LEADERSHIP);

        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-36")
    void withoutAStoneLeftTheAttackerReinforcesWithoutBeingAsked() {
        SceneGame play = attack(side -> side.startingFort(0, "W..."))
                .attacksAndKeeps("starting-fort-2", WHITE, BLACK, TARGET)
                .chooses(StoneColor.WHITE);

        assertThat(play.events(Reinforced.class))
                .containsExactly(new Reinforced(PlayerId.of(0), Stones.of(StoneColor.BLACK)));
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Proof("RUL-36")
    void whoReinforcesWithNothingSparesTheFort() {
        SceneGame play = attack(side -> side.startingFort(0, "W..."))
                .attacksAndKeeps("starting-fort-2", TARGET, TARGET, LEADERSHIP)
                .does(new ChooseReinforce());

        assertThat(play.stones("starting-fort-2")).containsExactly("W...");
        assertThat(play.player(1).supply()).isEqualTo(start());
    }

    @Test
    @Proof("RUL-36")
    void aSecondWaveUsesEveryTarget() {
        SceneGame play = attack(side -> side.startingFort(0, "WG.."))
                .attacksAndKeeps("starting-fort-2", TARGET, TARGET, TARGET)
                .does(new ChooseSecondWave());

        assertThat(play.findFort("starting-fort-2")).isEmpty();
    }

    @Test
    @Proof("RUL-36")
    void againstTheSecretFortressTheSecondWaveIsCompulsoryAndThereIsNoReinforcement() {
        SceneGame targets = attack(side -> side.fort("secret-fortress", 0, "BG", ".."))
                .attacksAndKeeps("secret-fortress", TARGET, WHITE, LEADERSHIP);
        assertThat(targets.options(FellStones.class)).hasSize(2);
        assertThat(targets.options()).hasSize(2);

        SceneGame none = attack(side -> side.fort("secret-fortress", 0, "BG", ".."))
                .attacksAndKeeps("secret-fortress", WHITE, WHITE, LEADERSHIP);
        assertThat(none.asked()).isEqualTo(2);
        assertThat(none.player(1).supply()).isEqualTo(start());
    }

    private static SceneGame attack(UnaryOperator<Side> defender) {
        return Scene.of(RULES).player(2, defender).actionOf(1);
    }

    private static Stones start() {
        return Stones.of(StoneColor.BLACK, StoneColor.WHITE);
    }
}
