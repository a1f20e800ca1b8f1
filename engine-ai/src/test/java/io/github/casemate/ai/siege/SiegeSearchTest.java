package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiegeSearchTest {

    private final IslandSiege game =
            IslandSiege.of(Ruleset.secondEdition(2).with("captains").withTurnLimit(40));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void theNumberOfThreadsChangesNothing(int threads) {
        var search = SiegeBots.of(game).ismcts().trees(4);
        var alone = search.newBot();
        var together = search.threads(threads).newBot();
        var match = Match.of(game, 11);
        for (int n = 0; n < 25; n++) {
            Analysis<Action> expected = alone.analyse(Decision.of(match, SplitMix64.of(5, n), Budget.iterations(41)));
            assertThat(together.analyse(Decision.of(match, SplitMix64.of(5, n), Budget.iterations(41))))
                    .isEqualTo(expected);
            match = match.play(expected.best().action());
        }
    }
}
