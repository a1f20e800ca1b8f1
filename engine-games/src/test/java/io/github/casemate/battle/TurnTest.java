package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.BattleAction.Course;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.Moving;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.Square;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Test;

/** TRN, ZER and PAD: what a turn consists of. */
class TurnTest {

    @Test
    @Proof("TRN-1")
    void theDieShowsNoughtToFiveEquallyLikely() {
        Now now = Battlefield.of("6: S>").start();
        assertThat(now.options()).containsExactly("roll 0", "roll 1", "roll 2", "roll 3", "roll 4", "roll 5");
        assertThat(now.options()).allMatch(face -> now.weight(face) == 1);
    }

    @Test
    @Proof("TRN-2")
    void aPlayerMayShootBeforeMovingAlsoAfterAZero() {
        Battlefield field = Battlefield.of("6: S> .. s<", "4: J> .. .. j<");
        assertThat(field.roll(0).options()).startsWith("shoot a4", "shoot a6", "advance 1");
        Now once = field.roll(3).play("shoot a4");
        assertThat(once.options()).contains("shoot a6");
        assertThat(once.play("shoot a6").all("c6", "d4")).containsExactly("..", "..");
    }

    @Test
    @Proof({"TRN-3", "MOV-1"})
    void anyOwnCharacterMayBeMovedAndAllKindsMoveAlike() {
        Now now = Battlefield.of("6: S>", "5: J>", "4: T>", "8: s>").roll(2);
        assertThat(now.options())
                .containsExactly(
                        "a4 forward",
                        "a4 left",
                        "a4 right",
                        "a5 forward",
                        "a5 left",
                        "a5 right",
                        "a6 forward",
                        "a6 left",
                        "a6 right");
        assertThat(now.play("a4 forward").at("c4")).isEqualTo("T>");
        assertThat(now.play("a5 forward").at("c5")).isEqualTo("J>");
        assertThat(now.play("a6 forward").at("c6")).isEqualTo("S>");
    }

    @Test
    @Proof("MOV-7")
    void nobodyPassesOverAnythingToLandOnABlock() {
        // Two ahead of the tank lies a block, but somebody stands before it; the jeep has the way free.
        Now now = Battlefield.of("6: T> s^ ##", "4: J> .. ##").roll(2);
        assertThat(now.options()).containsExactly("a4 forward", "a4 left", "a4 right");
        Now blocks = Battlefield.of("6: S> ## .. ##").roll(3);
        assertThat(blocks.asked()).isEqualTo("P2");
        assertThat(blocks.happened()).endsWith("Stuck");
    }

    @Test
    @Proof("TRN-4")
    void aMoveThatCanBeMadeMustBeMade() {
        Now now = Battlefield.of("6: S> .. s<", "12: S^").roll(1);
        assertThat(now.options()).containsExactly("shoot a6", "a6 forward");
        assertThat(now.options()).doesNotContain("stuck", "end");
    }

    @Test
    @Proof("TRN-5")
    void afterTheMoveThePlayerMayShootAgainAndAgain() {
        Now now = Battlefield.of("6: S> .. .. s<", "4: J> .. .. j<", "1: .. S^")
                .roll(1)
                .play("a6 forward");
        assertThat(now.options()).containsExactly("shoot a4", "shoot b6", "end");
        Now once = now.play("shoot b6");
        assertThat(once.options()).containsExactly("shoot a4", "end");
        assertThat(once.play("shoot a4").happened()).endsWith("TurnEnded");
    }

    @Test
    @Proof("TRN-6")
    void thenTheTurnPassesToTheOpponent() {
        Now now = Battlefield.of("6: S> .. .. s<").roll(1).play("end");
        assertThat(now.table().active()).isEqualTo(1);
        assertThat(now.table().die()).isEqualTo(BattleTable.NONE);
        assertThat(now.play("roll 2").options()).allMatch(option -> option.contains("d6"));
    }

    @Test
    @Proof({"TRN-7", "RUL-18"})
    void whoBeginsWithNobodyOnTheIslandMustAdvanceThenRollsAsUsual() {
        Now now = Battlefield.of().pad(0, "-J-S-").start().play("advance 2");
        assertThat(now.at("b1")).isEqualTo("J^");
        assertThat(now.table().bound()).isEqualTo(BattleTable.ANYBODY);
        assertThat(now.play("roll 0").options()).contains("advance 4", "pad", "turn b1 left");
        assertThat(Battlefield.of().pad(0, "-J---").start().happened()).containsExactly("Advanced");
        assertThat(Battlefield.of("6: S>").start().happened()).isEmpty();
    }

