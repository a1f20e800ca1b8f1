package io.github.casemate.ai.arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {

    @Test
    void twoNumbersAreEnough() {
        assertThat(Sprt.read("0,20")).isEqualTo(new Sprt(0, 20, 0.05, 0.05, 16)).isEqualTo(Sprt.of(0, 20));
        assertThat(Sprt.read(" -5 , 2.5")).isEqualTo(Sprt.of(-5, 2.5));
    }

    @Test
    void whatIsWrittenIsRead() {
        for (Sprt test : new Sprt[] {Sprt.of(0, 20), new Sprt(-7.5, 3, 0.01, 0.2, 1)}) {
            assertThat(Sprt.read(test.text())).isEqualTo(test);
        }
        assertThat(Sprt.of(0, 20).text()).isEqualTo("0,20,0.05,0.05,16");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "20",
                "20,0",
                "5,5",
                "a,b",
                "0,20,0.05",
                "0,20,0.05,0.05",
                "0,20,0.05,0.05,16,1",
                "0,20,0.05,0.05,0",
                "0,20,0,0.05,16",
                "0,20,0.05,0.5,16",
                "NaN,20",
                "0,NaN",
                "0,Infinity",
                "-3000,0",
                "0,20,NaN,0.1,16",
                "0,20,0.05,0.05,1.5",
                "0;20",
                "0,20,0.05,0.05,99999999999"
            })
    void whatIsNotATestIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sprt.read(text))
                .satisfies(refused -> assertThat(refused.getMessage()).matches("(a test|the chances) .*"));
    }

    @Test
    void whatIsRefusedIsQuotedInPart() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sprt.read("9".repeat(100_000) + "x"))
                .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(400));
    }
}
