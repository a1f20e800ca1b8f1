package io.github.casemate.testkit.siege.golden;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.GoldenTexts;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games as they were played once. A change that is wanted is written again: see CONTRIBUTING. */
@Rule("LAW-9")
class GoldenGamesTest {

    @Test
    void oneGameIsWrittenOutInFull() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        assertThat(GameText.full(game, played(game, 3)))
                .isEqualTo(GoldenTexts.text("full-2-players.txt", () -> GameText.full(game, played(game, 3))));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2, 11",
        "1, 2, 12",
        "2, 2, 13",
        "2, 2, 14",
        "2, 3, 15",
        "2, 3, 16",
        "2, 3, 17",
        "2, 4, 18",
        "2, 4, 19"
    })
    void nineMoreAreWrittenWithDigests(int edition, int players, long seed) {
        IslandSiege game = IslandSiege.of(edition == 1 ? Ruleset.firstEdition() : Ruleset.secondEdition(players));
        String name = "edition-" + edition + "-players-" + players + "-seed-" + seed + ".txt";
        String now = GameText.brief(game, played(game, seed));
        assertThat(now).isEqualTo(GoldenTexts.text(name, () -> now));
    }

    /** With two players and the same cards the editions are one game. */
    @Test
    @Proof("LAW-15")
    void theEditionsPlayAlikeActionForAction() {
        IslandSiege first = IslandSiege.of(Ruleset.firstEdition());
        IslandSiege second = IslandSiege.of(Ruleset.secondEdition(2));
        for (long seed = 0; seed < 5_000; seed++) {
            Playthrough<GameState<Table>, Action, Event<Table>> one = played(first, seed);
            Playthrough<GameState<Table>, Action, Event<Table>> other = played(second, seed);
            assertThat(one.actions()).isEqualTo(other.actions());
            assertThat(one.last()).isEqualTo(other.last());
            assertThat(one.steps().flatMap(step -> step.transition().events()))
                    .isEqualTo(other.steps().flatMap(step -> step.transition().events()));
        }
    }

    private static Playthrough<GameState<Table>, Action, Event<Table>> played(IslandSiege game, long seed) {
        Playthroughs<GameState<Table>, Action, Event<Table>> playthroughs = Playthroughs.of(game);
        return playthroughs.played(playthroughs.starts().head(), seed, 120);
    }
}
