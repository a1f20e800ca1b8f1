package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.ConnectFour.Drop;
import io.github.casemate.testkit.games.EndlessDice;
import io.github.casemate.testkit.games.KuhnPoker;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class FlatMonteCarloTest {

    private final ConnectFour game = new ConnectFour();

    @Test
    void itCompletesItsOwnFour() {
        var match = Match.of(game, 1).playAll(List.of(0, 6, 0, 6, 0, 6).map(Drop::new));
        assertThat(FlatMonteCarlo.of(game).choose(decision(match, 700))).isEqualTo(new Drop(0));
    }

    @Test
    void itSpendsItsBudgetAndNoMore() {
        var decision = decision(Match.of(game, 1), 100);
        FlatMonteCarlo.of(game).choose(decision);
        assertThat(decision.spent()).isEqualTo(100);
    }

    @Test
    void withFewerIterationsThanActionsTheFirstOnesAreTried() {
        int[] tries = {0};
        var bot = FlatMonteCarlo.of(game).cut(0, state -> new double[] {tries[0]++, 0});
        assertThat(bot.choose(decision(Match.of(game, 1), 3))).isEqualTo(new Drop(2));
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        KuhnPoker poker = new KuhnPoker();
        for (int seed = 0; seed < 20; seed++) {
            var match = Match.of(poker, seed);
            assertThat(FlatMonteCarlo.of(poker).choose(decision(match, 30)))
                    .isEqualTo(FlatMonteCarlo.of(poker).choose(decision(match, 30)));
        }
    }

    @Test
    void rollOutsCanBePlayedByOthers() {
        var match = Match.of(game, 1);
        var bot = FlatMonteCarlo.of(game).playout((state, legal, random) -> legal.last());
        assertThat(match.legalActions()).contains(bot.choose(decision(match, 70)));
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aGameThatRunsAwayIsAnErrorAndNotALongThought() {
        EndlessDice endless = new EndlessDice();
        for (Bot<String, String> bot :
                List.of(FlatMonteCarlo.of(endless), Ismcts.of(endless).newBot())) {
            assertThatThrownBy(() -> bot.choose(decision(Match.of(endless, 1), 50)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("the game does not come to rest");
        }
    }

    private static <V, A> Decision<V, A> decision(Match<?, A, ?, V> match, long iterations) {
        return Decision.of(match, new SplitMix64(4), Budget.iterations(iterations));
    }
}
