package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.event.TurnEvents.CountdownBegan;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.rules.Scoring;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** PHS and WIN: the countdown and the end. */
class EndOfGameTest {

    /** Everybody does nothing until the game is over. */
    private static FogPlay passed(FogPlay play) {
        FogPlay now = play;
        while (!now.options().equals("over")) {
            now = now.go(now.options().startsWith("done") ? "done" : "none");
        }
        return now;
    }

    @Test
    @Proof({"PHS-1", "PHS-2", "RUL-20"})
    void theCountdownBeginsAfterTheTurnOfTheLastTileWithFiveTurnsEach() {
        FogPlay last = FogScene.of(3).fillBut("C1").at("m13 *1").turnOf(1).go("tile cliffs");
        assertThat(last.table().isCountdown()).isFalse();
        FogPlay begun = last.go("done").expectAsked(2);
        assertThat(begun.table().turnsLeft(0)).isEqualTo(5);
        assertThat(begun.table().turnsLeft(1)).isEqualTo(5);
        FogPlay over = passed(begun);
        assertThat(over.happened(FogTurnEnded.class)).isEqualTo(1 + 15);
        assertThat(over.events.filter(FogTurnEnded.class::isInstance).last())
                .isEqualTo(new FogTurnEnded(PlayerId.of(0)));
    }

    @Test
    @Proof("RUL-20")
    void inTheVariantTheCountdownHasFiveTurnsAltogether() {
        FogScene scene =
                FogScene.of(3, FogVariant.SHARED_COUNTDOWN).fillBut("C1").at("m13 *1");
        FogPlay over = passed(scene.turnOf(1).go("tile cliffs"));
        assertThat(over.happened(FogTurnEnded.class)).isEqualTo(1 + 5);
    }

    @Test
    @Proof("RUL-20")
    void tenQuietRoundsBeginTheCountdownToo() {
        FogPlay before = FogScene.of(2).quietTurns(18).unitsOf(1).go("done");
        assertThat(before.table().isCountdown()).isFalse();
        FogPlay after = before.go("done");
        assertThat(after.only(CountdownBegan.class).fogGone()).isFalse();
        FogScene three = FogScene.of(FogRuleset.standard(2).withQuietRounds(3)).quietTurns(5);
        assertThat(three.unitsOf(1).go("done").table().isCountdown()).isTrue();
        FogScene never = FogScene.of(FogRuleset.standard(2).withQuietRounds(0)).quietTurns(1000);
        assertThat(never.unitsOf(1).go("done").table().isCountdown()).isFalse();
        // A tile makes it loud again.
        FogScene loud = FogScene.of(2).quietTurns(19).at("m13 *1");
        assertThat(loud.turnOf(1).go("tile cove", "B1", "done").table().clock().quietTurns())
                .isZero();
    }

    @Test
    @Rule("RUL-20")
    void aRoundIsAsManyTurnsAsThereAreUndefeatedPlayers() {
        FogPlay over = passed(FogScene.of(3).quietTurns(19).at("x2 Rb1").turnOf(1));
        assertThat(over.table().isUndefeated(1)).isFalse();
        assertThat(over.only(CountdownBegan.class).fogGone()).isFalse();
        assertThat(over.happened(FogTurnEnded.class)).as("ten rounds of two").isEqualTo(1 + 10);
    }

    @Test
    @Rule("RUL-20")
    void whileSomebodyHasAUnitOrTwoCoinsItIsNoStandstill() {
        FogRuleset never = FogRuleset.standard(2).withQuietRounds(0);
        Array<String> noIncome = Array.of("b2 -", "x24 -", "d2 F1", "b4 F1", "x22 F2", "v24 F2");
        FogScene poor = FogScene.of(never).at(noIncome.toJavaArray(String[]::new));
        poor.coins(1, 1).turnOf(1).expect("over");
        FogPlay rich = poor.coins(1, 1).turnOf(1).go("none", "none", "none");
        rich.expectAsked(1).expect("none | basic");
        assertThat(rich.table().isCountdown()).isFalse();
        FogScene manned =
                FogScene.of(never).at(noIncome.toJavaArray(String[]::new)).at("x24 Bb1");
        FogPlay blue = manned.turnOf(1).expectAsked(2);
        assertThat(blue.table().isCountdown()).isFalse();
    }

