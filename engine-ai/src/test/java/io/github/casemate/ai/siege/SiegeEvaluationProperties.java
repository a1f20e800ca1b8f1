package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SiegeEvaluationProperties {

    private final SiegeEvaluation evaluation = new SiegeEvaluation();

    @ParameterizedTest
    @MethodSource("io.github.casemate.ai.siege.SiegeGames#all")
    void whatOneWinsTheOthersLose(IslandSiege game) {
        int settled = 0;
        int unsettled = 0;
        for (GameState<Table> state : SiegeGames.states(game, 8)) {
            double[] utilities = evaluation.utilities(state);
            assertThat(utilities).hasSize(game.players().size());
            for (double utility : utilities) {
                assertThat(utility).isFinite().isBetween(-1.0, 1.0);
            }
            assertThat(DoubleStream.of(utilities).sum()).isCloseTo(0, within(1e-9));
            if (evaluation.isSettled(state)) {
                assertThat(state.table().attack()).isEmpty();
                settled++;
            } else {
                unsettled++;
            }
        }
        assertThat(settled).isPositive();
        assertThat(unsettled).isPositive();
    }

    @Test
    void whatItRemembersChangesNoAnswer() {
        for (GameState<Table> state : someStates()) {
            assertThat(evaluation.utilities(state))
                    .isEqualTo(evaluation.utilities(state))
                    .isEqualTo(new SiegeEvaluation().utilities(state));
        }
    }

    @Test
    void severalThreadsGetTheSameAnswers() {
        List<GameState<Table>> states = someStates();
        List<double[]> together =
                states.parallelStream().map(evaluation::utilities).toList();
        SiegeEvaluation alone = new SiegeEvaluation();
        for (int i = 0; i < states.size(); i++) {
            assertThat(together.get(i)).isEqualTo(alone.utilities(states.get(i)));
        }
    }

    @Test
    void aNewArrayIsMadeEachTime() {
        GameState<Table> state = someStates().get(0);
        double[] mine = evaluation.utilities(state);
        mine[0] = 17;
        assertThat(evaluation.utilities(state)[0]).isNotEqualTo(17);
    }

    private static List<GameState<Table>> someStates() {
        IslandSiege game = IslandSiege.of(
                Ruleset.secondEdition(3).with("captains", "coquina", "ramparts").withTurnLimit(30));
        return SiegeGames.states(game, 4).grouped(5).map(few -> few.get(0)).toJavaList();
    }
}
