package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.testkit.siege.Playing;
import io.github.casemate.testkit.siege.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SiegePlayoutTest {

    private final SiegePlayout playout = new SiegePlayout(new SiegePruning());

    @ParameterizedTest
    @MethodSource("io.github.casemate.ai.siege.SiegeGames#all")
    void itAnswersLegallyEverywhereAndFromItsGeneratorAlone(IslandSiege game) {
        int number = 0;
        for (GameState state : SiegeGames.questions(game, 12)) {
            Action answer = playout.choose(state, game.legalActions(state), new SplitMix64(number));
            assertThat(game.legalActions(state)).contains(answer);
            assertThat(playout.choose(state, game.legalActions(state), new SplitMix64(number)))
                    .isEqualTo(answer);
            number++;
        }
        assertThat(number).isPositive();
    }

    @Test
    void itSendsTheSecondWaveThatBringsTheFortDown() {
        assertThat(answer(wave("GG", ".B"))).isEqualTo(new ChooseSecondWave());
    }

    @Test
    void itReinforcesWhereTheSecondWaveWouldNotBeEnough() {
        assertThat(answer(wave("GG", "BB"))).isEqualTo(new ChooseReinforce());
    }

    /** Two stones have fallen, and one Target is left. */
    private static Playing wave(String... rows) {
        Playing play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 2, rows))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", GRAY, GRAY, TARGET);
        while (!play.options().contains(new ChooseReinforce())) {
            play = play.does(play.options().head());
        }
        return play;
    }

    private Action answer(Playing play) {
        return playout.choose(play.state(), play.options(), new SplitMix64(1));
    }
}
