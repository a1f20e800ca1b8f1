package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultTest {

    private static final PlayerId P1 = PlayerId.of(0);
    private static final PlayerId P2 = PlayerId.of(1);
    private static final PlayerId P3 = PlayerId.of(2);
    private static final Seq<PlayerId> TWO = PlayerId.first(2);
    private static final Seq<PlayerId> THREE = PlayerId.first(3);

    @Test
    void aWinIsAsGoodForOneAsItIsBadForTheOther() {
        Result result = Result.win(TWO, P2, "four-in-a-row");
        assertThat(result).isEqualTo(new Result(Array.of(-1.0, 1.0), Array.of(P2), "four-in-a-row"));
        assertThat(result.utility(P1)).isEqualTo(-1.0);
        assertThat(result.utility(P2)).isEqualTo(1.0);
        assertThat(result.isWinner(P1)).isFalse();
        assertThat(result.isWinner(P2)).isTrue();
        assertThat(result.why()).isEqualTo("four-in-a-row");
    }

    @Test
    void theLosersShareTheLoss() {
        assertThat(Result.win(THREE, P1, "points").utilities()).isEqualTo(Array.of(1.0, -0.5, -0.5));
    }

    @Test
    void aPlayerAloneCanWin() {
        Result result = Result.win(PlayerId.first(1), P1, "solved");
        assertThat(result.utilities()).isEqualTo(Array.of(1.0));
        assertThat(result.isWinner(P1)).isTrue();
    }

    @Test
    void nobodyWinsADraw() {
        Result result = Result.draw(THREE, "board-full");
        assertThat(result).isEqualTo(new Result(Array.of(0.0, 0.0, 0.0), Array.empty(), "board-full"));
        assertThat(result.isWinner(P1)).isFalse();
    }

    @Test
    void whoeverHasTheMostHasWon() {
        assertThat(Result.of(Array.of(3.0, 7.0, 5.0), "points").winners()).containsExactly(P2);
        assertThat(Result.of(Array.of(-3.0, -7.0, -5.0), "points").winners()).containsExactly(P1);
    }

    @Test
    void thoseWhoShareTheMostWinTogether() {
        assertThat(Result.of(Array.of(7.0, 3.0, 7.0), "points").winners()).containsExactly(P1, P3);
    }

    @Test
    void nobodyWinsIfAllHaveTheSame() {
        assertThat(Result.of(Array.of(7.0, 7.0, 7.0), "points").winners()).isEmpty();
        assertThat(Result.of(Array.of(7.0), "points").winners()).isEmpty();
        assertThat(Result.of(Array.empty(), "points").winners()).isEmpty();
    }

    @Test
    void aWinnerMayHaveAsMuchAsALoser() {
        assertThat(new Result(Array.of(7.0, 7.0), Array.of(P2), "tie-break").isWinner(P2))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void refusesAUtilityThatIsNotFinite(double utility) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(Array.of(0.0, utility), Array.empty(), "x"))
                .withMessage("a utility is not finite: Array(0.0, " + utility + ")");
        assertThatIllegalArgumentException().isThrownBy(() -> Result.of(Array.of(0.0, utility), "x"));
    }

    @Test
    void refusesAWinnerWithoutASeat() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Result.win(TWO, P3, "x"))
                .withMessage("winners are different seats in seat order: Array(P3)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Result.win(PlayerId.first(1), P2, "x"))
                .withMessage("winners are different seats in seat order: Array(P2)");
    }

    @Test
    void refusesWinnersTwiceOrOutOfOrder() {
        Array<Double> utilities = Array.of(1.0, 1.0, 0.0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(utilities, Array.of(P1, P1), "x"))
                .withMessage("winners are different seats in seat order: Array(P1, P1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(utilities, Array.of(P2, P1), "x"))
                .withMessage("winners are different seats in seat order: Array(P2, P1)");
    }

    @Test
    void refusesAWinnerWithLessThanALoser() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(Array.of(1.0, 0.0, 2.0), Array.of(P1), "x"))
                .withMessage("P1 wins with a lower utility than P3");
    }

    @Test
    void letsWinnersHaveDifferentUtilities() {
        Result result = new Result(Array.of(2.0, 1.0, 0.0), Array.of(P1, P2), "alliance");
        assertThat(result.isWinner(P2)).isTrue();
    }
}
