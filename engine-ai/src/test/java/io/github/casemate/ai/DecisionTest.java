package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.games.ConnectFour;
import io.vavr.collection.List;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class DecisionTest {

    private static final PlayerId PLAYER = PlayerId.of(1);

    @Test
    void itHoldsWhatTheBotIsGiven() {
        SplitMix64 random = new SplitMix64(1);
        Decision<String, Integer> decision = Decision.of(PLAYER, "view", List.of(1, 2), random, Budget.iterations(3));
        assertThat(decision.player()).isEqualTo(PLAYER);
        assertThat(decision.view()).isEqualTo("view");
        assertThat(decision.legal()).containsExactly(1, 2);
        assertThat(decision.random()).isSameAs(random);
        assertThat(decision.budget()).isEqualTo(Budget.iterations(3));
        assertThat(decision).hasToString("Decision of " + PLAYER + " between 2 actions with budget 3");
    }

    @Test
    void aMatchTellsWhoIsAsked() {
        var match = Match.of(new ConnectFour(), 1).play(new ConnectFour.Drop(3));
        var decision = Decision.of(match, new SplitMix64(1), Budget.iterations(1));
        assertThat(decision.player()).isEqualTo(PLAYER);
        assertThat(decision.view()).isEqualTo(match.state());
        assertThat(decision.legal()).isEqualTo(match.legalActions());
    }

    @Test
    void aMatchThatIsOverAsksNothing() {
        var over = Match.of(new ConnectFour(), 1)
                .playAll(List.of(0, 1, 0, 1, 0, 1, 0).map(ConnectFour.Drop::new));
        assertThatThrownBy(() -> Decision.of(over, new SplitMix64(1), Budget.iterations(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the match is over");
    }

    @Test
    void withoutAnActionThereIsNothingToDecide() {
        assertThatThrownBy(() -> Decision.of(PLAYER, "view", List.empty(), new SplitMix64(1), Budget.iterations(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(PLAYER.toString());
    }

    @Test
    void iterationsAreSpentOneByOne() {
        Decision<String, Integer> decision = decision(Budget.iterations(3));
        int made = 0;
        while (decision.spend()) {
            made++;
        }
        assertThat(made).isEqualTo(3);
        assertThat(decision.spent()).isEqualTo(3);
        assertThat(decision.isSpent()).isTrue();
    }

    @Test
    void iterationsCanBeReportedEvenTooMany() {
        Decision<String, Integer> decision = decision(Budget.iterations(3));
        decision.report(5);
        assertThat(decision.spent()).isEqualTo(5);
        assertThat(decision.spend()).isFalse();
        assertThatThrownBy(() -> decision.report(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsReportedNeverWraps() {
        Decision<String, Integer> decision = decision(Budget.time(Duration.ofDays(1)));
        decision.report(Long.MAX_VALUE);
        decision.report(Long.MAX_VALUE);
        assertThat(decision.spent()).isEqualTo(Long.MAX_VALUE);
        assertThat(decision.spend()).isTrue();
        assertThat(decision.spent()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void timeIsSpentByItself() throws InterruptedException {
        Decision<String, Integer> decision = decision(Budget.time(Duration.ofMillis(1)));
        Thread.sleep(3);
        assertThat(decision.isSpent()).isTrue();
        assertThat(decision.spend()).isFalse();
        assertThat(decision(Budget.time(Duration.ofDays(1))).spend()).isTrue();
    }

    @Test
    void whoeverWaitsHearsHowFarTheBotIs() {
        java.util.List<Double> heard = new ArrayList<>();
        Decision<String, Integer> decision = decision(Budget.iterations(4)).heardBy(heard::add);
        decision.spend();
        decision.report(5);
        decision.progress(-1);
        assertThat(heard).containsExactly(0.25, 1.0, 0.0);
        Decision<String, Integer> timed =
                decision(Budget.time(Duration.ofDays(1))).heardBy(heard::add);
        timed.spend();
        assertThat(heard).hasSize(3);
    }

    private static Decision<String, Integer> decision(Budget budget) {
        return Decision.of(PLAYER, "view", List.of(1, 2), new SplitMix64(1), budget);
    }
}
