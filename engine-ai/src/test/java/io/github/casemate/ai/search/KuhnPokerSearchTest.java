package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Action;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Event;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.github.casemate.testkit.games.KuhnPoker.State;
import io.github.casemate.testkit.games.KuhnPoker.View;
import org.junit.jupiter.api.Test;

/**
 * Kuhn poker is solved: in equilibrium the first player loses an eighteenth a game. Against an equilibrium nobody can do
 * better, and whoever never does something foolish does no worse; so a search that understands hidden cards gets the
 * value of the game from both seats, up to the luck of the deal.
 */
class KuhnPokerSearchTest {

    private static final double VALUE = -1.0 / 18;
    private static final int GAMES = 5_000;

    private final KuhnPoker game = new KuhnPoker();

    @Test
    void theSearchGetsTheValueOfTheGameAgainstTheEquilibriumFromBothSeats() {
        Mean first = average(0, Opponents.BY_THEIR_VIEW, Selection.ucb1(0.7), GAMES);
        Mean second = average(1, Opponents.BY_THEIR_VIEW, Selection.ucb1(0.7), GAMES);

        assertThat(first.mean()).isCloseTo(VALUE, within(3 * first.error()));
        assertThat(second.mean()).isCloseTo(-VALUE, within(3 * second.error()));
        assertThat(first.error()).isLessThan(0.022);
    }

    @Test
    void everyPolicyOfSelectionDoesNothingFoolish() {
        for (Selection selection : new Selection[] {Selection.ucb1Tuned(), Selection.ucbV(0.5)}) {
            Mean first = average(0, Opponents.BY_THEIR_VIEW, selection, GAMES / 3);

            assertThat(first.mean()).isCloseTo(VALUE, within(3 * first.error()));
        }
    }

    /** To bet a queen is foolish: a jack folds and a king calls. One sees that only if the others know their card. */
    @Test
    void onlyOpponentsWhoKnowTheirCardMakeABetWithTheQueenFoolish() {
        assertThat(betsWithTheQueen(Opponents.BY_THEIR_VIEW)).isLessThan(5);
        assertThat(betsWithTheQueen(Opponents.TOGETHER)).isGreaterThan(20);
    }

    private int betsWithTheQueen(Opponents opponents) {
        State dealt = game.apply(game.newGame(), new KuhnPoker.Deal(Card.QUEEN, Card.JACK))
                .state();
        PlayerId first = PlayerId.of(0);
        int bets = 0;
        for (int seed = 0; seed < 100; seed++) {
            Decision<View, Action> decision = Decision.of(
                    first,
                    game.view(dealt, first),
                    game.legalActions(dealt),
                    new SplitMix64(seed),
                    Budget.iterations(3_000));
            Action answer = Ismcts.of(game).opponents(opponents).newBot().choose(decision);
            bets += answer == Move.BET ? 1 : 0;
        }
        return bets;
    }

    private Mean average(int seat, Opponents opponents, Selection selection, int games) {
        Ismcts<State, Action, Event, View> search =
                Ismcts.of(game).opponents(opponents).selection(selection);
        double sum = 0;
        double squares = 0;
        for (int seed = 0; seed < games; seed++) {
            Bot<View, Action> searcher = search.newBot();
            Match<State, Action, Event, View> match = Match.of(game, seed);
            for (int n = 0; !match.isOver(); n++) {
                SplitMix64 random = SplitMix64.of(~seed, n);
                Decision<View, Action> decision = Decision.of(match, random, Budget.iterations(100));
                match = match.play(
                        decision.player().index() == seat ? searcher.choose(decision) : equilibrium(decision));
            }
            double utility = match.result().get().utility(PlayerId.of(seat));
            sum += utility;
            squares += utility * utility;
        }
        double mean = sum / games;
        return new Mean(mean, Math.sqrt((squares / games - mean * mean) / games));
    }

    /** Plays an equilibrium: as first player the one that bluffs in every ninth game. */
    private static Action equilibrium(Decision<View, Action> decision) {
        View view = decision.view();
        Card card = view.hands().get(decision.player().index()).get();
        boolean facesBet = view.moves().lastOption().contains(Move.BET);
        double bluff = 1.0 / 9;
        double bet = switch (card) {
            case JACK -> facesBet ? 0 : decision.player().index() == 0 ? bluff : 1.0 / 3;
            case QUEEN -> facesBet ? (decision.player().index() == 0 ? bluff : 0) + 1.0 / 3 : 0;
            case KING -> facesBet || decision.player().index() == 1 ? 1 : 3 * bluff;
        };
        return decision.random().nextDouble() < bet ? Move.BET : Move.PASS;
    }

    /** An average with its standard error. */
    private record Mean(double mean, double error) {}
}
