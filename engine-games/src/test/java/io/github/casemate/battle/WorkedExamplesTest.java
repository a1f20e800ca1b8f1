package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules reference, drawn as they are drawn there. */
class WorkedExamplesTest {

    @Test
    @Proof({"MOV-4", "MOV-5"})
    void x1AThreeGoesThreeSquaresOrTwoAndTurns() {
        Now now = Battlefield.of("6: S> .. .. ..").roll(3);
        assertThat(now.options()).containsExactly("a6 forward", "a6 left", "a6 right");
        assertThat(now.play("a6 forward").at("d6")).isEqualTo("S>");
        assertThat(now.play("a6 left").at("c6")).isEqualTo("S^");
        assertThat(now.play("a6 right").at("c6")).isEqualTo("Sv");
    }

    @Test
    @Proof({"MOV-3", "RUL-6"})
    void x2AOneGoesForwardUnasked() {
        Now now = Battlefield.of("6: S> .. .. ..").roll(1);
        assertThat(now.happened()).startsWith("Rolled", "Moved", "TurnEnded");
        assertThat(now.all("a6", "b6")).containsExactly("..", "S>");
    }

    @Test
    @Proof("MOV-9")
    void x3NoMoveEndsOnACharacter() {
        Now now = Battlefield.of("6: S> .. .. t<").roll(3);
        assertThat(now.options()).containsExactly("a6 left", "a6 right");
        assertThat(now.play("a6 left").at("c6")).isEqualTo("S^");
    }

    @Test
    @Proof({"MOV-7", "STK-2", "TRN-2"})
    void x4AShotFreesTheWay() {
        Now now = Battlefield.of("6: S> .. t< ..").roll(3);
        assertThat(now.options()).containsExactly("shoot a6", "stuck");
        assertThat(now.play("shoot a6").options()).containsExactly("a6 forward", "a6 left", "a6 right");
    }

    @Test
    @Proof("MOV-6")
    void x5AMoveForwardMayLandOnABlockButNotTurnThere() {
        Now now = Battlefield.of("6: S> .. .. ## ..").roll(3);
        assertThat(now.options()).containsExactly("a6 forward", "a6 left", "a6 right");
        assertThat(now.play("a6 forward").happened()).containsExactly("Moved", "BlockActivated");
        assertThat(now.play("a6 left").at("c6")).isEqualTo("S^");
    }

    @Test
    @Proof({"MOV-6", "MOV-7"})
    void x6ABlockBarsTheWayAndNobodyTurnsOnIt() {
        Now now = Battlefield.of("6: S> .. .. ## ..").roll(4);
        assertThat(now.happened()).containsExactly("Rolled", "Stuck");
        assertThat(now.asked()).isEqualTo("P2");
    }

    @Test
    @Proof("MOV-8")
    void x7TheEdgeLeavesTheTurns() {
        Now now = Battlefield.of("11: S^").roll(2);
        assertThat(now.options()).containsExactly("a11 left", "a11 right");
        assertThat(now.play("a11 right").at("a12")).isEqualTo("S>");
    }

    @Test
    @Proof({"MOV-8", "STK-1"})
    void x8TheWholeRollIsUsedOrTheMoveIsNotAllowed() {
        Now now = Battlefield.of("11: S^").roll(3);
        assertThat(now.asked()).isEqualTo("P2");
        assertThat(now.options()).containsExactly("remove a11", "spare");
    }

    @Test
    @Proof({"SHT-2", "SHT-9"})
    void x9AnExactHitMayBeTaken() {
        Now now = Battlefield.of("6: S> .. s<").roll(1);
        assertThat(now.options()).containsExactly("shoot a6", "a6 forward");
        assertThat(now.play("shoot a6").at("c6")).isEqualTo("..");
    }

    @Test
    @Proof({"SHT-2", "RUL-6"})
    void x10NearerThanTheRangeIsNotHit() {
        Now now = Battlefield.of("6: S> s< .. ..").roll(5);
        assertThat(now.happened()).containsExactly("Rolled", "Stuck");
    }

    @Test
    @Proof("SHT-6")
    void x11ABlockCoversWhatIsBehindIt() {
        Now now = Battlefield.of("6: T> .. ## .. t<").roll(1);
        assertThat(now.happened()).startsWith("Rolled", "Moved");
        assertThat(now.all("b6", "c6", "e6")).containsExactly("T>", "##", "t<");
    }

