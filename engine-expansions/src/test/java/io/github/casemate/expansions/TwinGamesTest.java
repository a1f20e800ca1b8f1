package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.expansions.captains.CaptainsModule;
import io.github.casemate.expansions.ghost.GhostCaptainModule;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.laws.PlayedGames;
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

    private static final int TURN_LIMIT = 160;

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
        long each = POSITIONS / rulesets.size() + 1;
        TwinRun run = new TwinRun();
        for (Ruleset ruleset : rulesets) {
            IslandSiege game = IslandSiege.of(ruleset.withTurnLimit(TURN_LIMIT));
            run.look(game, PlayedGames.of(game, Integer.MAX_VALUE), each);
            if (ruleset.modules().contains(CaptainsModule.ID)) {
                run.look(game, PlayedGames.from(game, fewCaptains(game), Integer.MAX_VALUE), each / 4);
            }
        }
        System.out.println(run.positions() + " twin positions of " + rulesets.size() + " rulesets, "
                + run.singleAnswers() + " of them with a single answer of somebody else");

        assertThat(rulesets).hasSize(66);
        assertThat(run.positions()).isGreaterThanOrEqualTo(POSITIONS);
        assertThat(run.singleAnswers()).isPositive();
    }

    /** Hands of captains that cannot always be played, and none to draw: what random games hardly come to. */
    private static Start<GameState<Table>> fewCaptains(IslandSiege game) {
        return new Start<>(
                "few captains",
                Scene.of(game)
                        .player(1, side -> side.hand("breach", "stowaway", "prison"))
                        .player(2, side -> side.hand("undermine", "sabotage", "twin-target"))
                        .with(table -> table.changeDeck(
                                CaptainsModule.DECK,
                                deck -> deck.withUndrawn(Pile.EMPTY)
                                        .withRemoved(deck.undrawn().known())))
                        .actionOf(1)
                        .state());
    }
}
