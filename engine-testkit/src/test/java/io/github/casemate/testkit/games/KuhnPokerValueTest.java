package io.github.casemate.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.games.KuhnPoker.Action;
import io.github.casemate.testkit.games.KuhnPoker.Card;
import io.github.casemate.testkit.games.KuhnPoker.Move;
import io.github.casemate.testkit.games.KuhnPoker.State;
import io.vavr.collection.List;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The value of Kuhn poker is known: the first player loses an eighteenth. The whole tree is walked in exact
 * arithmetic.
 */
class KuhnPokerValueTest {

    private static final Fraction VALUE = new Fraction(-1, 18);

    private final KuhnPoker game = new KuhnPoker();

    /** How likely a player bets, holding a card after some moves. */
    private interface Strategy {
        Fraction bet(Card card, List<Move> moves);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void everyEquilibriumOfTheFirstPlayerLosesAnEighteenth(int ninths) {
        assertThat(value(game.newGame(), first(new Fraction(ninths, 9)), second()))
                .isEqualTo(VALUE);
    }

    @Test
    void noPureStrategyOfTheFirstPlayerDoesBetterAgainstTheEquilibrium() {
        for (int bits = 0; bits < 64; bits++) {
            assertThat(value(game.newGame(), pure(bits), second()).compareTo(VALUE))
                    .isNotPositive();
        }
    }

    @Test
    void noPureStrategyOfTheSecondPlayerDoesBetterAgainstTheEquilibrium() {
        for (int bits = 0; bits < 64; bits++) {
            assertThat(value(game.newGame(), first(new Fraction(1, 9)), pure(bits))
                            .compareTo(VALUE))
                    .isNotNegative();
        }
    }

    private Fraction value(State state, Strategy first, Strategy second) {
        return game.turn(state)
                .fold(
                        player -> {
                            Card card = state.hands().get(player.index()).get();
                            Fraction bet = (player.index() == 0 ? first : second).bet(card, state.moves());
                            return after(state, Move.BET, first, second)
                                    .times(bet)
                                    .plus(after(state, Move.PASS, first, second).times(Fraction.ONE.minus(bet)));
                        },
                        () -> game.chance(state)
                                .outcomes()
                                .map(deal -> after(state, deal, first, second)
                                        .times(new Fraction(
                                                game.chance(state).weight(deal),
                                                game.chance(state).total())))
                                .foldLeft(Fraction.ZERO, Fraction::plus),
                        result -> new Fraction((long) result.utility(PlayerId.of(0)), 1));
    }

    private Fraction after(State state, Action action, Strategy first, Strategy second) {
        return value(game.apply(state, action).state(), first, second);
    }

    /** The first player's equilibria: bluff with a jack at this rate, and bet a king three times as often. */
    private static Strategy first(Fraction bluff) {
        return (card, moves) -> switch (card) {
            case JACK -> moves.isEmpty() ? bluff : Fraction.ZERO;
            case QUEEN -> moves.isEmpty() ? Fraction.ZERO : bluff.plus(new Fraction(1, 3));
            case KING -> moves.isEmpty() ? bluff.times(new Fraction(3, 1)) : Fraction.ONE;
        };
    }

    /** The second player's only equilibrium. */
    private static Strategy second() {
        return (card, moves) -> switch (card) {
            case JACK -> moves.last() == Move.PASS ? new Fraction(1, 3) : Fraction.ZERO;
            case QUEEN -> moves.last() == Move.PASS ? Fraction.ZERO : new Fraction(1, 3);
            case KING -> Fraction.ONE;
        };
    }

    /** A strategy that always does the same in the same place: a bit for each card, before and after a bet. */
    private static Strategy pure(int bits) {
        return (card, moves) -> {
            int place = card.ordinal() * 2 + (moves.lastOption().contains(Move.BET) ? 1 : 0);
            return (bits >> place & 1) == 1 ? Fraction.ONE : Fraction.ZERO;
        };
    }

    /** An exact fraction in lowest terms. */
    private record Fraction(BigInteger above, BigInteger below) implements Comparable<Fraction> {

        static final Fraction ZERO = new Fraction(0, 1);
        static final Fraction ONE = new Fraction(1, 1);

        Fraction {
            BigInteger common = above.gcd(below);
            above = above.divide(common);
            below = below.divide(common);
        }

        Fraction(long above, long below) {
            this(BigInteger.valueOf(above), BigInteger.valueOf(below));
        }

        Fraction plus(Fraction other) {
            return new Fraction(
                    above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
        }

        Fraction minus(Fraction other) {
            return plus(new Fraction(other.above.negate(), other.below));
        }

        Fraction times(Fraction other) {
            return new Fraction(above.multiply(other.above), below.multiply(other.below));
        }

        @Override
        public int compareTo(Fraction other) {
            return above.multiply(other.below).compareTo(other.above.multiply(below));
        }
    }
}