    @Test
    @Proof("SHT-5")
    void x12ABlockThatIsHitIsActivated() {
        Now now = Battlefield.of("6: T> .. .. .. ##").roll(1);
        assertThat(now.options()).containsExactly("shoot a6", "a6 forward");
        assertThat(now.play("shoot a6").happened()).containsExactly("Shot", "BlockActivated");
        assertThat(now.play("shoot a6").options()).containsExactly("live", "safe");
    }

    @Test
    @Proof({"SHT-7", "RUL-15", "SHT-4"})
    void x13CrossfireTakesFriendAndFoe() {
        Now now = Battlefield.of("6: T> s^ .. S^ t<").pad(0, "-----").roll(0);
        assertThat(now.options())
                .containsExactly("shoot a6", "pad", "turn a6 left", "turn a6 right", "turn d6 left", "turn d6 right");
        assertThat(now.play("shoot a6").all("a6", "b6", "d6", "e6")).containsExactly("T>", "..", "..", "..");
    }

    @Test
    @Proof("RUL-10")
    void x14AnOwnCharacterCanBeTheTarget() {
        Now now = Battlefield.of("6: T> .. s^ .. S^").bound("a6").roll(1);
        assertThat(now.options()).containsExactly("shoot a6", "a6 forward");
        assertThat(now.play("shoot a6").all("c6", "e6")).containsExactly("..", "..");
    }

    @Test
    @Proof({"RUL-26", "RUL-12"})
    void x15ShotsWithTheSameEffectAreOneOption() {
        Now now = Battlefield.of("6: .. S> .. t< .. .. S<", "4: .. .. .. S^")
                .bound("b6")
                .roll(1);
        assertThat(now.options()).containsExactly("shoot d4", "b6 forward");
        assertThat(now.play("shoot d4").at("d6")).isEqualTo("..");
    }

    @Test
    @Proof("BLK-5")
    void x16ALiveBlockTakesEverybodyAroundIt() {
        Now now = aroundTheBlock().play("shoot a6", "live");
        assertThat(now.all("c7", "d7", "c6", "d5", "a6")).containsExactly("..", "..", "..", "..", "S>");
    }

    @Test
    @Proof({"BLK-6", "BLK-4"})
    void x17ASafeBlockGoesAlone() {
        Now now = aroundTheBlock().play("shoot a6", "safe");
        assertThat(now.all("c7", "d7", "c6", "d5", "a6")).containsExactly("s^", "j^", "..", "T<", "S>");
    }

    private static Now aroundTheBlock() {
        return Battlefield.of(
                        "7: .. .. s^ j^", //
                        "6: S> .. ## ..",
                        "5: .. .. .. T<")
                .roll(2);
    }

    @Test
    @Proof({"BLK-7", "RUL-8"})
    void x18AChainHasOneLink() {
        Now shot = Battlefield.of(
                        "8: .. .. .. .. ## t^", //
                        "7: .. .. .. ## s^ ..",
                        "6: S> .. ## .. .. j^")
                .roll(1)
                .play("shoot a6");
        assertThat(shot.weight("live")).isEqualTo(6);
        assertThat(shot.weight("safe")).isEqualTo(4);
        Now touched = shot.play("live");
        assertThat(touched.weight("live")).isEqualTo(5);
        assertThat(touched.weight("safe")).isEqualTo(4);
        Now over = touched.play("live");
        assertThat(over.all("c6", "d7", "e7")).containsExactly("..", "..", "..");
        assertThat(over.all("e8", "f6", "f8")).containsExactly("##", "j^", "t^");
        assertThat(over.options()).doesNotContain("live");
    }

    @Test
    @Proof({"RUL-7", "BLK-3"})
    void x19WhoLandsOnALiveBlockIsRemoved() {
        Now now = Battlefield.of("6: S> .. ## ..", "5: .. .. .. s^").roll(2).play("a6 forward", "live");
        assertThat(now.all("a6", "c6", "d5")).containsExactly("..", "..", "..");
    }

    @Test
    @Proof("BLK-6")
    void x20WhoLandsOnASafeBlockStandsThere() {
        Now now = Battlefield.of("6: S> .. ## ..", "5: .. .. .. s^").roll(2).play("a6 forward", "safe");
        assertThat(now.all("a6", "c6", "d5")).containsExactly("..", "S>", "s^");
    }

    @Test
    @Proof({"SHT-7", "RUL-9"})
    void x21ALiveBlockTakesTheLineOfFireToo() {
        Now now = Battlefield.of("6: T> J^ .. .. ##").roll(2).play("shoot a6", "live");
        assertThat(now.all("a6", "b6", "e6")).containsExactly("T>", "..", "..");
    }

