package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.captains.CaptainsModule;
import io.github.casemate.expansions.coquina.CoquinaModule;
import io.github.casemate.expansions.ghost.GhostCaptainModule;
import io.github.casemate.expansions.monuments.MonumentsModule;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.laws.ForgeryRun;
import org.junit.jupiter.api.Test;

/** Forged states of games with modules: those that are let in can be played. */
class ForgedModuleStatesTest {

    private static final int FORGERIES = Integer.getInteger("casemate.forgeries", 6_000);

    private static final String[] ALL = {RampartsModule.ID, CoquinaModule.ID, CaptainsModule.ID, MonumentsModule.ID};

    @Test
    @Rule({"LAW-1", "LAW-2", "LAW-3", "LAW-6", "LAW-11"})
    void whatIsLetInCanBePlayed() {
        ForgeryRun run = new ForgeryRun(
                Long.getLong("casemate.seed", 1L),
                Ruleset.secondEdition(2).with(ALL),
                Ruleset.secondEdition(4).with(ALL),
                Ruleset.secondEdition(3).with("flotsam", MonumentsModule.ID),
                Ruleset.solo(GhostCaptainModule.ID),
                Ruleset.solo(GhostCaptainModule.ID).with(ALL));
        run.forge(FORGERIES);
        System.out.println(run.report());
        assertThat(run.accepted()).isGreaterThan(FORGERIES / 5);
        assertThat(run.unforeseen()).isZero();
    }
}
