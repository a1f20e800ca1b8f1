package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class DistributionTest {

    private static final Seq<Integer> SIX = Array.rangeClosed(1, 6);

    @Nested
    class Uniform {

        private final Distribution<String> coin = Distribution.uniform(List.of("heads", "tails"));

        @Test
        void weighsAllOutcomesTheSame() {
            assertThat(coin.outcomes().toList()).containsExactly("heads", "tails");
            assertThat(coin.size()).isEqualTo(2);
            assertThat(coin.total()).isEqualTo(2);
            assertThat(coin.weight("heads")).isEqualTo(1);
            assertThat(coin.weight("tails")).isEqualTo(1);
            assertThat(coin.weight("edge")).isZero();
            assertThat(coin.probability("heads")).isEqualTo(0.5);
            assertThat(coin.probability("edge")).isZero();
        }

        @Test
        void saysItsOdds() {
            assertThat(coin).hasToString("Distribution(heads: 1/2, tails: 1/2)");
        }

        @Test
        void followsItsWeights() {
            GoodnessOfFit.assertSamplesFollowWeights(Distribution.uniform(SIX), new SplitMix64(1), 6_000);
        }

        @Test
        void refusesToBeEmpty() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.uniform(List.empty()))
                    .withMessage("a distribution needs at least one outcome");
        }

        @Test
        void refusesAnOutcomeTwice() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.uniform(List.of("a", "b", "a")))
                    .withMessage("an outcome is listed twice: a");
        }
    }

    @Nested
    class Weighted {

        private final Distribution<String> weather =
                Distribution.weighted(List.of(Tuple.of("calm", 1L), Tuple.of("wind", 5L), Tuple.of("storm", 2L)));

        @Test
        void weighsAsItIsTold() {
            assertThat(weather.outcomes().toList()).containsExactly("calm", "wind", "storm");
            assertThat(weather.size()).isEqualTo(3);
            assertThat(weather.total()).isEqualTo(8);
            assertThat(weather.weight("calm")).isEqualTo(1);
            assertThat(weather.weight("wind")).isEqualTo(5);
            assertThat(weather.weight("storm")).isEqualTo(2);
            assertThat(weather.weight("snow")).isZero();
            assertThat(weather.probability("wind")).isEqualTo(0.625);
        }

        @Test
        void saysItsOdds() {
            assertThat(weather).hasToString("Distribution(calm: 1/8, wind: 5/8, storm: 2/8)");
        }

        @Test
        void givesEachOutcomeAsManyTicketsAsItWeighs() {
            assertThat(Array.range(0, 8).map(ticket -> weather.sample(() -> ((long) ticket << 61) + 1)))
                    .containsExactly("calm", "wind", "wind", "wind", "wind", "wind", "storm", "storm");
        }

        @Test
        void followsItsWeights() {
            GoodnessOfFit.assertSamplesFollowWeights(weather, new SplitMix64(2), 8_000);
        }

        @Test
        void holdsATotalAsLargeAsALong() {
            Distribution<String> lopsided =
                    Distribution.weighted(List.of(Tuple.of("rare", 1L), Tuple.of("common", Long.MAX_VALUE - 1)));
            assertThat(lopsided.total()).isEqualTo(Long.MAX_VALUE);
            assertThat(lopsided.weight("common")).isEqualTo(Long.MAX_VALUE - 1);
            assertThat(lopsided.sample(new SplitMix64(3))).isEqualTo("common");
        }

        @Test
        void refusesATotalLargerThanALong() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.weighted(List.of(Tuple.of("a", 1L), Tuple.of("b", Long.MAX_VALUE))))
                    .withMessage("the weights add up to more than a long can hold");
        }

        @Test
        void refusesAWeightBelowOne() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.weighted(List.of(Tuple.of("a", 1L), Tuple.of("b", 0L))))
                    .withMessage("a weight is at least 1: b has 0");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.weighted(List.of(Tuple.of("c", -5L))))
                    .withMessage("a weight is at least 1: c has -5");
        }

        @Test
        void refusesToBeEmpty() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.weighted(List.empty()))
                    .withMessage("a distribution needs at least one outcome");
        }

        @Test
        void refusesAnOutcomeTwice() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.weighted(List.of(Tuple.of("a", 1L), Tuple.of("a", 2L))))
                    .withMessage("an outcome is listed twice: a");
        }
    }

    @Nested
    class Dice {

        /** A die of Island Siege's kind: one face stands on several sides, and not in one block. */
        private final Seq<String> uneven = List.of("hit", "miss", "hit", "flag", "miss", "hit");

        @Test
        void countTheWaysToThrowAMultiset() {
            Distribution<Seq<Integer>> two = Distribution.dice(SIX, 2);
            assertThat(two.size()).isEqualTo(21);
            assertThat(two.total()).isEqualTo(36);
            assertThat(two.weight(List.of(3, 3))).isEqualTo(1);
            assertThat(two.weight(List.of(2, 5))).isEqualTo(2);
            assertThat(two.probability(List.of(2, 5))).isEqualTo(2.0 / 36.0);
        }

        @Test
        void countASideForEachFaceOnIt() {
            Distribution<Seq<String>> two = Distribution.dice(uneven, 2);
            assertThat(two.outcomes().toList())
                    .containsExactly(
                            List.of("hit", "hit"),
                            List.of("hit", "miss"),
                            List.of("hit", "flag"),
                            List.of("miss", "miss"),
                            List.of("miss", "flag"),
                            List.of("flag", "flag"));
            assertThat(two.outcomes().map(two::weight).toList()).containsExactly(9L, 12L, 6L, 4L, 4L, 1L);
        }

        @Test
        void areWrittenInTheOrderOfTheFacesOnTheDie() {
            Distribution<Seq<String>> three = Distribution.dice(uneven, 3);
            assertThat(three.weight(List.of("hit", "miss", "flag"))).isEqualTo(3 * 2 * 1 * 6);
            assertThat(three.weight(List.of("miss", "hit", "flag"))).isZero();
            assertThat(three.weight(List.of("hit", "flag", "miss"))).isZero();
        }

        @Test
        void cannotShowWhatIsNotOnThem() {
            Distribution<Seq<String>> two = Distribution.dice(uneven, 2);
            assertThat(two.weight(List.of("hit", "star"))).isZero();
            assertThat(two.weight(List.of("star", "hit"))).isZero();
            assertThat(two.weight(List.of("hit"))).isZero();
            assertThat(two.weight(List.of("hit", "hit", "hit"))).isZero();
            assertThat(two.weight(List.empty())).isZero();
        }

        @Test
        void withOneFaceHaveOneOutcome() {
            Distribution<Seq<String>> blank = Distribution.dice(List.of("x", "x"), 3);
            assertThat(blank.outcomes().toList()).containsExactly(List.of("x", "x", "x"));
            assertThat(blank.size()).isEqualTo(1);
            assertThat(blank.total()).isEqualTo(8);
            assertThat(blank.weight(List.of("x", "x", "x"))).isEqualTo(8);
        }

        @Test
        void countTwentyDiceExactly() {
            Distribution<Seq<Integer>> twenty = Distribution.dice(SIX, 20);
            assertThat(twenty.total()).isEqualTo(3_656_158_440_062_976L);
            assertThat(twenty.size()).isEqualTo(53_130);
            assertThat(twenty.outcomes().map(twenty::weight).sum().longValue()).isEqualTo(twenty.total());
            assertThat(twenty.outcomes().take(3).toList())
                    .containsExactly(
                            List.fill(20, 1),
                            List.fill(19, 1).append(2),
                            List.fill(19, 1).append(3));
        }

        @Test
        @Timeout(5)
        void areNotListedBeforeSomebodyWalksOverThem() {
            Distribution<Seq<Integer>> many = Distribution.dice(Array.rangeClosed(1, 20), 14);
            assertThat(many.size()).isEqualTo(818_809_200L);
            assertThat(many.total()).isEqualTo(1_638_400_000_000_000_000L);
            assertThat(many.outcomes().take(3).toList())
                    .containsExactly(
                            List.fill(14, 1),
                            List.fill(13, 1).append(2),
                            List.fill(13, 1).append(3));
            assertThat(many.weight(many.sample(new SplitMix64(4)))).isPositive();
        }

        @Test
        void followTheirWeights() {
            GoodnessOfFit.assertSamplesFollowWeights(Distribution.dice(uneven, 3), new SplitMix64(5), 20_000);
        }

        @Test
        void sayWhatTheyAre() {
            assertThat(Distribution.dice(List.of("a", "b", "a"), 2)).hasToString("2 dice of (a, b, a)");
        }

        @Test
        void refuseToBeNoneOrToHaveNoSides() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.dice(List.empty(), 3))
                    .withMessage("dice need at least one side and one die, not 0 and 3");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.dice(SIX, 0))
                    .withMessage("dice need at least one side and one die, not 6 and 0");
        }

        @Test
        void refuseATotalLargerThanALong() {
            assertThat(Distribution.dice(SIX, 24).total()).isEqualTo(4_738_381_338_321_616_896L);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.dice(SIX, 25))
                    .withMessage("the throws of 25 dice add up to more than a long can hold");
        }
    }

    @Nested
    class Draw {

        private final Seq<String> suits = List.of("clubs", "hearts", "acorns", "bells");

        @Test
        void takesEverySetOnce() {
            Distribution<Seq<String>> pair = Distribution.draw(suits, 2);
            assertThat(pair.outcomes().toList())
                    .containsExactly(
                            List.of("clubs", "hearts"),
                            List.of("clubs", "acorns"),
                            List.of("clubs", "bells"),
                            List.of("hearts", "acorns"),
                            List.of("hearts", "bells"),
                            List.of("acorns", "bells"));
            assertThat(pair.size()).isEqualTo(6);
            assertThat(pair.total()).isEqualTo(6);
            assertThat(pair.weight(List.of("hearts", "bells"))).isEqualTo(1);
            assertThat(pair.probability(List.of("hearts", "bells"))).isEqualTo(1.0 / 6.0);
        }

        @Test
        void cannotTakeWhatIsNotThere() {
            Distribution<Seq<String>> pair = Distribution.draw(suits, 2);
            assertThat(pair.weight(List.of("bells", "clubs")))
                    .as("out of order")
                    .isZero();
            assertThat(pair.weight(List.of("clubs", "clubs"))).as("one twice").isZero();
            assertThat(pair.weight(List.of("clubs", "swords"))).as("a stranger").isZero();
            assertThat(pair.weight(List.of("clubs"))).as("too few").isZero();
            assertThat(pair.weight(suits.take(3))).as("too many").isZero();
        }

        @Test
        void takesNothingOrEverythingInOneWay() {
            assertThat(Distribution.draw(suits, 0).outcomes().toList()).containsExactly(List.empty());
            assertThat(Distribution.draw(suits, 4).outcomes().toList()).containsExactly(suits);
            assertThat(Distribution.draw(suits, 4).sample(new SplitMix64(6))).isEqualTo(suits);
            assertThat(Distribution.draw(List.<String>empty(), 0).sample(new SplitMix64(6)))
                    .isEmpty();
        }

        @Test
        @Timeout(5)
        void isNotListedBeforeSomebodyWalksOverIt() {
            Distribution<Seq<Integer>> half = Distribution.draw(Array.range(0, 60), 30);
            assertThat(half.total()).isEqualTo(118_264_581_564_861_424L);
            assertThat(half.size()).isEqualTo(118_264_581_564_861_424L);
            assertThat(half.outcomes().take(3).toList())
                    .containsExactly(
                            List.range(0, 30),
                            List.range(0, 29).append(30),
                            List.range(0, 29).append(31));
            assertThat(half.weight(half.sample(new SplitMix64(7)))).isEqualTo(1);
        }

        @Test
        void countsExactlyWhereItHardlyFits() {
            assertThat(Distribution.draw(Array.range(0, 66), 33).total()).isEqualTo(7_219_428_434_016_265_740L);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.draw(Array.range(0, 67), 33))
                    .withMessage("the sets of 33 out of 67 add up to more than a long can hold");
        }

        @Test
        void followsItsWeights() {
            GoodnessOfFit.assertSamplesFollowWeights(Distribution.draw(SIX, 3), new SplitMix64(8), 20_000);
        }

        @Test
        void saysWhatItIs() {
            assertThat(Distribution.draw(suits, 2)).hasToString("2 out of (clubs, hearts, acorns, bells)");
        }

        @Test
        void refusesACountThatDoesNotFit() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.draw(suits, 5))
                    .withMessage("cannot take 5 out of 4");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.draw(suits, -1))
                    .withMessage("cannot take -1 out of 4");
        }

        @Test
        void refusesAThingTwice() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Distribution.draw(List.of("a", "b", "a"), 1))
                    .withMessage("a thing is listed twice: List(a, b, a)");
        }
    }

    @Nested
    class Renamed {

        private final Distribution<Integer> source =
                Distribution.weighted(List.of(Tuple.of(1, 3L), Tuple.of(2, 1L), Tuple.of(3, 4L)));
        private final Distribution<String> renamed = source.map(
                number -> "no. " + number,
                name -> Option.when(name.startsWith("no. "), () -> Integer.valueOf(name.substring(4))));

        @Test
        void keepsTheOddsUnderNewNames() {
            assertThat(renamed.outcomes().toList()).containsExactly("no. 1", "no. 2", "no. 3");
            assertThat(renamed.size()).isEqualTo(3);
            assertThat(renamed.total()).isEqualTo(8);
            assertThat(renamed.weight("no. 3")).isEqualTo(4);
            assertThat(renamed.probability("no. 1")).isEqualTo(0.375);
        }

        @Test
        void drawsWhatItsSourceDraws() {
            for (int seed = 0; seed < 100; seed++) {
                assertThat(renamed.sample(new SplitMix64(seed)))
                        .isEqualTo("no. " + source.sample(new SplitMix64(seed)));
            }
        }

        @Test
        void saysWhatItRenames() {
            assertThat(renamed).hasToString("renamed: " + source);
        }

        @Test
        void givesNoWeightToANameWithNothingBehindIt() {
            assertThat(renamed.weight("number 1")).isZero();
            assertThat(renamed.weight("no. 4")).isZero();
        }

        @Test
        void givesNoWeightToAStrangerWhoseNameOnlyReadsLikeAnOutcome() {
            assertThat(renamed.weight("no. 01")).isZero();
            assertThat(renamed.weight("no. +1")).isZero();
        }
    }
}
