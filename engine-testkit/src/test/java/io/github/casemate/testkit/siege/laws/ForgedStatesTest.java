package io.github.casemate.testkit.siege.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Test;

/** Forged states of the base game: those that are let in can be played. */
class ForgedStatesTest {

    private static final int FORGERIES = Integer.getInteger("casemate.forgeries", 6_000);

    @Test
    @Rule({"LAW-1", "LAW-2", "LAW-3", "LAW-6", "LAW-11"})
    void whatIsLetInCanBePlayed() {
        ForgeryRun run = new ForgeryRun(
                Long.getLong("casemate.seed", 1L),
                Ruleset.firstEdition(),
                Ruleset.secondEdition(2),
                Ruleset.secondEdition(3),
                Ruleset.secondEdition(4));
        run.forge(FORGERIES);
        System.out.println(run.report());
        assertThat(run.accepted()).isGreaterThan(FORGERIES / 5);
        assertThat(run.unforeseen()).isZero();
    }
}
