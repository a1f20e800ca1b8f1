package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.text.Block;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What lies in the box is looked up by words, and what lies on the table says what could be done with it. */
class BoxItemTest {

    private final BoxItem raven = new BoxItem("base", "ship", "Raven", "two colonists", "Sails.", width -> Block.EMPTY);

    @Test
    void allWordsHaveToOccurSomewhere() {
        assertThat(raven.says(List.of())).isTrue();
        assertThat(raven.says(List.of("RAVEN", "colon"))).isTrue();
        assertThat(raven.says(List.of("sails", "base", "ship", "two"))).isTrue();
        assertThat(raven.says(List.of("raven", "fort"))).isFalse();
        assertThat(raven.says(List.of("fort", "raven"))).isFalse();
    }

    @Test
    void whatIsNotRefusedIsPossible() {
        assertThat(new Thing.Wish<>("sail", "Sail", Option.none()).isPossible()).isTrue();
        assertThat(new Thing.Wish<>("sail", "Sail", Option.some(Rejection.of("no-wind", "No wind."))).isPossible())
                .isFalse();
    }
}
