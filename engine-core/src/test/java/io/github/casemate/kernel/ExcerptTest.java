package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExcerptTest {

    @Test
    void aShortTextIsQuotedAsItIs() {
        assertThat(Excerpt.of("Fort Caroline, 1564: \u00e9\u00e8 \u6d77 \ud83c\udff0"))
                .isEqualTo("Fort Caroline, 1564: \u00e9\u00e8 \u6d77 \ud83c\udff0");
        assertThat(Excerpt.of("x".repeat(200))).isEqualTo("x".repeat(200));
        assertThat(Excerpt.of("")).isEmpty();
    }

    @Test
    void aLongTextIsCutAndSaysSo() {
        assertThat(Excerpt.of("x".repeat(201))).isEqualTo("x".repeat(197) + "...");
        assertThat(Excerpt.of("x".repeat(100_000), 10)).isEqualTo("xxxxxxx...");
        assertThat(Excerpt.of("x".repeat(10), 10)).isEqualTo("x".repeat(10));
        assertThat(Excerpt.of("abcd", 3)).isEqualTo("...");
    }

    @Test
    void threePartsFitAMessage() {
        assertThat(Excerpt.part("x".repeat(61))).isEqualTo("x".repeat(57) + "...");
        assertThat(3 * Excerpt.part("x".repeat(61)).length()).isLessThanOrEqualTo(Excerpt.MOST);
    }

    @Test
    void whatATerminalWouldObeyIsWrittenOut() {
        assertThat(Excerpt.of("a\u001b[2Jb\r\n\tc\u0000\u0007\u007f\u009b1m"))
                .isEqualTo("a\\u001b[2Jb\\r\\n\\tc\\u0000\\u0007\\u007f\\u009b1m");
        assertThat(Excerpt.of("a\u2028b\u2029c\u202ed\u2066e\u0085"))
                .isEqualTo("a\\u2028b\\u2029c\\u202ed\\u2066e\\u0085");
    }

    @Test
    void charactersAreNeverHalved() {
        String castles = "\ud83c\udff0".repeat(100);
        assertThat(Excerpt.of(castles)).isEqualTo(castles);
        assertThat(Excerpt.of("x" + castles))
                .isEqualTo("x" + "\ud83c\udff0".repeat(98) + "...")
                .hasSize(200);
        assertThat(Excerpt.of(castles + "x"))
                .isEqualTo("\ud83c\udff0".repeat(98) + "...")
                .hasSize(199);
        assertThat(Excerpt.of("\ud83cx\udff0")).isEqualTo("\\ud83cx\\udff0");
        assertThat(Excerpt.of("\u001b\u001b", 11)).isEqualTo("\\u001b...");
    }

    @Test
    void anythingCanBeQuoted() {
        assertThat(Excerpt.of(null)).isEqualTo("null");
        assertThat(Excerpt.of(PlayerId.of(1))).isEqualTo("P2");
    }

    @Test
    void anExcerptHasRoomForItsDots() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Excerpt.of("x", 2))
                .withMessageContaining("not 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb",
                "\u001b",
                "\u0085",
                "\u2028",
                "\u202a",
                "\u202e",
                "\u2066",
                "\u2069",
                "\ud83c",
                "\udff0\ud83c"
            })
    void suchTextsAreNotPlain(String text) {
        assertThat(Excerpt.isPlain(text)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Fort", "caf\u00e9", "\ud83c\udff0", "\u200c", "x y"})
    void suchTextsArePlain(String text) {
        assertThat(Excerpt.isPlain(text)).isTrue();
    }

    @Test
    void anObjectThatCannotTellItsTextIsQuotedByItsClass() {
        class Mute {
            @Override
            public String toString() {
                throw new AssertionError("no comment");
            }
        }
        class Deep {
            @Override
            public String toString() {
                return "deeper: " + this;
            }
        }
        class Blank {
            @Override
            @SuppressWarnings({"NullAway", "ToStringReturnsNull"})
            public String toString() {
                return null;
            }
        }
        assertThat(Excerpt.of(new Mute())).isEqualTo(Mute.class.getName());
        assertThat(Excerpt.of(new Deep())).isEqualTo(Deep.class.getName());
        assertThat(Excerpt.of(new Blank())).isEqualTo("null");
    }
}