    @Test
    @Proof("MOV-2")
    void charactersMoveStraightTheWayTheyFace() {
        Battlefield field = Battlefield.of("6: .. .. .. .. S<", "5: .. .. .. .. Sv");
        Now now = field.roll(2);
        assertThat(now.play("e6 forward").at("c6")).isEqualTo("S<");
        assertThat(now.play("e5 forward").at("e3")).isEqualTo("Sv");
        assertThat(now.play("e6 left").at("d6")).isEqualTo("Sv");
        assertThat(now.play("e5 left").at("e4")).isEqualTo("S>");
    }

    @Test
    @Proof("MOV-8")
    void noEdgeCanBeCrossed() {
        Now now = Battlefield.of(
                        "12: .. .. S^", //
                        "6: S< .. .. .. .. .. .. .. .. .. .. S>",
                        "5: .. S< .. .. .. .. .. .. .. .. S>",
                        "1: .. .. .. .. Sv")
                .roll(2);
        assertThat(now.options()).containsExactly("b5 left", "b5 right", "k5 left", "k5 right");
    }

    @Test
    @Proof({"ZER-1", "ZER-6"})
    void anotherZeroStartsTheOptionsAnew() {
        Now now = Battlefield.of("6: S>", "4: .. .. J>").roll(0).play("turn a6 left", "roll 0");
        assertThat(now.options()).contains("advance 1", "pad", "turn c4 left", "turn a6 right");
        assertThat(now.play("turn c4 left", "roll 2").options()).containsExactly("c4 forward", "c4 left", "c4 right");
    }

    @Test
    @Proof("ZER-2")
    void aReinforcementComesFromItsColumnFacingForwards() {
        Now now = Battlefield.of("6: S>", "8: s<")
                .pad(1, "SJTSJ")
                .active(1)
                .roll(0)
                .play("advance 3");
        assertThat(now.at("j12")).isEqualTo("tv");
        assertThat(now.table().reserves().pad(1).has(3)).isFalse();
        Now taken = Battlefield.of("1: .. s^", "6: S>").roll(0);
        assertThat(taken.options()).doesNotContain("advance 2").contains("advance 1");
    }

    @Test
    @Proof({"ZER-3", "RUL-12"})
    void afterAZeroOnlyThatCharacterMovesButAllMayShoot() {
        Now now = Battlefield.of("6: S> .. s<", "4: J>").roll(0).play("turn a4 left", "roll 1");
        assertThat(now.options()).containsExactly("shoot a6", "a4 forward");
    }

    @Test
    @Proof({"ZER-4", "RUL-15"})
    void thePadSlidesEitherWayAndTheTurnIsOver() {
        Now named = Battlefield.of("6: S>", "8: s>").roll(0).play("pad");
        assertThat(named.asked()).isEqualTo("chance");
        Now now = named.play("roll 2");
        assertThat(now.options()).containsExactly("slide left", "slide right");
        assertThat(now.play("slide left").table().reserves().pad(0).centre()).isZero();
        assertThat(now.play("slide right").table().reserves().pad(0).centre()).isEqualTo(4);
        assertThat(now.play("slide right").table().active()).isEqualTo(1);
    }

    @Test
    @Proof({"ZER-5", "RUL-15"})
    void theCentreStaysOnTheEdgeAndLeftIsTheOwnersLeft() {
        Now now = Battlefield.of("6: S>", "8: s>").active(1).padNamed().roll(2);
        assertThat(now.options()).containsExactly("slide left", "slide right");
        assertThat(now.play("slide left").table().reserves().pad(1).centre()).isEqualTo('l' - 'a');
        Now far = Battlefield.of("6: S>", "8: s>").active(1).padNamed().roll(3);
        assertThat(far.table().reserves().pad(1).centre()).isEqualTo('g' - 'a');
    }

    @Test
    @Proof("ZER-5")
    void columnsBeyondEitherCornerCannotAdvance() {
        assertThat(Battlefield.of("6: S>").centre(0, 'l').roll(0).options())
                .startsWith("advance 1", "advance 2", "advance 3", "pad");
        Battlefield second = Battlefield.of("6: S>", "8: s>").active(1);
        assertThat(second.centre(1, 'k').roll(0).options())
                .startsWith("advance 2", "advance 3", "advance 4", "advance 5", "pad");
        assertThat(second.centre(1, 'a').roll(0).options()).startsWith("advance 1", "advance 2", "advance 3", "pad");
    }

    @Test
    @Proof("ZER-6")
    void afterAnotherZeroNobodyIsBound() {
        Now twice = Battlefield.of("6: Sv", "4: .. .. J>").roll(0).play("turn a6 left", "roll 0");
        assertThat(twice.state())
                .isEqualTo(Battlefield.of("6: S>", "4: .. .. J>").roll(0).state());
    }

