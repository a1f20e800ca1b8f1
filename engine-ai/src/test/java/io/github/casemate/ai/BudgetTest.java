package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {

    @Test
    void aNumberIsIterations() {
        Budget budget = Budget.parse("1000");
        assertThat(budget).isEqualTo(Budget.iterations(1000));
        assertThat(budget.isTime()).isFalse();
        assertThat(budget.iterations()).isEqualTo(1000);
        assertThat(budget.time()).isGreaterThan(Duration.ofDays(100 * 365));
    }

    @Test
    void aUnitMakesItATime() {
        assertThat(Budget.parse("200ms")).isEqualTo(Budget.time(Duration.ofMillis(200)));
        assertThat(Budget.parse("2s")).isEqualTo(Budget.time(Duration.ofSeconds(2)));
        assertThat(Budget.parse("2s").isTime()).isTrue();
        assertThat(Budget.parse("2s").time()).isEqualTo(Duration.ofSeconds(2));
        assertThat(Budget.parse("2s").iterations()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void iterationsAndMillisecondsOfOneNumberDiffer() {
        assertThat(Budget.iterations(5)).isNotEqualTo(Budget.time(Duration.ofMillis(5)));
        assertThat(Budget.iterations(5)).hasSameHashCodeAs(Budget.parse("5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1000", "200ms", "3000ms"})
    void whatIsWrittenCanBeRead(String text) {
        assertThat(Budget.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0ms", "-1", "1.5s", "many", "10 ms", "5m", "9999999999999", "999999999999s"})
    void anythingElseIsRefusedWithAnExample(String text) {
        assertThatThrownBy(() -> Budget.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text + "'")
                .hasMessageContaining("200ms");
    }

    @Test
    void nothingIsNoBudget() {
        assertThatThrownBy(() -> Budget.iterations(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Budget.time(Duration.ofNanos(999_999))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nobodyThinksLongerThanAHundredYears() {
        assertThat(Budget.time(Duration.ofDays(100 * 365)).time()).isEqualTo(Duration.ofDays(100 * 365));
        assertThatThrownBy(() -> Budget.time(Duration.ofDays(100 * 365 + 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
