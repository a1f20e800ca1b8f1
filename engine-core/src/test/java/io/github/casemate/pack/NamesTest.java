package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People are called by their names, and "you" if the story is told to them. */
class NamesTest {

    private static final PlayerId ADA = PlayerId.of(0);
    private static final PlayerId JAMES = PlayerId.of(1);

    private final Names names = Names.of("Ada", "James");

    @Test
    void whoeverHasNoNameIsCalledByTheSeat() {
        assertThat(names.name(ADA)).isEqualTo("Ada");
        assertThat(names.name(JAMES)).isEqualTo("James");
        assertThat(names.name(PlayerId.of(2))).isEqualTo("P3");
        assertThat(Names.ofSeats(2).name(JAMES)).isEqualTo("P2");
    }

    @Test
    void whoListensIsYou() {
        Names told = names.to(ADA);
        assertThat(told.isYou(ADA)).isTrue();
        assertThat(told.isYou(JAMES)).isFalse();
        assertThat(names.to(PlayerId.SPECTATOR).isYou(PlayerId.SPECTATOR)).isFalse();
        assertThat(told.whom(ADA) + ", " + told.whom(JAMES)).isEqualTo("you, James");
        assertThat(told.whose(ADA) + ", " + told.whose(JAMES) + ", " + names.whose(ADA))
                .isEqualTo("your, James', Ada's");
        assertThat(told.own(ADA) + ", " + told.own(JAMES)).isEqualTo("your, their");
    }

    @ParameterizedTest
    @CsvSource({
        "draws two cards, draw two cards",
        "passes, pass",
        "washes ashore, wash ashore",
        "catches up, catch up",
        "is asked, are asked",
        "has won, have won",
        "goes on, go on",
        "loses, lose",
        "may pass, may pass",
    })
    void verbsBendForYou(String verb, String bent) {
        assertThat(names.does(ADA, verb)).isEqualTo("Ada " + verb);
        assertThat(names.to(ADA).does(ADA, verb)).isEqualTo("You " + bent);
    }
}
