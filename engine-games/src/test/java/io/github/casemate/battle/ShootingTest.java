package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.table.BattleEvent.CharacterLost;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** SHT and BLK: shots, blocks and what goes with them. */
class ShootingTest {

    @Test
    @Proof({"SHT-1", "SHT-2"})
    void soldiersHitAtTwoJeepsAtThreeTanksAtFour() {
        Now now = Battlefield.of(
                        "9: S> s^ s^ s^ s^ s^", //
                        "8: J> s^ s^ s^ s^ s^",
                        "7: T> s^ s^ s^ s^ s^")
                .rules("crossfire=blast")
                .roll(5);
        assertThat(now.options()).containsExactly("shoot a7", "shoot a8", "shoot a9", "stuck");
        assertThat(now.play("shoot a9").all("b9", "c9", "d9")).containsExactly("s^", "..", "s^");
        assertThat(now.play("shoot a8").all("c8", "d8", "e8")).containsExactly("s^", "..", "s^");
        assertThat(now.play("shoot a7").all("d7", "e7", "f7")).containsExactly("s^", "..", "s^");
    }

    @Test
    @Proof("SHT-3")
    void onlyStraightAheadIsHit() {
        Now now = Battlefield.of(
                        "8: .. .. s^", //
                        "7: .. .. ..",
                        "6: s^ .. S> .. ..",
                        "5: .. .. ..",
                        "4: .. .. s^")
                .roll(0);
        assertThat(now.options()).noneMatch(option -> option.startsWith("shoot"));
        assertThat(Battlefield.of("6: .. .. .. .. .. .. .. .. .. .. .. S>", "7: .. t^")
                        .roll(0)
                        .options())
                .noneMatch(option -> option.startsWith("shoot"));
    }

    @Test
    @Rule("SHT-2")
    void whoeverIsOnTheLastSquareIsHitToo() {
        assertThat(Battlefield.of("7: .. .. .. .. .. .. .. .. .. S> .. s^")
                        .roll(1)
                        .options())
                .contains("shoot j7");
        assertThat(Battlefield.of("1: s^ .. S<").roll(1).options()).contains("shoot c1");
    }

    @Test
    @Proof("SHT-8")
    void onlyTheActivePlayerShoots() {
        Now now = Battlefield.of("6: S> .. s<", "2: J> .. .. .. j<").roll(1);
        assertThat(now.options()).containsExactly("shoot a6", "a2 forward", "a6 forward");
        assertThat(now.asked()).isEqualTo("P1");
    }

    @Test
    @Proof("SHT-9")
    void noShotIsCompulsory() {
        Now now = Battlefield.of("6: S> .. .. s<").roll(1);
        assertThat(now.options()).containsExactly("shoot b6", "end");
        assertThat(now.play("end").all("b6", "d6")).containsExactly("S>", "s<");
    }

    @Test
    @Proof("SHT-10")
    void oneCharacterMayShootSeveralTimesAndEachShotRemovesSomething() {
        Now now = Battlefield.of("6: S> .. ## .. ..").roll(3).play("shoot a6", "safe");
        assertThat(now.options()).noneMatch(option -> option.startsWith("shoot"));
        Now moved = Battlefield.of("6: S> .. .. s< ..", "4: .. .. T^").roll(1).play("a6 forward");
        assertThat(moved.options()).containsExactly("shoot b6", "end");
        // The block goes, and what lies behind it can be hit.
        Now block = Battlefield.of("6: T> .. ## .. t<", "4: .. .. S^").roll(4);
        assertThat(block.options()).startsWith("shoot c4").doesNotContain("shoot a6");
        assertThat(block.play("shoot c4", "safe").options()).startsWith("shoot a6");
    }

    @Test
    @Proof({"BLK-2", "BLK-3"})
    void aBlockDoesNothingUntilACharacterOfTheActivePlayerActivatesIt() {
        Now now = Battlefield.of("6: s^ ## S^", "8: .. j^ ..", "4: .. .. .. T^").roll(1);
        assertThat(now.options()).containsExactly("d4 forward", "c6 forward");
        assertThat(now.play("c6 forward").at("b6")).isEqualTo("##");
        assertThat(Battlefield.of("6: J> .. .. ##", "2: S^").roll(1).options()).startsWith("shoot a6");
    }

    @Test
    @Proof("BLK-4")
    void anActivatedBlockLeavesTheIslandLiveOrSafe() {
        Now shot = Battlefield.of("6: S> .. ##", "2: T^").roll(3).play("shoot a6");
        assertThat(shot.play("live").at("c6")).isEqualTo("..");
        assertThat(shot.play("live").table().island().live()).isEqualTo(5);
        assertThat(shot.play("safe").at("c6")).isEqualTo("..");
        assertThat(shot.play("safe").table().island().safe()).isEqualTo(3);
    }

    @Test
    @Proof("BLK-5")
    void aBlastReachesTheEightSquaresAroundAndNoFarther() {
        Now now = Battlefield.of(
                        "8: s^ s^ s^ s^ s^", //
                        "7: s^ s^ s^ s^ s^",
                        "6: S^ S^ ## j^ s^",
                        "5: s^ T^ t^ S^ s^",
                        "4: s^ s^ Sv s^ s^",
                        "3: .. .. S^ .. ..",
                        "2: .. .. T^ .. ..")
                .rules("crossfire=blast")
                .roll(5)
                .play("shoot c2", "live");
        assertThat(now.all("b7", "c7", "d7", "b6", "c6", "d6", "b5", "c5", "d5"))
                .containsOnly("..");
        assertThat(now.all("a8", "c8", "e8", "a6", "e6", "a4", "c4", "e4")).doesNotContain("..");
    }

