package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.BattlePoints;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

/** STK and END: no move, and the end. */
class EndTest {

    @Test
    @Proof({"STK-1", "RUL-17"})
    void theOpponentOfAStuckPlayerMayRemoveACharacterOrSpare() {
        Now now = Battlefield.of("12: S^ .. J^", "6: s>").roll(2);
        assertThat(now.asked()).isEqualTo("P2");
        assertThat(now.options()).containsExactly("remove a12", "remove c12", "spare");
        Now removed = now.play("remove c12");
        assertThat(removed.at("c12")).isEqualTo("..");
        assertThat(removed.table().active()).isEqualTo(1);
        assertThat(now.play("spare").all("a12", "c12")).containsExactly("S^", "J^");
        assertThat(now.play("spare").table().active()).isEqualTo(1);
        assertThat(now.play("spare").happened()).startsWith("Spared");
    }

    @Test
    @Proof("STK-3")
    void takingFromThePadEndsTheTurnWithoutARoll() {
        Now now = Battlefield.of("1: .. .. s^ .. s^").pad(0, "--J-T").start();
        assertThat(now.options()).containsExactly("take 3", "take 5", "spare");
        Now taken = now.play("take 5");
        assertThat(taken.table().reserves().pad(0).has(5)).isFalse();
        assertThat(taken.table().active()).isEqualTo(1);
        assertThat(taken.asked()).isEqualTo("chance");
        assertThat(now.play("spare").table().reserves().pad(0).size()).isEqualTo(2);
        assertThat(now.play("spare").happened()).startsWith("Spared");
    }

    @Test
    @Proof("END-1")
    void whoHasLostAllCharactersHasLost() {
        Now now = Battlefield.of("6: S> .. s<").pad(1, "-----").roll(1).play("shoot a6");
        assertThat(now.result().why()).isEqualTo("destroyed");
        assertThat(now.result().isWinner(PlayerId.of(0))).isTrue();
        Now reserves = Battlefield.of("6: S> .. s<").pad(1, "S----").roll(1).play("shoot a6");
        assertThat(reserves.turn().isOver()).isFalse();
    }

    @Test
    @Proof("END-2")
    void whoIsRemovedNeverComesBack() {
        Now now = Battlefield.of("12: S^ .. J^", "6: s>").pad(0, "S----").roll(2);
        Now removed = now.play("remove c12");
        assertThat(removed.table().left(0)).isEqualTo(2);
        assertThat(removed.table().lost(0)).isEqualTo(8);
        assertThat(removed.table().reserves().pad(0).size()).isEqualTo(1);
        assertThat(removed.table().reserves().hand(0)).isEmpty();
    }

    @Test
    @Proof("RUL-19")
    void whenTheOnlyOneThatMayMoveIsGoneThePlayerIsStuck() {
        // c6 is bound. The tank takes it with a shot through it.
        Now gone =
                Battlefield.of("6: T> .. S^ .. s^", "2: J>").bound("c6").roll(2).play("shoot a6");
        assertThat(gone.at("c6")).isEqualTo("..");
        assertThat(gone.happened()).endsWith("CharacterLost", "CharacterLost", "Stuck");
        assertThat(gone.asked()).isEqualTo("P2");
        assertThat(gone.options()).containsExactly("remove a2", "remove a6", "spare");
    }

    @Test
    @Proof("RUL-19")
    void whenNobodyIsLeftOnTheIslandTheRollIsLostButAZeroIsNot() {
        // The blast of c6 touches b7, whose blast takes the shooter itself.
        Battlefield field = Battlefield.of("8: .. .. .. .. .. s^", "7: .. ##", "6: S> .. ## ..")
                .pad(0, "S----");
        Now now = field.roll(3).play("shoot a6", "live", "live");
        assertThat(now.happened()).contains("CharacterLost", "TurnEnded").doesNotContain("Stuck");
        assertThat(now.table().active()).isEqualTo(1);
        Now zero = field.roll(0).play("shoot a6", "live", "live");
        assertThat(zero.options()).containsExactly("advance 1", "pad");
        Now pad = field.padNamed().roll(2).play("shoot a6", "live", "live");
        assertThat(pad.options()).containsExactly("slide left", "slide right");
    }

    @Test
    @Proof("RUL-20")
    void theEndIsLookedForOnlyAfterTheWholeChain() {
        // The first block takes P2's last character, the touched one P1's.
        Now now = Battlefield.of("7: .. ## .. s^", "6: S> .. ## ..")
                .emptyPads()
                .roll(2)
                .play("shoot a6", "live");
        assertThat(now.turn().isOver()).isFalse();
        assertThat(now.play("live").result().why()).isEqualTo("both-destroyed");
        assertThat(now.play("safe").result().why()).isEqualTo("destroyed");
        assertThat(now.play("safe").result().isWinner(PlayerId.of(0))).isTrue();
    }