    @Test
    @Proof({"SHT-7", "RUL-9"})
    void x22ASafeBlockSavesTheLineOfFire() {
        Now now = Battlefield.of("6: T> J^ .. .. ##").roll(2).play("shoot a6", "safe");
        assertThat(now.all("a6", "b6", "e6")).containsExactly("T>", "J^", "..");
    }

    @Test
    @Proof({"ZER-1", "ZER-2", "ZER-3", "RUL-14"})
    void x23AReinforcementNeedsAFreeSquareInFront() {
        Now now = Battlefield.of("1: S^ .. ## .. ..").pad(0, "SJTSJ").roll(0);
        assertThat(now.options())
                .containsExactly("advance 2", "advance 4", "advance 5", "pad", "turn a1 left", "turn a1 right");
        Now advanced = now.play("advance 2");
        assertThat(advanced.at("b1")).isEqualTo("J^");
        assertThat(advanced.asked()).isEqualTo("chance");
        assertThat(advanced.play("roll 2").options()).containsExactly("b1 forward", "b1 left", "b1 right");
    }

    @Test
    @Proof({"ZER-4", "ZER-5"})
    void x24ThePadSlidesTheWholeNumberUnasked() {
        Now now = Battlefield.of("6: S>").padNamed().roll(5);
        assertThat(now.happened()).startsWith("Rolled", "PadSlid", "TurnEnded");
        assertThat(now.table().reserves().pad(0).centre()).isEqualTo('h' - 'a');
    }

    @Test
    @Proof("ZER-5")
    void x25ColumnsBeyondTheCornerCannotAdvance() {
        Now now = Battlefield.of().pad(0, "SJTSJ").centre(0, 'a').roll(0);
        assertThat(now.options()).containsExactly("advance 3", "advance 4", "advance 5", "pad");
    }

    @Test
    @Proof({"RUL-16", "RUL-17"})
    void x26WhoMayNotMoveOthersIsStuckThoughTheyCould() {
        Now now =
                Battlefield.of("12: .. S^", "6: J> .. .. .. .. ..").bound("b12").roll(2);
        assertThat(now.asked()).isEqualTo("P2");
        assertThat(now.options()).containsExactly("remove a6", "remove b12", "spare");
    }

    @Test
    @Proof("STK-3")
    void x27APadThatCanAdvanceNobodyLosesSomebody() {
        Now now = Battlefield.of("1: .. .. s^ .. ..").pad(0, "--J--").start();
        assertThat(now.asked()).isEqualTo("P2");
        assertThat(now.options()).containsExactly("take 3", "spare");
        assertThat(now.happened()).isEmpty();
    }

    @Test
    @Proof({"TRN-7", "RUL-18"})
    void x28WhoHasNobodyOnTheIslandAdvancesFirst() {
        Now now = Battlefield.of("1: .. .. s^ .. ..").pad(0, "S-J-T").start();
        assertThat(now.asked()).isEqualTo("P1");
        assertThat(now.options()).containsExactly("advance 1", "advance 5");
        assertThat(now.play("advance 5").asked()).isEqualTo("chance");
        assertThat(now.play("advance 5").at("e1")).isEqualTo("T^");
    }

    @Test
    @Proof("RUL-20")
    void x29BothLastCharactersGoAndItIsADraw() {
        Now now = Battlefield.of("7: .. .. t^", "6: S> ## ..").emptyPads().roll(1);
        assertThat(now.weight("live")).isEqualTo(6);
        assertThat(now.play("live").result().why()).isEqualTo("both-destroyed");
        assertThat(now.play("live").result().winners()).isEmpty();
        assertThat(now.play("safe").asked()).isEqualTo("chance");
    }

    @Test
    @Proof("RUL-27")
    void x30AShotAndALandingThatComeToTheSameAreOneOption() {
        Now now =
                Battlefield.of("7: .. ## .. ..", "6: S> .. ## ..").blocks(2, 0).roll(2);
        assertThat(now.options()).containsExactly("shoot a6", "a6 left", "a6 right");
        Now shot = now.play("shoot a6");
        assertThat(shot.all("a6", "c6", "b7")).containsExactly("..", "..", "..");
        assertThat(shot.happened()).contains("TurnEnded");
    }

    @Test
    @Proof("RUL-27")
    void x31TheSameHappensWhenAllBlocksAreSafe() {
        Now now = Battlefield.of("6: .. S> ## ..", "3: .. .. J^")
                .bound("b6")
                .blocks(0, 1)
                .roll(1);
        assertThat(now.happened()).startsWith("Rolled", "Shot", "BlockActivated", "BlockRevealed", "Moved");
        assertThat(now.all("b6", "c6")).containsExactly("..", "S>");
    }
}