    @Test
    @Proof("RUL-20")
    void aStandstillEndsTheGameEvenWithoutTheGuard() {
        for (int rounds : new int[] {0, FogRuleset.MOST_QUIET_ROUNDS}) {
            FogScene scene = FogScene.of(FogRuleset.standard(4).withQuietRounds(rounds))
                    .at("b2 -", "x2 -", "x24 -", "b24 -")
                    .at("d2 F1", "b4 F1", "v2 F2", "x4 F2", "x22 F3", "v24 F3", "b22 F4", "d24 F4");
            FogPlay over = scene.turnOf(1).expect("over");
            assertThat(over.only(CountdownBegan.class).fogGone()).isFalse();
            // With one coin of income somebody is asked again sooner or later.
            scene.at("d24 C4").turnOf(1).expectAsked(4);
        }
    }

    @Test
    @Proof("PHS-2")
    void whoeverIsDefeatedInTheCountdownIsNotWaitedFor() {
        FogScene scene = FogScene.of(3).fillBut().countdown().at("x2 Rb1");
        FogPlay fallen = scene.turnOf(1);
        assertThat(fallen.table().isUndefeated(1)).isFalse();
        assertThat(passed(fallen).happened(FogTurnEnded.class)).isEqualTo(10);
    }

    @Test
    @Proof({"WIN-2", "RUL-22"})
    void everyBuildingCountsOneAndTheLighthouseThreeMore() {
        FogScene scene = FogScene.of(2).fillBut().countdown().at("m13 *2", "d2 F1");
        assertThat(Scoring.points(scene.table(), 0)).isEqualTo(3);
        assertThat(Scoring.points(scene.table(), 1)).isEqualTo(7);
        FogPlay over = passed(scene.turnOf(1));
        assertThat(over.result().winners()).containsExactly(PlayerId.of(1));
        assertThat(over.result().why()).isEqualTo("most-buildings");
    }

    @Test
    @Proof("RUL-22")
    void defeatedPlayersDoNotScore() {
        FogPlay over = passed(FogScene.of(3).fillBut().countdown().at("x2 Rb1").turnOf(1));
        assertThat(over.result().winners()).containsExactly(PlayerId.of(0));
        assertThat(over.result().utilities()).containsExactly(1.0, -0.5, -0.5);
    }

    @Test
    @Proof("RUL-21")
    void equalPointsShareTheWinUnlessTheVariantBreaksTies() {
        FogPlay shared = passed(FogScene.of(3).fillBut().countdown().coins(2, 1).turnOf(1));
        assertThat(shared.result().winners()).hasSize(3);
        assertThat(shared.result().utilities()).containsOnly(0.0);
        FogScene two =
                FogScene.of(3).fillBut().countdown().at("d2 F1").tokens(1, 3).tokens(2, 3);
        assertThat(passed(two.turnOf(1)).result().utilities()).containsExactly(0.25, 0.25, -0.5);
        FogPlay coins = passed(FogScene.of(3, FogVariant.BROKEN_TIES)
                .fillBut()
                .countdown()
                .coins(2, 1)
                .turnOf(1));
        assertThat(coins.result().winners()).containsExactly(PlayerId.of(1));
        FogPlay both = passed(FogScene.of(3, FogVariant.BROKEN_TIES)
                .fillBut()
                .countdown()
                .coins(2, 1)
                .at("x25 -", "v25 Be1")
                .turnOf(1));
        assertThat(both.result().winners()).as("coins come before figures").containsExactly(PlayerId.of(1));
        FogPlay figures = passed(FogScene.of(3, FogVariant.BROKEN_TIES)
                .fillBut()
                .countdown()
                .at("x25 -", "v25 Be1")
                .turnOf(1));
        assertThat(figures.result().winners()).containsExactly(PlayerId.of(2));
    }
}
