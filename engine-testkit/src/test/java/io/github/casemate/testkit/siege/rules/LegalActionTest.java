package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is listed is accepted, always with the same result, and the state that it is applied to stays as it was. */
class LegalActionTest {

    private static final String QUESTIONS = "io.github.casemate.testkit.siege.rules.ForgedActionTest#questions";

    /** There can be thousands of outcomes; so many of them are tried. */
    private static final int OUTCOMES = 20;

    @ParameterizedTest
    @MethodSource(QUESTIONS)
    @Proof({"LAW-4", "LAW-5"})
    void whatIsListedIsAcceptedWithTheSameResultEachTime(SceneGame play) {
        for (Action action : possible(play)) {
            var first = play.game().apply(play.state(), action);
            assertThat(play.game().apply(play.state(), action)).isEqualTo(first);
            assertThat(play.game().tryApply(play.state(), action).toOption()).contains(first);
        }
    }

    @ParameterizedTest
    @MethodSource(QUESTIONS)
    @Proof("LAW-4")
    void theStateThatAnActionIsAppliedToStaysAsItWas(SceneGame play) {
        String before = play.state().toString();
        int hash = play.state().hashCode();
        Seq<Action> possible = possible(play);
        for (Action action : possible) {
            play.game().apply(play.state(), action);

            assertThat(play.state().toString()).isEqualTo(before);
            assertThat(play.state().hashCode()).isEqualTo(hash);
            assertThat(possible(play)).isEqualTo(possible);
        }
    }

    private static Seq<Action> possible(SceneGame play) {
        return play.turn().isChance()
                ? play.game().chance(play.state()).outcomes().take(OUTCOMES).toArray()
                : play.options();
    }
}
