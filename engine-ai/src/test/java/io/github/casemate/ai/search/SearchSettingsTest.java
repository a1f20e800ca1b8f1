package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.ConnectFour.Drop;
import io.github.casemate.testkit.games.ConnectFour.Dropped;
import io.github.casemate.testkit.games.ConnectFour.State;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search tries first, and what it never tries. */
class SearchSettingsTest {

    private static final long FIRST_COLUMN = 0b111111;

    private final ConnectFour game = new ConnectFour();
    private final Match<State, Drop, Dropped, State> begun = Match.of(game, 1);

    @Test
    void oneNewActionIsTriedInAnIteration() {
        assertThat(visits(Ismcts.of(game), 1).sorted()).containsExactly(0L, 0L, 0L, 0L, 0L, 0L, 1L);
    }

    @Test
    void orAllOfThemOnce() {
        var all = Ismcts.of(game).expansion(Expansion.ALL);

        assertThat(visits(all, 1)).containsExactly(1L, 1L, 1L, 1L, 1L, 1L, 1L);
        assertThat(visits(all, 2).sorted()).containsExactly(1L, 1L, 1L, 1L, 1L, 1L, 2L);
    }

    /** The opponent likes the first column. What else they might do is not a reason to hope. */
    @Test
    void thenOnlyTheBestForWhoIsAskedCounts() {
        Evaluation<State> evaluation = state -> {
            int liked = Long.bitCount(state.stones()) == 2 ? Long.bitCount(state.stones() & FIRST_COLUMN) : 0;
            return new double[] {-liked, liked};
        };
        var analysis = Ismcts.of(game)
                .expansion(Expansion.ALL)
                .cut(0, evaluation)
                .newBot()
                .analyse(decision(begun, 2));

        assertThat(analysis.choices().head()).isEqualTo(new Analysis.Choice<>(new Drop(0), 2, -1.0));
        assertThat(analysis.choices().tail()).allMatch(choice -> choice.visits() == 1 && choice.mean() == 0);
    }

    @Test
    void withAllActionsTriedTheSearchDoesNothingFoolishInPoker() {
        assertThat(facingABet(Card.KING)).isEqualTo(Move.BET);
        assertThat(facingABet(Card.JACK)).isEqualTo(Move.PASS);
    }

    @Test
    void whatIsPrunedIsNeverTried() {
        Pruning<State, Drop> even = (state, legal) -> legal.filter(drop -> drop.column() % 2 == 0);
        for (Expansion expansion : Expansion.values()) {
            List<Long> visits = visits(Ismcts.of(game).expansion(expansion).pruning(even), 200);

            assertThat(List.of(1, 3, 5).map(visits::get)).containsOnly(0L);
            assertThat(List.of(0, 2, 4, 6).map(visits::get)).allMatch(number -> number > 0);
        }
    }

    @Test
    void whereOneActionIsLeftThereIsNothingToSearch() {
        Pruning<State, Drop> middle = (state, legal) -> List.of(new Drop(3));
        Evaluation<State> unwanted = state -> {
            throw new IllegalStateException("searched");
        };
        Decision<State, Drop> decision = decision(begun, 100);
        var analysis = Ismcts.of(game).pruning(middle).cut(0, unwanted).newBot().analyse(decision);

        assertThat(analysis.best().action()).isEqualTo(new Drop(3));
        assertThat(analysis.iterations()).isZero();
        assertThat(decision.spent()).isZero();
        assertThat(analysis.choices().map(Analysis.Choice::action)).isEqualTo(begun.legalActions());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void theNumberOfThreadsChangesNothing(int threads) {
        var search = Ismcts.of(game)
                .expansion(Expansion.ALL)
                .pruning((state, legal) -> legal.take(5))
                .trees(4);
        var alone = search.newBot();
        var together = search.threads(threads).newBot();
        Match<State, Drop, Dropped, State> match = begun;
        for (int n = 0; n < 10 && !match.isOver(); n++) {
            Analysis<Drop> expected = alone.analyse(decision(match, 101));
            assertThat(together.analyse(decision(match, 101))).isEqualTo(expected);
            match = match.play(expected.best().action());
        }
    }

    private List<Long> visits(Ismcts<State, Drop, Dropped, State> search, int iterations) {
        return search.newBot()
                .analyse(decision(begun, iterations))
                .choices()
                .map(Analysis.Choice::visits)
                .toList();
    }

    private static KuhnPoker.Action facingABet(Card card) {
        KuhnPoker poker = new KuhnPoker();
        KuhnPoker.State dealt = poker.apply(poker.newGame(), new KuhnPoker.Deal(Card.QUEEN, card))
                .state();
        KuhnPoker.State bet = poker.apply(dealt, Move.BET).state();
        PlayerId second = PlayerId.of(1);
        return Ismcts.of(poker)
                .expansion(Expansion.ALL)
                .opponents(Opponents.BY_THEIR_VIEW)
                .newBot()
                .choose(Decision.of(
                        second,
                        poker.view(bet, second),
                        poker.legalActions(bet),
                        new SplitMix64(1),
                        Budget.iterations(100)));
    }

    private static Decision<State, Drop> decision(Match<State, Drop, Dropped, State> match, long iterations) {
        return Decision.of(match, new SplitMix64(3), Budget.iterations(iterations));
    }
}
