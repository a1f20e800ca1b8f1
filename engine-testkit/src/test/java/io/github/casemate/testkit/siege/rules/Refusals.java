package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.IllegalActionException;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.testkit.siege.SceneGame;

/** What every refusal has in common: a reason that can be read, and a state that nothing has happened to. */
final class Refusals {

    private Refusals() {}

    static void assertRefused(SceneGame play, Action action, String code, String rule) {
        Rejection rejection = assertRefused(play, action);
        assertThat(rejection.code()).isEqualTo(code);
        assertThat(rejection.rule()).containsExactly(rule);
        assertThat(rejection.sentence())
                .matches("[A-Z].*\\.")
                .hasSizeLessThan(160)
                .doesNotContain("null", "@", "  ", "Optional", "Some(");
    }

    static Rejection assertRefused(SceneGame play, Action action) {
        String before = play.state().toString();
        int hash = play.state().hashCode();
        Rejection rejection = play.refusal(action);
        assertThatThrownBy(() -> play.does(action))
                .isInstanceOf(IllegalActionException.class)
                .hasMessageContaining(rejection.sentence());
        assertThat(play.state().toString()).isEqualTo(before);
        assertThat(play.state().hashCode()).isEqualTo(hash);
        return rejection;
    }
}
