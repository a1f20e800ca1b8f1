package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The squares of the Island and what they are called. */
class SquaresTest {

    @Test
    void theyGoFromA1ToL12() {
        assertThat(new Square(0)).hasToString("a1").isEqualTo(Square.named("a1"));
        assertThat(new Square(143)).hasToString("l12").isEqualTo(Square.named("l12"));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 144, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void thereAreNoOthers(int index) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Square(index))
                .withMessage("squares have places from 0 to 143, not " + index);
    }

    @ParameterizedTest
    @ValueSource(strings = {"m1", "a13", "a0", "A1", ""})
    void aNameThatNoSquareHasIsRefused(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Square.named(name))
                .withMessage("'" + name + "' is not a square of the Island");
    }

    @Test
    void aSetOfThemIsToldInOrder() {
        Squares some = Squares.NONE
                .with(Square.named("l12").index())
                .with(Square.named("a1").index())
                .with(Square.named("c6").index());
        assertThat(some).hasToString("{a1 c6 l12}");
        assertThat(Squares.NONE).hasToString("{}");
    }

    @Test
    void theIslandIsToldFromTheTopDown() {
        String[] lines = Battlefield.of("12: s> .. ##", "1: S^")
                .table()
                .island()
                .toString()
                .split("\n", -1);
        assertThat(lines).hasSize(13);
        assertThat(lines[0]).isEqualTo("6 live, 4 safe");
        assertThat(lines[1]).startsWith("12: s> .. ## ..");
        assertThat(lines[12]).startsWith("1: S^ .. ..");
    }
}