    @Test
    @Proof("RUL-20")
    void aShotAndAFreeRemovalCanEndTheGame() {
        Now now = Battlefield.of("6: T> .. .. .. t<").emptyPads().roll(1).play("shoot a6");
        assertThat(now.result().why()).isEqualTo("destroyed");
        Now free = Battlefield.of("12: S^", "6: s>").emptyPads().roll(2).play("remove a12");
        assertThat(free.result().isWinner(PlayerId.of(1))).isTrue();
    }

    @Test
    @Proof("RUL-21")
    void twoHundredTurnsWithoutProgressAreADraw() {
        Battlefield field =
                Battlefield.of("6: S> .. .. .. s^", "3: J> .. .. j^").quiet(199);
        Now now = field.roll(4);
        Now quiet = now.play("a6 left", "end");
        assertThat(quiet.result().why()).isEqualTo("no-progress");
        assertThat(quiet.result().winners()).isEmpty();
        Now progress = now.play("shoot a3", "a3 forward");
        assertThat(progress.turn().isOver()).isFalse();
        assertThat(progress.table().quiet()).isZero();
        Now arrived = field.roll(0).play("advance 1", "roll 1");
        assertThat(arrived.table().quiet()).isEqualTo(-1);
        assertThat(field.quiet(198).roll(4).play("a6 left", "end").table().quiet())
                .isEqualTo(199);
    }

    @Test
    @Proof("RUL-21")
    void theNumberOfQuietTurnsIsASetting() {
        Battlefield field = Battlefield.of("6: S> .. .. .. .. .. ..", "3: .. .. .. j^");
        assertThat(field.rules("quiet=1").roll(4).play("a6 left").result().why())
                .isEqualTo("no-progress");
        Now never = field.rules("quiet=0").roll(4).play("a6 left");
        assertThat(never.turn().isOver()).isFalse();
        assertThat(never.table().quiet()).isZero();
    }

    @Test
    @Proof({"RUL-22", "RUL-31"})
    void afterTheLastTurnTheHigherScoreWins() {
        Battlefield field = Battlefield.of("6: S> .. .. .. .. .. ..", "3: .. .. .. j^");
        Now now = field.rules("turns=1").pad(0, "J----").pad(1, "S----").roll(4).play("a6 left");
        // 2 + 2 x 3 against 3 + 2 x 2.
        assertThat(BattlePoints.strength(now.table(), 0)).isEqualTo(8);
        assertThat(BattlePoints.strength(now.table(), 1)).isEqualTo(7);
        assertThat(now.result().why()).isEqualTo("turn-limit");
        assertThat(now.result().isWinner(PlayerId.of(0))).isTrue();
        Now behind =
                field.rules("turns=1").pad(0, "-----").pad(1, "-----").roll(4).play("a6 left");
        assertThat(behind.result().isWinner(PlayerId.of(1))).isTrue();
        Now draw =
                Battlefield.of("6: S> .. ..", "3: s^").rules("turns=1").roll(2).play("a6 left");
        assertThat(draw.result().winners()).isEmpty();
        assertThat(field.rules("turns=2").roll(4).play("a6 left").turn().isOver())
                .isFalse();
    }

    @Test
    @Proof("RUL-28")
    void fiveLossesMayBeEnough() {
        Battlefield field = Battlefield.of("6: S> .. s<", "8: s^ s^ s^ s^ s^").pad(1, "-----");
        Now now = field.rules("losses=5").roll(1).play("shoot a6");
        assertThat(now.result().isWinner(PlayerId.of(0))).isTrue();
        assertThat(field.roll(1).play("shoot a6").turn().isOver()).isFalse();
        assertThat(field.rules("losses=6").roll(1).play("shoot a6").turn().isOver())
                .isFalse();
    }

    @Test
    @Proof("RUL-29")
    void withoutPadsAZeroOffersOnlyTheChangeOfDirection() {
        Now now = Battlefield.of("6: S> .. .. s^").emptyPads().rules("pads=no").roll(0);
        assertThat(now.options()).containsExactly("turn a6 left", "turn a6 right");
    }

    @Test
    @Proof("RUL-31")
    void thePointsOfABattle() {
        Now won = Battlefield.of("6: S> .. s<", "2: T^")
                .pad(0, "-J---")
                .pad(1, "-----")
                .roll(1)
                .play("shoot a6");
        assertThat(BattlePoints.of(won.table(), won.result(), PlayerId.of(0))).isEqualTo(2 + 4 + 2 * 3 + 10);
        assertThat(BattlePoints.of(won.table(), won.result(), PlayerId.of(1))).isZero();
        Now drawn =
                Battlefield.of("7: .. .. t^", "6: S> ## ..").emptyPads().roll(1).play("live");
        assertThat(BattlePoints.of(drawn.table(), drawn.result(), PlayerId.of(0)))
                .isEqualTo(5);
        assertThat(BattlePoints.of(drawn.table(), drawn.result(), PlayerId.of(1)))
                .isEqualTo(5);
        BattleTable most = Battlefield.of("1: S^ S^ S^ S^ S^").pad(0, "JJJTT").table();
        assertThat(BattlePoints.strength(most, 0)).isEqualTo(10 + 2 * 17);
    }
}
