package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RejectionTest {

    @Test
    void readsAsASentenceWithItsCode() {
        Rejection rejection = Rejection.of("column-full", "The column is full.");
        assertThat(rejection.rule()).isEqualTo(Option.none());
        assertThat(rejection).hasToString("The column is full. (column-full)");
    }

    @Test
    void namesTheRuleThatForbids() {
        Rejection rejection = Rejection.of("fort-full", "The fort is full.", "BLD-3");
        assertThat(rejection.code()).isEqualTo("fort-full");
        assertThat(rejection.sentence()).isEqualTo("The fort is full.");
        assertThat(rejection.rule()).isEqualTo(Option.some("BLD-3"));
        assertThat(rejection).hasToString("The fort is full. [BLD-3] (fort-full)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                Rejection.NOT_YOUR_TURN,
                Rejection.GAME_OVER,
                Rejection.NOT_AN_OPTION,
                Rejection.IMPOSSIBLE_OUTCOME,
                Rejection.INCOMPLETE_LOG,
                "a",
                "a-to-z",
                "0-to-9",
                "rule-7",
                "3-in-a-row"
            })
    void takesACodeInKebabCase(String code) {
        assertThat(Rejection.of(code, "No.").code()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "Full",
                "columnFull",
                "column_full",
                "column full",
                "-full",
                "full-",
                "a--b",
                "voll-ä",
                "tick`",
                "brace{",
                "slash/",
                "colon:",
                "a\n"
            })
    void refusesAnyOtherCode(String code) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rejection.of(code, "No."))
                .withMessage("a rejection's code is kebab-case, not '" + code.replace("\n", "\\n") + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\t"})
    void refusesToSayNothing(String sentence) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rejection.of("column-full", sentence))
                .withMessage("the rejection 'column-full' has no sentence");
    }

    @Test
    void keepsItsCodesFromReleaseToRelease() {
        assertThat(Rejection.NOT_YOUR_TURN).isEqualTo("not-your-turn");
        assertThat(Rejection.GAME_OVER).isEqualTo("game-over");
        assertThat(Rejection.NOT_AN_OPTION).isEqualTo("not-an-option");
        assertThat(Rejection.IMPOSSIBLE_OUTCOME).isEqualTo("impossible-outcome");
        assertThat(Rejection.INCOMPLETE_LOG).isEqualTo("incomplete-log");
    }

    @Test
    void isCarriedByTheExceptionForAnIllegalAction() {
        Rejection rejection = Rejection.of("fort-full", "The fort is full.", "BLD-3");
        IllegalActionException exception = new IllegalActionException(rejection);
        assertThat(exception.rejection()).isSameAs(rejection);
        assertThat(exception).hasMessage("The fort is full. [BLD-3] (fort-full)");
    }
}
