package io.github.casemate.ai.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.IllegalAnswerException;
import io.github.casemate.ai.Twins;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdviserTest {

    private static final int DECISIONS = 12;

    private final KuhnPoker poker = new KuhnPoker();

    @Test
    void aHintIsWhatTheBotItselfWouldChoose() {
        assertThat(compare(poker, "random", "flat@40", "ismcts@200")).isBetween(6, 9);
        assertThat(compare(new Pig(2, 100), "timid", "hard", "flat@30")).isPositive();
        assertThat(compare(IslandSiege.of(Ruleset.secondEdition(2)), "scripted", "easy", "flat@60", "normal"))
                .isEqualTo(4 * DECISIONS);
        assertThat(compare(IslandSiege.of(Ruleset.secondEdition(4)), "easy", "ismcts@20"))
                .isEqualTo(2 * DECISIONS);
    }

    /** Plays on with the hints of each bot; counts the decisions. */
    private static <S, A, E, V> int compare(Game<S, A, E, V> game, String... bots) {
        int asked = 0;
        for (String name : bots) {
            Entrant<V, A> entrant = Bots.of(game).entrant(name);
            Match<S, A, E, V> match = Match.of(game, 5);
            for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
                Advice<A> advice = Adviser.of(game).ask(entrant, match, new SplitMix64(i));
                A own = entrant.bots().get().choose(Decision.of(match, new SplitMix64(i), entrant.budget()));
                assertThat(advice.best().action()).isEqualTo(own);
                assertThat(advice).isEqualTo(Adviser.of(game).ask(entrant, match, new SplitMix64(i)));
                check(advice, match.legalActions());
                match = match.play(own);
                asked++;
            }
        }
        return asked;
    }

    private static <A> void check(Advice<A> advice, Seq<A> legal) {
        assertThat(advice.options().map(RatedOption::action)).containsExactlyInAnyOrderElementsOf(legal);
        for (RatedOption<A> option : advice.options()) {
            assertThat(option.chance().getOrElse(0.0)).isBetween(0.0, 1.0);
            assertThat(option.isRated()).isEqualTo(option.looks() > 0);
        }
        double shares = advice.options().map(RatedOption::share).sum().doubleValue();
        assertThat(shares).isEqualTo(advice.isRated() ? 1 : 0, within(1e-9));
        // Nothing without numbers stands before something with numbers.
        assertThat(advice.options().dropWhile(RatedOption::isRated).exists(RatedOption::isRated))
                .isFalse();
    }

    @Test
    void aCertainWinAndACertainLossShow() {
        Advice<KuhnPoker.Action> hint = kingIsBetAgainst("ismcts@300");
        assertThat(hint.best().action()).isEqualTo(KuhnPoker.Move.BET);
        assertThat(hint.best().chance()).contains(1.0);
        assertThat(hint.best().utility()).contains(2.0);
        assertThat(hint.alternative().get().chance()).contains(0.0);
        assertThat(hint.best().share()).isGreaterThan(0.8);
    }

    private Advice<KuhnPoker.Action> kingIsBetAgainst(String bot) {
        Match<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> match = Match.replay(
                poker, Array.of(new KuhnPoker.Deal(KuhnPoker.Card.JACK, KuhnPoker.Card.KING), KuhnPoker.Move.BET));
        return Adviser.of(poker).ask(Bots.of(poker).entrant(bot), match, new SplitMix64(1));
    }

    @Test
    void flatSearchesAreRankedByTheirMeans() {
        Advice<KuhnPoker.Action> hint = kingIsBetAgainst("flat@3");
        // The first option, to fold, was tried twice and the second once.
        assertThat(hint.options().map(RatedOption::looks)).containsExactly(1L, 2L);
        assertThat(hint.best().action()).isEqualTo(KuhnPoker.Move.BET);
    }

    @Test
    void theFourthStoneInARowIsNearlyCertain() {
        ConnectFour game = new ConnectFour();
        Match<ConnectFour.State, ConnectFour.Drop, ConnectFour.Dropped, ConnectFour.State> match =
                Match.replay(game, Array.of(3, 0, 3, 0, 3, 0).map(ConnectFour.Drop::new));
        Advice<ConnectFour.Drop> hint =
                Adviser.of(game).ask(Bots.of(game).entrant("ismcts@500"), match, new SplitMix64(1));
        assertThat(hint.best().action()).isEqualTo(new ConnectFour.Drop(3));
        assertThat(hint.best().chance().get()).isEqualTo(1.0);
        assertThat(hint.alternative().get().chance().get()).isLessThan(0.9);
    }

    @Test
    void greedyBotsTellTheirEvaluationOfEachOption() {
        Pig pig = new Pig(2, 100);
        Entrant<Pig.State, Pig.Action> greedy = new Entrant<>(
                "greedy",
                Budget.iterations(1),
                () -> GreedyBot.of(pig, state -> new double[] {state.banked().get(0) / 100.0, 0}));
        Pig.State state = new Pig.State(Array.of(0, 0), PlayerId.of(0), 50, false);
        Advice<Pig.Action> hint = Adviser.of(pig)
                .ask(
                        greedy,
                        Decision.of(
                                PlayerId.of(0),
                                state,
                                pig.legalActions(state),
                                new SplitMix64(1),
                                Budget.iterations(1)));
        assertThat(hint.best().action()).isEqualTo(Pig.Choice.HOLD);
        assertThat(hint.best().chance().get()).isEqualTo(0.75, within(1e-9));
        assertThat(hint.alternative().get().chance().get()).isEqualTo(0.5, within(1e-9));
    }

    @Test
    void ofOtherBotsOnlyTheChoiceIsKnown() {
        Advice<KuhnPoker.Action> hint = kingIsBetAgainst("random");
        assertThat(hint.isRated()).isFalse();
        assertThat(hint.alternative().isEmpty()).isTrue();
        assertThat(hint.options()).hasSize(2);
        assertThat(hint.looks()).isZero();
    }

    /** Hints come from the view: where a player cannot tell two states apart, a hint cannot either. */
    @Test
    void hintsDoNotDependOnWhatIsHidden() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        int pairs = 0;
        for (Twins twins : Twins.in(game, 3, 9)) {
            for (String bot : Array.of("easy", "normal")) {
                var entrant = Bots.of(game).entrant(bot);
                var hints = Array.of(twins.one(), twins.other())
                        .map(state -> Adviser.of(game)
                                .ask(
                                        entrant,
                                        Decision.of(
                                                twins.asked(),
                                                game.view(state, twins.asked()),
                                                game.legalActions(state),
                                                new SplitMix64(3),
                                                entrant.budget())));
                assertThat(hints.get(0)).isEqualTo(hints.get(1));
                pairs++;
            }
        }
        assertThat(pairs).isGreaterThan(4);
    }

    @Test
    void aBotThatAnswersSomethingElseIsNamedAndEnded() {
        List<Option<Result>> ended = new ArrayList<>();
        Entrant<KuhnPoker.View, KuhnPoker.Action> liar =
                new Entrant<>("liar", Budget.iterations(1), () -> new Bot<KuhnPoker.View, KuhnPoker.Action>() {
                    @Override
                    public KuhnPoker.Action choose(Decision<KuhnPoker.View, KuhnPoker.Action> decision) {
                        return new KuhnPoker.Deal(KuhnPoker.Card.KING, KuhnPoker.Card.JACK);
                    }

                    @Override
                    public void end(Option<Result> result) {
                        ended.add(result);
                    }
                });
        assertThatThrownBy(() -> Adviser.of(poker).ask(liar, Match.of(poker, 1), new SplitMix64(1)))
                .isInstanceOf(IllegalAnswerException.class)
                .hasMessageContaining("the bot 'liar' would do what is not an option");
        assertThat(ended).containsExactly(Option.none());
    }

    @Test
    void utilitiesBecomeChances() {
        assertThat(Chances.ofUtility(1, 4)).isEqualTo(1);
        assertThat(Chances.ofUtility(-1.0 / 3, 4)).isEqualTo(0, within(1e-9));
        assertThat(Chances.ofUtility(0, 4)).isEqualTo(0.25);
        assertThat(Chances.ofUtility(-1, 1)).isZero();
        assertThat(Chances.ofUtility(1, 1)).isEqualTo(1);
        assertThat(Chances.ofResult(Result.loss(PlayerId.first(3), PlayerId.of(1), "x")))
                .containsExactly(0.5, 0.0, 0.5);
        assertThat(Chances.ofResult(Result.draw(PlayerId.first(2), "x"))).containsExactly(0.5, 0.5);
    }
}
