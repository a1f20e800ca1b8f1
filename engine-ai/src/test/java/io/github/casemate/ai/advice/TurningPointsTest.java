package io.github.casemate.ai.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class TurningPointsTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);

    private final KuhnPoker poker = new KuhnPoker();

    /** Whoever has the better card wins three times out of four. */
    private static final Evaluation<KuhnPoker.State> BETTER_CARD = state -> {
        double first = state.hands().get(0).get().compareTo(state.hands().get(1).get()) > 0 ? 0.5 : -0.5;
        return new double[] {first, -first};
    };

    private Match<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> match(
            Card first, Card second, Move... moves) {
        return Match.replay(
                poker,
                Array.<KuhnPoker.Action>of(new KuhnPoker.Deal(first, second)).appendAll(Array.of(moves)));
    }

    @Test
    void theDealAndTheFoldOfTheBetterCardAreTheTurningPoints() {
        TurningPoints points =
                TurningPoints.of(match(Card.KING, Card.JACK, Move.PASS, Move.BET, Move.PASS), BETTER_CARD);
        assertThat(points.swings().map(Swing::index)).containsExactly(0, 1, 2, 3);
        assertThat(points.swings().map(swing -> swing.by().getOrElse(PlayerId.SPECTATOR)))
                .containsExactly(PlayerId.SPECTATOR, FIRST, SECOND, FIRST);

        Swing fold = points.largest(2).get(0);
        assertThat(fold.index()).isEqualTo(3);
        assertThat(fold.before()).containsExactly(0.75, 0.25);
        assertThat(fold.after()).containsExactly(0.0, 1.0);
        assertThat(fold.gain(SECOND)).isEqualTo(0.75, within(1e-9));
        assertThat(fold.most()).isEqualTo(FIRST);

        // Before the deal both are equal: the average over all deals.
        Swing deal = points.largest(2).get(1);
        assertThat(deal.index()).isZero();
        assertThat(deal.before().get(0)).isEqualTo(0.5, within(1e-9));
        assertThat(deal.after()).containsExactly(0.75, 0.25);
    }

    /** A queen is as likely to be the better card as not, until the cards are shown. */
    @Test
    void fromASeatNothingIsKnownThatThePlayerCouldNotKnow() {
        var match = match(Card.QUEEN, Card.JACK, Move.PASS, Move.PASS);
        TurningPoints seen = TurningPoints.seenBy(match, BETTER_CARD, FIRST, 2_000, new SplitMix64(1));
        assertThat(seen.swings().get(0).after().get(0)).isEqualTo(0.5, within(0.05));
        assertThat(seen.largest(1).head().index()).isEqualTo(2);
        assertThat(TurningPoints.of(match, BETTER_CARD).swings().get(0).after().get(0))
                .isEqualTo(0.75);

        var going = match(Card.QUEEN, Card.JACK, Move.PASS);
        assertThat(TurningPoints.seenBy(going, BETTER_CARD, SECOND, 10, new SplitMix64(1))
                        .swings()
                        .last()
                        .after())
                .containsExactly(0.75, 0.25);
        assertThatThrownBy(() -> TurningPoints.of(going, BETTER_CARD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a match that goes on is not looked at from above");
        assertThatThrownBy(() -> TurningPoints.seenBy(going, BETTER_CARD, SECOND, 0, new SplitMix64(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TurningPoints.seenBy(going, BETTER_CARD, PlayerId.of(2), 1, new SplitMix64(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** An evaluation that gives whoever moves next nine chances in ten. */
    @Test
    void whatSwingsToAndFroIsNotATurningPoint() {
        TurningPoints points = TurningPoints.of(
                match(Card.KING, Card.JACK, Move.PASS, Move.BET, Move.PASS),
                state -> state.moves().size() % 2 == 0 ? new double[] {0.8, -0.8} : new double[] {-0.8, 0.8});
        assertThat(points.swings().map(Swing::size).drop(1)).allMatch(size -> size > 0.79);
        Swing last = points.largest(1).head();
        assertThat(last.index()).isEqualTo(3);
        assertThat(last.lasting()).isEqualTo(0.1, within(1e-9));
        assertThat(points.swings().map(Swing::lasting).init()).containsOnly(0.0);
    }

    @Test
    void withoutAnEvaluationThereAreNone() {
        assertThat(TurningPoints.of(match(Card.KING, Card.JACK, Move.BET, Move.PASS))
                        .isEmpty())
                .isTrue();
        assertThat(TurningPoints.seenBy(match(Card.KING, Card.JACK, Move.BET), FIRST, 1, new SplitMix64(1))
                        .isEmpty())
                .isTrue();
    }

    @Test
    void whatIsNoNumberIsLeftOut() {
        Evaluation<KuhnPoker.State> blind = state -> new double[] {Double.NaN, 0};
        TurningPoints points = TurningPoints.of(match(Card.KING, Card.JACK, Move.BET, Move.BET), blind);
        assertThat(points.swings()).isEmpty();
        assertThat(points.largest(3)).isEmpty();
    }

    @Test
    void aGameOfIslandSiegeGoesFromEvenToWon() {
        var match = siege(7);
        TurningPoints points = TurningPoints.of(match).get();
        Seq<Swing> swings = points.swings();
        assertThat(swings).hasSize(match.log().size());
        assertThat(swings.head().before().get(0)).isBetween(0.3, 0.7);
        PlayerId winner = match.result().get().winners().head();
        assertThat(swings.last().after().get(winner.index())).isEqualTo(1.0);
        int mark = 0;
        Array<Double> before = swings.head().before();
        for (Swing swing : swings) {
            assertThat(swing.mark()).isEqualTo(mark);
            assertThat(swing.before()).isEqualTo(before);
            assertThat(swing.after().sum().doubleValue()).isEqualTo(1, within(1e-9));
            mark = swing.until();
            before = swing.after();
        }
        assertThat(mark).isEqualTo(match.length());
        Seq<Swing> largest = points.largest(5);
        assertThat(largest).hasSize(5);
        assertThat(largest.head().size()).isGreaterThan(0.15);
        assertThat(largest.map(Swing::lasting))
                .isEqualTo(swings.map(Swing::lasting).sorted().reverse().take(5));
        assertThat(swings).allMatch(swing -> swing.lasting() >= 0 && swing.lasting() <= swing.size());
        assertThat(TurningPoints.of(match).get().swings()).isEqualTo(swings);
    }

    @Test
    void aGameOfIslandSiegeCanBeSeenFromASeatAtAnyTime() {
        var match = siege(7);
        while (match.log().size() > 60) {
            match = match.undo();
        }
        TurningPoints points =
                TurningPoints.seenBy(match, SECOND, 2, new SplitMix64(3)).get();
        assertThat(points.swings()).hasSize(match.log().size());
        assertThat(TurningPoints.seenBy(match, SECOND, 2, new SplitMix64(3))
                        .get()
                        .swings())
                .isEqualTo(points.swings());
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> siege(long seed) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Bot<GameView<Table>, Action> bot =
                Bots.of(game).entrant("scripted").bots().get();
        var match = Match.of(game, seed);
        for (int i = 0; !match.isOver(); i++) {
            match = match.play(bot.choose(Decision.of(match, new SplitMix64(i), Budget.iterations(1))));
        }
        return match;
    }
}
