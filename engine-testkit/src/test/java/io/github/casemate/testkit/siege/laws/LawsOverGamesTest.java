package io.github.casemate.testkit.siege.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Test;

/**
 * The laws over thousands of games by mixed policies, from the beginning and from prepared starts, in both editions
 * and for every number of players.
 */
class LawsOverGamesTest {

    /**
     * Enough that every card, event, question and rejection occurs; the last line of the report says whether they
     * did.
     */
    private static final int GAMES = 2_600;

    @Test
    @Rule({
        "LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-5", "LAW-6", "LAW-7", "LAW-9", "LAW-10", "LAW-11", "LAW-12", "LAW-13",
        "LAW-14"
    })
    @Proof({"LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-9", "LAW-10", "LAW-11", "LAW-12", "LAW-13", "LAW-14"})
    void theLawsHoldOverTenThousandGames() {
        LawRun run = new LawRun();
        run.play(Ruleset.firstEdition(), GAMES);
        for (int players = 2; players <= 4; players++) {
            run.play(Ruleset.secondEdition(players), GAMES);
        }
        System.out.println(run.report());
        assertThat(run.games()).isGreaterThan(10_000);
        assertThat(run.neverOccurred()).isEmpty();
    }
}
