package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What {@link Distribution} promises, for distributions of every kind. */
class DistributionProperties {

    @Property
    void listsAsManyDifferentOutcomesAsItsSize(@ForAll("distributions") Distribution<?> distribution) {
        List<Object> outcomes = List.ofAll(distribution.outcomes());
        assertThat(outcomes.distinct()).isEqualTo(outcomes);
        assertThat((long) outcomes.size()).isEqualTo(distribution.size()).isPositive();
    }

    @Property
    void listsItsOutcomesInTheSameOrderEachTime(@ForAll("distributions") Distribution<?> distribution) {
        assertThat(List.<Object>ofAll(distribution.outcomes())).isEqualTo(List.ofAll(distribution.outcomes()));
    }

    @Property
    void hasPositiveWeightsThatAddUpToTheTotal(@ForAll("distributions") Distribution<?> distribution) {
        List<Long> weights = weights(distribution);
        assertThat(weights).allMatch(weight -> weight > 0);
        assertThat(weights.sum().longValue()).isEqualTo(distribution.total());
    }

    @Property
    void hasProbabilitiesThatAddUpToOne(@ForAll("distributions") Distribution<?> distribution) {
        assertThat(probabilities(distribution).sum().doubleValue()).isCloseTo(1.0, within(1e-9));
    }

    @Property
    void drawsWhatItLists(@ForAll("distributions") Distribution<?> distribution, @ForAll long seed) {
        assertThat(weightOfASample(distribution, seed)).isPositive();
        assertThat(List.<Object>ofAll(distribution.outcomes())).contains(distribution.sample(new SplitMix64(seed)));
    }

    @Property
    void drawsTheSameFromGeneratorsInTheSameState(
            @ForAll("distributions") Distribution<?> distribution, @ForAll long seed) {
        assertThat((Object) distribution.sample(new SplitMix64(seed)))
                .isEqualTo(distribution.sample(new SplitMix64(seed)));
    }

    @Property(tries = 60, seed = "20260101")
    void drawsByItsWeights(@ForAll("distributions") Distribution<?> distribution) {
        GoodnessOfFit.assertSamplesFollowWeights(distribution, new SplitMix64(20_260_101), 3_000);
    }

    @Property
    void diceWeighAsOftenAsTheyComeUpInAllThrows(
            @ForAll @Size(min = 1, max = 6) java.util.List<@CharRange(from = 'a', to = 'd') Character> sides,
            @ForAll @IntRange(min = 1, max = 4) int dice) {
        Array<Character> die = Array.ofAll(sides);
        Array<Character> faces = die.distinct();
        Map<Seq<Character>, Long> ways = HashMap.ofAll(allThrows(die, dice)
                .map(thrown -> (Seq<Character>) thrown.sortBy(faces::indexOf))
                .groupBy(sorted -> sorted)
                .mapValues(same -> (long) same.size())
                .toJavaMap());
        Distribution<Seq<Character>> distribution = Distribution.dice(die, dice);
        assertThat(HashMap.ofEntries(
                        distribution.outcomes().map(outcome -> Tuple.of(outcome, distribution.weight(outcome)))))
                .isEqualTo(ways);
    }

    @Property
    void diceOutOfOrderWeighNothing(
            @ForAll @IntRange(min = 2, max = 4) int faces,
            @ForAll @IntRange(min = 2, max = 4) int dice,
            @ForAll long seed) {
        Distribution<Seq<Integer>> distribution = Distribution.dice(Array.range(0, faces), dice);
        Seq<Integer> outcome = distribution.sample(new SplitMix64(seed));
        assertThat(List.ofAll(outcome).permutations().map(distribution::weight).filter(weight -> weight > 0))
                .hasSize(1);
    }

    @Property
    void drawListsExactlyTheCombinations(
            @ForAll("things") Array<Integer> things, @ForAll @IntRange(max = 8) int count) {
        int taken = Math.min(count, things.size());
        assertThat(Distribution.draw(things, taken).outcomes().toList())
                .isEqualTo(things.combinations(taken).toList());
    }

    @Property
    void drawOutOfOrderWeighsNothing(
            @ForAll("things") Array<Integer> things, @ForAll @IntRange(max = 4) int count, @ForAll long seed) {
        Distribution<Seq<Integer>> distribution = Distribution.draw(things, Math.min(count, things.size()));
        List<Integer> outcome = distribution.sample(new SplitMix64(seed)).toList();
        assertThat(outcome.permutations().map(distribution::weight).sum().longValue())
                .isEqualTo(outcome.isEmpty() ? 0 : 1);
        assertThat(distribution.weight(outcome)).isEqualTo(1);
    }

    @Property
    void aStrangerAmongTheDrawnWeighsNothing(@ForAll("things") Array<Integer> things, @ForAll long seed) {
        int stranger = -1;
        Distribution<Seq<Integer>> distribution = Distribution.draw(things, things.size());
        Seq<Integer> outcome = distribution.sample(new SplitMix64(seed));
        for (int place = 0; place < outcome.size(); place++) {
            assertThat(distribution.weight(outcome.update(place, stranger))).isZero();
        }
        assertThat(distribution.weight(outcome.append(stranger))).isZero();
    }

    @Provide
    Arbitrary<Distribution<?>> distributions() {
        return Arbitraries.oneOf(plain(), plain().map(DistributionProperties::named));
    }

    @Provide
    Arbitrary<Array<Integer>> things() {
        return Arbitraries.integers().between(0, 99).set().ofMaxSize(8).map(Array::ofAll);
    }

    private Arbitrary<Distribution<?>> plain() {
        Arbitrary<Array<Integer>> some = things().filter(Array::nonEmpty);
        Arbitrary<Distribution<?>> uniform = some.map(Distribution::uniform);
        Arbitrary<Distribution<?>> weighted = some.flatMap(things -> Arbitraries.longs()
                .between(1, 50)
                .list()
                .ofSize(things.size())
                .map(weights -> Distribution.weighted(things.zip(weights))));
        Arbitrary<Distribution<?>> dice = Combinators.combine(
                        Arbitraries.chars().range('a', 'e').list().ofMinSize(1).ofMaxSize(6),
                        Arbitraries.integers().between(1, 4))
                .as((sides, count) -> Distribution.dice(Array.ofAll(sides), count));
        Arbitrary<Distribution<?>> draw = things().flatMap(things ->
                Arbitraries.integers().between(0, things.size()).map(count -> Distribution.draw(things, count)));
        return Arbitraries.oneOf(uniform, weighted, dice, draw);
    }

    private record Named<A>(A outcome) {}

    private static <A> Distribution<?> named(Distribution<A> distribution) {
        return distribution.map(Named::new, (Named<A> named) -> Option.some(named.outcome()));
    }

    private static <A> List<Long> weights(Distribution<A> distribution) {
        return distribution.outcomes().map(distribution::weight).toList();
    }

    private static <A> List<Double> probabilities(Distribution<A> distribution) {
        return distribution.outcomes().map(distribution::probability).toList();
    }

    private static <A> long weightOfASample(Distribution<A> distribution, long seed) {
        return distribution.weight(distribution.sample(new SplitMix64(seed)));
    }

    /** Every way in which dice that can be told apart may fall. */
    private static List<List<Character>> allThrows(Array<Character> die, int dice) {
        return dice == 0 ? List.of(List.empty()) : allThrows(die, dice - 1).flatMap(thrown -> die.map(thrown::prepend));
    }
}
