package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GreedyBotTest {

    private final Pig pig = new Pig(2, 100);
    private final PlayerId first = PlayerId.of(0);

    /**
     * The points that the first player has, banked or in a pot that was there before: who throws a one passes the die
     * on, and after another one it comes back, but what the first throw of a new turn brings is not counted.
     */
    private static double[] points(Pig.State state) {
        boolean pot = state.active().index() == 0 && state.pot() > 6;
        return new double[] {state.banked().get(0) + (pot ? state.pot() : 0), 0};
    }

    /** A roll brings 2 to 6 each with a sixth, or costs the pot with a sixth: worth it up to a pot of twenty. */
    @Test
    void itAveragesExactlyOverADie() {
        assertThat(answer(19)).isEqualTo(Pig.Choice.ROLL);
        assertThat(answer(21)).isEqualTo(Pig.Choice.HOLD);
    }

    @Test
    void theFirstOfEquallyGoodActionsIsTaken() {
        assertThat(answer(20)).isEqualTo(pig.legalActions(state(20)).head());
    }

    @Test
    void itImaginesWhatIsHiddenAsOftenAsItMay() {
        KuhnPoker poker = new KuhnPoker();
        var match = Match.of(poker, 1);
        List<KuhnPoker.State> judged = new ArrayList<>();
        Evaluation<KuhnPoker.State> evaluation = state -> {
            judged.add(state);
            return new double[2];
        };
        GreedyBot.of(poker, evaluation).guesses(20).choose(decision(match, 1000));
        assertThat(judged).hasSize(40);
        assertThat(judged.stream().map(KuhnPoker.State::hands).distinct()).hasSize(2);

        judged.clear();
        GreedyBot.of(poker, evaluation).guesses(20).choose(decision(match, 3));
        assertThat(judged).hasSize(6);
    }

    /** A die with many faces: the mean is sampled, with the bot's own generator. */
    @Test
    void itSamplesWhereChanceIsWide() {
        WideDie wide = new WideDie(1000);
        int[] judged = {0};
        var bot = GreedyBot.of(wide, state -> {
            judged[0]++;
            return new double[] {state};
        });
        var decision = Decision.of(first, 0, wide.legalActions(0), new SplitMix64(1), Budget.iterations(1));
        assertThat(bot.choose(decision)).isEqualTo(-1);
        assertThat(judged[0]).isEqualTo(13);
    }

    @Test
    void atLeastOneGuessIsNeeded() {
        assertThatThrownBy(() -> GreedyBot.of(pig, GreedyBotTest::points).guesses(0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Pig.State state(int pot) {
        return new Pig.State(Array.of(0, 0), PlayerId.of(0), pot, false);
    }

    private Pig.Action answer(int pot) {
        var decision =
                Decision.of(first, state(pot), pig.legalActions(state(pot)), new SplitMix64(1), Budget.iterations(1));
        return GreedyBot.of(pig, GreedyBotTest::points).choose(decision);
    }

    private static <V, A> Decision<V, A> decision(Match<?, A, ?, V> match, long iterations) {
        return Decision.of(match, new SplitMix64(1), Budget.iterations(iterations));
    }
}
