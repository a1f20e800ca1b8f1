package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

/** Each variant in a position in which it makes the difference; the numbers at the end are in EndTest and SetUpTest. */
class VariantsTest {

    @Test
    void theGameSaysWhichVariantsArePlayed() {
        assertThat(Battlefield.of().rules("chain=all losses=5").beforeRoll().game())
                .hasToString("Battle for the Island [losses=5 chain=all]");
    }

    @Test
    @Proof("RUL-7")
    void landerLives() {
        Battlefield field = Battlefield.of("6: S> .. ## ..", "5: .. .. .. s^");
        assertThat(field.roll(2).play("a6 forward", "live").all("c6", "d5")).containsExactly("..", "..");
        assertThat(field.rules("lander=lives")
                        .roll(2)
                        .play("a6 forward", "live")
                        .all("c6", "d5"))
                .containsExactly("S>", "..");
    }

    @Test
    @Proof("RUL-8")
    void chainAllAndNone() {
        Battlefield field = Battlefield.of(
                "8: .. .. .. .. ## t^", //
                "7: .. .. .. ## s^ ..",
                "6: S> .. ## .. .. j^");
        Now all = field.rules("chain=all").roll(1).play("shoot a6", "live", "live");
        assertThat(all.options()).containsExactly("live", "safe");
        assertThat(all.play("live").all("e8", "f8", "f6")).containsExactly("..", "..", "j^");
        assertThat(all.play("safe").all("e8", "f8", "f6")).containsExactly("..", "t^", "j^");
        Now none = field.rules("chain=none").roll(1).play("shoot a6", "live");
        assertThat(none.all("c6", "d7", "e7", "e8")).containsExactly("..", "##", "s^", "##");
    }

    @Test
    @Proof("RUL-9")
    void crossfireBlastAndStop() {
        Battlefield field = Battlefield.of("6: T> s^ .. S^ t<");
        Now blast = field.rules("crossfire=blast").roll(0).play("shoot a6");
        assertThat(blast.all("b6", "d6", "e6")).containsExactly("s^", "S^", "..");
        assertThat(field.rules("crossfire=stop").roll(0).options()).noneMatch(option -> option.startsWith("shoot"));
        Battlefield block = Battlefield.of("6: T> J^ .. .. ##");
        assertThat(block.rules("crossfire=blast")
                        .roll(2)
                        .play("shoot a6", "live")
                        .at("b6"))
                .isEqualTo("J^");
        assertThat(block.rules("crossfire=stop").roll(0).options()).noneMatch(option -> option.startsWith("shoot"));
    }

    @Test
    @Proof("RUL-10")
    void targetsOpponents() {
        Battlefield field = Battlefield.of("6: T> .. s^ .. S^", "2: T> S^ .. .. t^");
        assertThat(field.roll(0).options()).startsWith("shoot a2", "shoot a6");
        Now now = field.rules("targets=opponents").roll(0);
        assertThat(now.options()).startsWith("shoot a2", "advance 1");
        assertThat(now.play("shoot a2").all("b2", "e2")).containsExactly("..", "..");
        assertThat(Battlefield.of("6: S> .. ##")
                        .rules("targets=opponents")
                        .roll(1)
                        .options())
                .startsWith("shoot a6");
    }

    @Test
    @Proof("RUL-11")
    void padShots() {
        Battlefield field = Battlefield.of("6: S> .. s<").padNamed();
        assertThat(field.roll(2).play("slide left").table().active()).isEqualTo(1);
        Now now = field.rules("pad-shots=true").roll(2).play("slide left");
        assertThat(now.options()).containsExactly("shoot a6", "end");
    }

    @Test
    @Proof("RUL-14")
    void onBlock() {
        Battlefield field = Battlefield.of("2: .. s^", "1: S^ .. ## .. ..").pad(0, "SJTSJ");
        assertThat(field.roll(0).options()).doesNotContain("advance 3");
        Now now = field.rules("on-block=true").roll(0).play("advance 3");
        assertThat(now.options()).containsExactly("live", "safe");
        assertThat(now.play("live").all("b2", "c1")).containsExactly("..", "..");
        assertThat(now.play("live").asked()).isEqualTo("chance");
        // The one that may be moved is gone.
        assertThat(now.play("live", "roll 1").asked()).isEqualTo("P2");
        assertThat(now.play("safe").at("c1")).isEqualTo("T^");
        assertThat(now.play("safe", "roll 2").options()).containsExactly("c1 forward", "c1 left", "c1 right");
    }

    @Test
    @Proof("RUL-15")
    void emptyPadNo() {
        Battlefield field = Battlefield.of("6: S>").pad(0, "-----");
        assertThat(field.roll(0).options()).contains("pad");
        assertThat(field.rules("empty-pad=no").roll(0).options()).containsExactly("turn a6 left", "turn a6 right");
        assertThat(Battlefield.of("6: S>").rules("empty-pad=no").roll(0).options())
                .contains("pad");
    }

    @Test
    @Proof("RUL-16")
    void stuckAll() {
        Battlefield field = Battlefield.of("12: .. S^", "6: J> .. .. .. .. ..").bound("b12");
        assertThat(field.roll(2).asked()).isEqualTo("P2");
        Now ended = field.rules("stuck=all").roll(2);
        assertThat(ended.happened()).startsWith("Rolled", "Stuck", "TurnEnded");
        assertThat(ended.all("b12", "a6")).containsExactly("S^", "J>");
        Now stuck =
                Battlefield.of("12: .. S^ J^").bound("b12").rules("stuck=all").roll(2);
        assertThat(stuck.options()).containsExactly("remove b12", "remove c12", "spare");
    }

    @Test
    @Proof("RUL-17")
    void spareNo() {
        Battlefield field = Battlefield.of("12: .. S^ J^", "6: s>");
        assertThat(field.rules("spare=no").roll(2).options()).containsExactly("remove b12", "remove c12");
        Now only = Battlefield.of("12: .. S^", "6: s>").rules("spare=no").roll(2);
        assertThat(only.at("b12")).isEqualTo("..");
        Now pad =
                Battlefield.of("1: .. .. s^").pad(0, "--J--").rules("spare=no").start();
        assertThat(pad.table().reserves().pad(0).isEmpty()).isTrue();
    }
}
