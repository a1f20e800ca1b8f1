package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class CensusTest {

    private final Census census = new Census();

    @Test
    void nothingHasOccurredAtFirst() {
        assertThat(census.isEmpty()).isTrue();
        assertThat(census.missing()).isEmpty();
    }

    @Test
    void whatOccurredMostComesFirst() {
        census.count("events", "Held");
        census.count("events", "Rolled");
        census.count("events", "Rolled");
        census.count("actions", "HOLD");
        assertThat(census.isEmpty()).isFalse();
        assertThat(census.toString().lines().map(String::strip))
                .containsExactly("", "actions    HOLD 1", "events     Rolled 2  Held 1");
    }

    @Test
    void whatWasDemandedAndDidNotOccurIsMissing() {
        census.demand(List.of("Held", "Lost"));
        census.count("events", "Held");
        assertThat(census.missing()).containsExactly("Lost");
    }
}