    @Test
    @Proof({"RUL-24", "RUL-25"})
    void chanceIsNotAskedWhenOnlyOneKindOfBlockIsLeft() {
        Battlefield field = Battlefield.of("7: .. .. .. s^", "6: S> .. ## ..", "2: T^");
        assertThat(field.blocks(1, 0).roll(3).play("shoot a6").all("c6", "d7")).containsExactly("..", "..");
        assertThat(field.blocks(0, 1).roll(3).play("shoot a6").all("c6", "d7")).containsExactly("..", "s^");
        assertThat(field.blocks(1, 1).roll(3).play("shoot a6").asked()).isEqualTo("chance");
    }

    @Test
    @Proof("RUL-25")
    void touchedBlocksAreTurnedOverBySquare() {
        Now now = Battlefield.of("7: .. .. .. ##", "6: S> .. ## ..", "5: .. ##", "1: T^")
                .blocks(2, 2)
                .roll(3)
                .play("shoot a6", "live");
        assertThat(now.question()).hasToString("RevealBlock[square=b5, line=Array(), byCharacter=false]");
        assertThat(now.weight("live")).isEqualTo(1);
        assertThat(now.weight("safe")).isEqualTo(2);
        Now next = now.play("safe");
        assertThat(next.question()).hasToString("RevealBlock[square=d7, line=Array(), byCharacter=false]");
    }

    @Test
    @Proof("RUL-26")
    void shotsAtABlockDifferByTheLineThatDoesNotTouchIt() {
        // Both tanks hit e6. The jeep on d6 touches it, the one on b6 does not.
        Now touching = Battlefield.of("6: T> .. .. J^ ## .. .. .. T<").roll(0);
        assertThat(touching.options()).startsWith("shoot a6", "advance 1");
        Now apart = Battlefield.of("6: T> J^ .. .. ## .. .. .. T<").roll(0);
        assertThat(apart.options()).startsWith("shoot a6", "shoot i6", "advance 1");
        assertThat(apart.play("shoot i6", "live").all("b6", "e6")).containsExactly("J^", "..");
        // With safe blocks only, the line does not matter.
        assertThat(Battlefield.of("6: T> J^ .. .. ## .. .. .. T<")
                        .blocks(0, 1)
                        .roll(0)
                        .options())
                .startsWith("shoot a6", "advance 1");
    }

    @Test
    @Proof("RUL-26")
    void shotsWithDifferentTargetsMayEmptyTheSameSquares() {
        // East to e6 through c6, and west to c6 through e6.
        Now now = Battlefield.of("6: T> .. s^ .. s^ .. T<").roll(0);
        assertThat(now.options()).startsWith("shoot a6", "advance 1");
        assertThat(now.play("shoot a6").all("c6", "e6")).containsExactly("..", "..");
    }

    @Test
    @Proof("RUL-26")
    void withLiveBlocksOnlyAShotIsWhatGoesWithIt() {
        // The jeep on b6 goes only with the shot through it.
        Now apart = Battlefield.of("6: T> J^ .. .. ## .. .. .. T<").blocks(1, 0).roll(0);
        assertThat(apart.options()).startsWith("shoot a6", "shoot i6");
        // Here the chain over d7 takes c6 either way.
        Now chained = Battlefield.of("7: .. .. .. ##", "6: T> .. J^ .. ## .. .. .. T<")
                .blocks(2, 0)
                .roll(0);
        assertThat(chained.options()).startsWith("shoot a6", "advance 1");
    }

    @Test
    @Proof("RUL-27")
    void twoLandingsThatComeToTheSameAreOneOption() {
        Now now = Battlefield.of("7: .. .. .. Tv", "6: .. .. S> ##", "1: .. .. .. .. .. .. J^")
                .blocks(1, 0)
                .roll(1);
        assertThat(now.options()).containsExactly("g1 forward", "c6 forward");
        assertThat(now.play("c6 forward").all("c6", "d6", "d7")).containsExactly("..", "..", "..");
        // With safe blocks left they differ until the block is turned over.
        assertThat(Battlefield.of("7: .. .. .. Tv", "6: .. .. S> ##")
                        .blocks(1, 1)
                        .roll(1)
                        .options())
                .containsExactly("c6 forward", "d7 forward");
    }

    /** Whoever tells the story has to know: in the line of the shot, beside the block, or on it. */
    @Test
    @Rule({"SHT-7", "SHT-5"})
    void eachLossSaysHowItHappened() {
        Now shot = Battlefield.of("6: T> s^ .. .. ##", "5: .. .. .. s^").roll(1).play("shoot a6", "live");
        assertThat(losses(shot)).containsExactly("d5 BLAST", "b6 CROSSFIRE");
        Now landed = Battlefield.of("6: S> .. .. ##", "5: .. .. .. s^").roll(3).play("a6 forward", "live");
        assertThat(losses(landed)).containsExactly("d5 BLAST", "d6 LANDED");
    }

    private static Seq<String> losses(Now now) {
        return now.events()
                .filter(CharacterLost.class::isInstance)
                .map(CharacterLost.class::cast)
                .map(lost -> lost.square() + " " + lost.why());
    }
}
