package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PolicyTest {

    private static final Seq<String> LEGAL = List.of("a", "b", "c", "d");

    /** How often each action is chosen in eight thousand questions. */
    private static Map<String, Integer> chosenBy(Policy<Integer, String> policy) {
        RandomGenerator random = new SplitMix64(1L);
        return List.range(0, 8_000)
                .map(question -> policy.choice().among(question, LEGAL, random))
                .groupBy(action -> action)
                .mapValues(List::size);
    }

    @Test
    void uniformChoosesAllAlike() {
        assertThat(chosenBy(Policy.uniform()).values()).hasSize(4).allMatch(times -> times > 1_800 && times < 2_200);
    }

    /** Seven times out of eight, and then once in four. */
    @Test
    void firstNearlyAlwaysChoosesTheFirst() {
        assertThat(chosenBy(Policy.first()).get("a").get()).isBetween(7_100, 7_400);
        assertThat(chosenBy(Policy.first()).size()).isEqualTo(4);
    }

    @Test
    void lastNearlyAlwaysChoosesTheLast() {
        assertThat(chosenBy(Policy.last()).get("d").get()).isBetween(7_100, 7_400);
        assertThat(chosenBy(Policy.last()).size()).isEqualTo(4);
    }

    @Test
    void preferringChoosesWhatItLikesIfItCan() {
        Policy<Integer, String> policy = Policy.preferring("vowels and b", "aeioub"::contains);
        assertThat(policy.name()).isEqualTo("vowels and b");
        assertThat(chosenBy(policy).keySet()).containsExactlyInAnyOrder("a", "b");
        assertThat(chosenBy(Policy.preferring("z", "z"::equals)).size()).isEqualTo(4);
    }
}
