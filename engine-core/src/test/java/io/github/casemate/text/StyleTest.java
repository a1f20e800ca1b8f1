package io.github.casemate.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import org.junit.jupiter.api.Test;

/** Colours can be read on light and on dark screens. */
class StyleTest {

    /** What is asked of large or bold letters. */
    private static final double ENOUGH = 3.0;

    private static final int BLACK = 16;
    private static final int WHITE = 231;

    @Test
    void namedColoursCanBeReadOnBlackAndOnWhite() {
        PlayerId.first(4)
                .map(Style::seat)
                .append(Style.SEA)
                .append(Style.GOLD)
                .append(Style.ALARM)
                .forEach(style -> {
                    assertThat(contrast(style.foreground(), BLACK))
                            .as("%s on black", style)
                            .isGreaterThan(ENOUGH);
                    assertThat(contrast(style.foreground(), WHITE))
                            .as("%s on white", style)
                            .isGreaterThan(ENOUGH);
                });
    }

    @Test
    void noTwoSeatsLookAlike() {
        assertThat(PlayerId.first(4).map(Style::seat)).doesNotHaveDuplicates();
    }

    private static double contrast(int one, int other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    /** The relative luminance of a colour of the cube of 6 x 6 x 6 in the palette. */
    private static double luminance(int color) {
        int cell = color - 16;
        return 0.2126 * linear(cell / 36) + 0.7152 * linear(cell / 6 % 6) + 0.0722 * linear(cell % 6);
    }

    private static double linear(int level) {
        double share = level == 0 ? 0 : (55 + 40 * level) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
