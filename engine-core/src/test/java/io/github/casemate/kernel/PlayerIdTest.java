package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class PlayerIdTest {

    @Test
    void isNumberedFromZeroAndShownFromOne() {
        assertThat(PlayerId.of(0).index()).isZero();
        assertThat(PlayerId.of(0)).hasToString("P1");
        assertThat(PlayerId.of(41)).hasToString("P42");
    }

    @Test
    void isTheSameInstanceForTheFirstSixteenSeats() {
        for (int seat = 0; seat < 16; seat++) {
            assertThat(PlayerId.of(seat)).isSameAs(PlayerId.of(seat)).isEqualTo(new PlayerId(seat));
        }
        assertThat(PlayerId.of(16)).isEqualTo(PlayerId.of(16)).isNotSameAs(PlayerId.of(16));
    }

    @Test
    void givesTheSeatsOfAGameInTurnOrder() {
        assertThat(PlayerId.first(3)).containsExactly(PlayerId.of(0), PlayerId.of(1), PlayerId.of(2));
        assertThat(PlayerId.first(0)).isEmpty();
    }

    /** Games ask for their players all the time. */
    @Test
    void theSeatsOfASmallGameAreListedOnce() {
        for (int count = 0; count <= 16; count++) {
            assertThat(PlayerId.first(count)).isSameAs(PlayerId.first(count)).hasSize(count);
        }
        assertThat(PlayerId.first(17)).isEqualTo(PlayerId.first(17)).isNotSameAs(PlayerId.first(17));
        assertThat(PlayerId.first(-1)).isEmpty();
    }

    @Test
    void aSeatThatDoesNotPlayIsRefusedWithThoseThatDo() {
        assertThat(PlayerId.of(2).requireAmong(3)).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerId.of(3).requireAmong(3))
                .withMessage("P4 does not play; there are P1, P2, P3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerId.SPECTATOR.requireAmong(2))
                .withMessage("the spectator does not play; there are P1, P2");
    }

    @Test
    void isOrderedBySeat() {
        assertThat(List.of(PlayerId.of(10), PlayerId.of(2), PlayerId.of(0)).sorted())
                .containsExactly(PlayerId.of(0), PlayerId.of(2), PlayerId.of(10));
        assertThat(PlayerId.of(2)).isEqualByComparingTo(PlayerId.of(2));
    }

    @Test
    void standsForWhoeverOnlyWatchesToo() {
        assertThat(PlayerId.SPECTATOR).hasToString("the spectator").isEqualTo(PlayerId.of(Integer.MAX_VALUE));
        assertThat(PlayerId.first(16)).doesNotContain(PlayerId.SPECTATOR);
        assertThat(PlayerId.SPECTATOR).isGreaterThan(PlayerId.of(1_000));
    }

    @Test
    void refusesANegativeSeat() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerId.of(-1))
                .withMessage("a seat is numbered from 0, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PlayerId(-7))
                .withMessage("a seat is numbered from 0, not -7");
    }
}
