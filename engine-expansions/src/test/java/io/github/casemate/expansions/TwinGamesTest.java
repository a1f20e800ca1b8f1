package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.ghost.GhostCaptainModule;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.siege.Rule;
import io.github.casemate.testkit.siege.laws.TwinRun;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/**
 * Two games that look the same to a player stay the same to that player, including who is asked: by both editions, with
 * two to four players, with the Ghost Captain, and with every combination of the expansions. The normal build looks at a
 * sample, {@code -Pthorough} at many more.
 */
class TwinGamesTest {

    private static final long POSITIONS = Long.getLong("casemate.twins", 20_000);

    @Test
    @Rule("LAW-7")
    void whatLooksTheSameStaysTheSameByEveryRuleset() {
        Array<Ruleset> rulesets = ExpansionLawsTest.COMBINATIONS
                .flatMap(modules -> Array.of(
                                Ruleset.secondEdition(2),
                                Ruleset.secondEdition(3),
                                Ruleset.secondEdition(4),
                                Ruleset.solo(GhostCaptainModule.ID))
                        .map(ruleset -> ruleset.with(modules.toJavaArray(String[]::new))))
                .toArray()
                .append(Ruleset.firstEdition())
                .append(Ruleset.firstEdition().with(RampartsModule.ID));
        TwinRun run = new TwinRun();
        for (Ruleset ruleset : rulesets) {
            run.play(ruleset, POSITIONS / rulesets.size() + 1);
        }
        System.out.println(run.positions() + " twin positions of " + rulesets.size() + " rulesets, "
                + run.singleAnswers() + " of them with a single answer of somebody else");

        assertThat(rulesets).hasSize(66);
        assertThat(run.positions()).isGreaterThanOrEqualTo(POSITIONS);
        assertThat(run.singleAnswers()).isPositive();
    }
}