    @Test
    @Proof("ZER-7")
    void aChangeOfDirectionTurnsOnTheSquare() {
        Now now = Battlefield.of("6: S>", "8: s>").roll(0);
        assertThat(now.play("turn a6 left").at("a6")).isEqualTo("S^");
        assertThat(now.play("turn a6 right").at("a6")).isEqualTo("Sv");
        assertThat(now.options()).doesNotContain("turn a8 left");
    }

    @Test
    @Proof("RUL-13")
    void aZeroAfterThePadWasNamedStartsAnewAndWhatCannotBeDoneIsNotOffered() {
        Now now = Battlefield.of("6: S>").pad(0, "-----").padNamed().roll(0);
        assertThat(now.options()).containsExactly("pad", "turn a6 left", "turn a6 right");
        assertThat(now.play("turn a6 left", "roll 2").options()).startsWith("a6 forward");
    }

    @Test
    @Proof("RUL-11")
    void nobodyShootsBeforeTheRollNorAfterThePadHasSlidNorWhenStuck() {
        Battlefield field = Battlefield.of("6: S> .. s<");
        assertThat(field.start().asked()).isEqualTo("chance");
        assertThat(field.roll(0).play("pad").asked()).isEqualTo("chance");
        Now slid = field.padNamed().roll(2);
        assertThat(slid.options()).containsExactly("shoot a6", "slide left", "slide right");
        assertThat(slid.play("slide left").table().active()).isEqualTo(1);
        Now stuck = field.roll(4).play("stuck");
        assertThat(stuck.asked()).isEqualTo("P2");
        assertThat(stuck.play("spare").table().active()).isEqualTo(1);
    }

    @Test
    @Proof("PAD-1")
    void thePadHasFiveColumnsFromTheOwnersLeft() {
        Now now = Battlefield.of("6: S>").pad(0, "SSSSS").roll(0);
        assertThat(now.play("advance 1").at("a1")).isEqualTo("S^");
        assertThat(now.play("advance 5").at("e1")).isEqualTo("S^");
        Now other = Battlefield.of("6: S>", "8: s>").active(1).roll(0);
        assertThat(other.play("advance 1").at("l12")).isEqualTo("sv");
        assertThat(other.play("advance 5").at("h12")).isEqualTo("sv");
    }

    @Test
    @Proof("PAD-2")
    void aCharacterLeavesThePadFromItsOwnColumn() {
        Now now = Battlefield.of("6: S>").pad(0, "S-J--").centre(0, 'f').roll(0);
        assertThat(now.options()).startsWith("advance 1", "advance 3", "pad");
        assertThat(now.play("advance 1").at("d1")).isEqualTo("S^");
        assertThat(now.play("advance 3").at("f1")).isEqualTo("J^");
        assertThat(now.play("advance 1").table().reserves().pad(0).has(3)).isTrue();
    }

    @Test
    @Proof("PAD-3")
    void nobodyOnAPadIsHitByAShotOrABlast() {
        Now now =
                Battlefield.of("2: .. .. sv", "1: s> .. ##", "6: S>").active(1).roll(1);
        assertThat(now.options()).containsExactly("shoot a1", "a1 forward", "c2 forward");
        Now blast = now.play("shoot a1", "live");
        assertThat(blast.table().reserves().pad(0).size()).isEqualTo(5);
        // This one looks straight at the pad.
        assertThat(Battlefield.of("1: .. .. sv", "6: S>").active(1).roll(0).options())
                .noneMatch(option -> option.startsWith("shoot"));
    }

    @Test
    @Proof("PAD-4")
    void nobodyShootsFromAPad() {
        // Two squares in front of column 1, which holds a soldier.
        Now now = Battlefield.of("2: s^", "6: .. S>").roll(1);
        assertThat(now.happened()).startsWith("Rolled", "Moved", "TurnEnded");
    }

    /** The first square of the Island is one like any other. */
    @Test
    @Rule("ZER-3")
    void whoIsBoundInTheCornerMovesAlone() {
        Now now = Battlefield.of("6: S> .. ..", "1: S> .. ..").bound("a1").roll(2);
        assertThat(now.options()).containsExactly("a1 forward", "a1 left", "a1 right");
    }

    @Test
    @Rule("MOV-6")
    void aMoveEndsOnABlockOrBesideIt() {
        Now now = Battlefield.of("6: S> .. .. ## ..").roll(3);
        Square from = Square.named("a6");
        assertThat(Moving.landsOnBlock(now.table(), new Move(from, Course.FORWARD)))
                .isTrue();
        assertThat(Moving.landsOnBlock(now.table(), new Move(from, Course.LEFT)))
                .isFalse();
    }
}
