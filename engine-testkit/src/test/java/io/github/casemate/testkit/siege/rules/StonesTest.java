package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.StoneColor.BLACK;
import static io.github.casemate.siege.box.StoneColor.GRAY;
import static io.github.casemate.siege.box.StoneColor.PINK;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Stones;
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
}
