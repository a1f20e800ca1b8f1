package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Whole games of scripted bots. */
class ScriptedBotProperties {

    private static final Array<String> EXPANSIONS = Array.of("ramparts", "coquina", "captains", "monuments");

    @Test
    void itBeatsUniformPlayNearlyAlways() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(200));

        assertThat(BotMatches.won(game, 200)).isGreaterThan(194);
    }

    @Test
    void itBeatsSeveralUniformPlayersMoreOftenThanNot() {
        assertThat(BotMatches.won(IslandSiege.of(Ruleset.secondEdition(3).withTurnLimit(200)), 30))
                .isGreaterThan(24);
        assertThat(BotMatches.won(IslandSiege.of(Ruleset.secondEdition(4).withTurnLimit(200)), 30))
                .isGreaterThan(22);
    }

    @Test
    void itPlaysEveryCombinationOfExpansionsWithAnyNumberOfPlayers() {
        int played = 0;
        for (int combination = 0; combination < 1 << EXPANSIONS.size(); combination++) {
            int chosen = combination;
            String[] modules = EXPANSIONS
                    .zipWithIndex()
                    .filter(pair -> (chosen >>> pair._2 & 1) == 1)
                    .map(pair -> pair._1)
                    .toJavaArray(String[]::new);
            int players = 2 + combination % 3;
            IslandSiege game =
                    IslandSiege.of(Ruleset.secondEdition(players).with(modules).withTurnLimit(40));
            assertThat(BotMatches.played(game, combination, Vector.fill(players, () -> new ScriptedBot()))
                            .isOver())
                    .isTrue();
            played++;
        }
        assertThat(played).isEqualTo(16);
    }

    @Test
    void itPlaysAgainstTheGhostCaptain() {
        IslandSiege alone = IslandSiege.of(Ruleset.solo("ghost-captain").withTurnLimit(100));
        IslandSiege all = IslandSiege.of(Ruleset.solo("ghost-captain")
                .with(EXPANSIONS.toJavaArray(String[]::new))
                .withTurnLimit(100));
        for (int seed = 0; seed < 10; seed++) {
            assertThat(BotMatches.played(alone, seed, Vector.fill(2, () -> new ScriptedBot()))
                            .isOver())
                    .isTrue();
            assertThat(BotMatches.played(all, seed, Vector.fill(2, () -> new ScriptedBot()))
                            .isOver())
                    .isTrue();
        }
    }

    @Test
    void itPlaysTheFirstEdition() {
        IslandSiege game = IslandSiege.of(Ruleset.firstEdition().withTurnLimit(100));

        assertThat(BotMatches.won(game, 10)).isGreaterThan(8);
    }
}
