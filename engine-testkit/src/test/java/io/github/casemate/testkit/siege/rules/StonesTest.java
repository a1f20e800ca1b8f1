package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.StoneColor.BLACK;
import static io.github.casemate.siege.box.StoneColor.GRAY;
import static io.github.casemate.siege.box.StoneColor.PINK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.Wall;
import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

class StonesTest {

    @Test
    void aHeapHasAllOfAnotherIfItHasEnoughOfEachColour() {
        Stones heap = Stones.of(BLACK, GRAY, GRAY);

        assertThat(heap.hasAll(Stones.NONE)).isTrue();
        assertThat(heap.hasAll(heap)).isTrue();
        assertThat(heap.hasAll(Stones.of(GRAY, GRAY))).isTrue();
        assertThat(heap.hasAll(Stones.of(GRAY, GRAY, GRAY))).isFalse();
        assertThat(heap.hasAll(Stones.of(BLACK, BLACK))).isFalse();
        assertThat(heap.hasAll(Stones.of(PINK))).isFalse();
        assertThat(Stones.NONE.hasAll(heap)).isFalse();
    }

    @Test
    @Proof("LAW-11")
    void aSpaceOfAWallHoldsOneStone() {
        Wall wall = Wall.EMPTY.plus(2, BLACK);

        assertThatThrownBy(() -> wall.plus(2, GRAY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("LAW-11: there is a stone on space 2 already");
        assertThat(wall.plus(1, GRAY).count()).isEqualTo(2);
        assertThat(wall.minus(2).plus(2, GRAY).at(2)).isEqualTo(GRAY);
    }
}
