package io.github.casemate.agenda;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class OptionListTest {

    private record Go(int squares) implements Action {}

    private final OptionList options = new OptionList();

    @Test
    void optionsKeepTheirOrderHoweverManyThereAre() {
        for (int squares = 0; squares < 40; squares++) {
            options.add(new Go(squares));
        }

        assertThat(options.size()).isEqualTo(40);
        assertThat(options.all().map(option -> ((Go) option).squares()).toJavaList())
                .hasSize(40)
                .isSorted();
    }

    @Test
    void whatTheRulesForbidIsNotAdded() {
        options.addIf(false, new Go(1));
        options.addIf(true, new Go(2));

        assertThat(options.all()).containsExactly(new Go(2));
    }

    @Test
    void whatWasTakenOutBeforeDoesNotGrow() {
        options.add(new Go(1));
        var before = options.all();
        options.add(new Go(2));

        assertThat(before).containsExactly(new Go(1));
    }

    @Test
    void theFirstOptionOfEachOutcomeStays() {
        for (int squares = 0; squares < 6; squares++) {
            options.add(new Go(squares));
        }

        assertThat(options.different(option -> Option.some(((Go) option).squares() % 3)))
                .containsExactly(new Go(0), new Go(1), new Go(2));
    }

    @Test
    void anOptionThatIsLikeNoOtherStays() {
        options.add(new Go(1));
        options.add(new Go(1));
        options.add(new Go(2));
        options.add(new Go(2));

        assertThat(options.different(option -> Option.when(option.equals(new Go(2)), "same")))
                .containsExactly(new Go(1), new Go(1), new Go(2));
    }
}
