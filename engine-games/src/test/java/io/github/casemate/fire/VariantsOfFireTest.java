package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.rules.ChosenMeal;
import io.github.casemate.fire.rules.LinkAgain;
import io.github.casemate.fire.rules.LookForKing;
import io.github.casemate.fire.rules.RandomMeal;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import org.junit.jupiter.api.Test;

/** Each variant, in a position where it makes the difference. */
class VariantsOfFireTest {

    private static FireVariants variants(boolean anySupport, int links, boolean meal, boolean window, int offers) {
        return new FireVariants(false, 5, 40, anySupport, links, meal, window, offers);
    }

    @Test
    @Proof("RUL-5")
    void supportsAreChimneysOrAnyElement() {
        FireScene chimneys =
                FireScene.basic().bricks(P1, "T1 6,8 7,8").bricks(P2, "C1 8,8").pile(P1, "BT");
        assertThat(chimneys.menuOptions()).doesNotContain("high");
        FireScene any = FireScene.of(2, variants(true, 1, false, false, 2))
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "C1 8,8")
                .pile(P1, "BT");
        GameState<FireTable> support = any.play(any.menu(), "high");
        assertThat(any.options(support)).containsExactly("T1 9,7 9,8", "T1 9,8 10,8", "T1 9,8 9,9");
        FireTable done = any.play(support, "T1 9,8 10,8").table();
        assertThat(done.board().brickAt(2, 8, 8)).isEqualTo(FireScene.brick("B2 7,8 8,8 9,8"));
        // Both ends: the one beside the kingdom first.
        FireScene both = FireScene.of(2, variants(true, 1, false, false, 2))
                .bricks(P1, "C1 7,8")
                .bricks(P2, "C1 8,7")
                .pile(P1, "BTC");
        GameState<FireTable> first = both.play(both.menu(), "high", "high B2 7,7 8,7 9,7");
        GameState<FireTable> two = both.play(first, "C1 7,7");
        assertThat(both.options(two)).allMatch(place -> place.startsWith("T1") && place.contains("9,7"));
        assertThat(FireLaws.parts(both.play(two, "T1 9,7 10,7").table(), 0)).isEqualTo(1);
    }

    @Test
    @Rule("RUL-5")
    void whatSupportsOneEndIsNotThereForTheOther() {
        FireScene scene = FireScene.of(2, variants(true, 1, false, false, 2))
                .bricks(P1, "C1 7,8")
                .bricks(P2, "C1 8,7")
                .pile(P1, "BT");
        assertThat(scene.menuOptions()).as("one support for two ends").doesNotContain("high");
        assertThat(scene.pile(P1, "C").menuOptions()).contains("high");
        // The Bridge that is to be laid supports nothing.
        FireScene bridges = FireScene.of(2, variants(true, 1, false, false, 2))
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "C1 8,8")
                .pile(P1, "B");
        assertThat(bridges.menuOptions()).doesNotContain("high");
    }

    private static FireScene gap(FireVariants variants) {
        // Nothing is long enough to fill the gap of four again, but two Two-Bricks are.
        return FireScene.of(2, variants)
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "C1 7,12", "F1 8,12 9,12 10,12 11,12", "C1 12,12")
                .pile(P1, "TT");
    }

    @Test
    @Proof("RUL-9")
    void aLinkIsOneBrickOrTwo() {
        FireScene one = gap(variants(false, 1, false, false, 2));
        FireScene two = gap(variants(false, 2, false, false, 2));
        String four = "mill F1 8,12 9,12 10,12 11,12";
        assertThat(one.options(one.play(one.menu(), "mill"))).doesNotContain(four);
        GameState<FireTable> milled = two.play(two.menu(), "mill", four);
        assertThat(two.options(milled)).contains("link T1 8,12 9,12");
        for (String link : two.options(milled)) {
            GameState<FireTable> next = two.play(milled, link);
            boolean joined = FireLaws.parts(next.table(), 0) == 2;
            assertThat(joined || next.agenda().head() instanceof LinkAgain)
                    .as("%s can be completed", link)
                    .isTrue();
        }
        assertThat(FireLaws.parts(milled.table(), 0)).isEqualTo(3);
        GameState<FireTable> half = two.play(milled, "link T1 8,12 9,12");
        assertThat(two.options(half)).contains("link T1 10,12 11,12");
        assertThat(FireLaws.parts(two.play(half, "link T1 10,12 11,12").table(), 0))
                .isEqualTo(2);
    }

    @Test
    @Proof("RUL-12")
    void theMealIsChanceOrThePlayersChoice() {
        FireScene chance = FireScene.basic().building(P1, "cottage", 0, 13, 7).pile(P1, "BC");
        assertThat(chance.play(chance.menu(), "end").agenda().head()).isEqualTo(new RandomMeal(P1));
        FireScene chosen = FireScene.of(2, variants(false, 1, true, false, 2))
                .building(P1, "cottage", 0, 13, 7)
                .pile(P1, "BC");
        GameState<FireTable> meal = chosen.play(chosen.menu(), "end");
        assertThat(meal.agenda().head()).isEqualTo(new ChosenMeal(P1));
        assertThat(chosen.play(meal, "eat C").table().pile(P1)).hasToString("[1, 0, 0, 0, 0, 0]");
    }

    @Test
    @Proof("RUL-13")
    void aSecondWindowAfterTheDice() {
        FireScene scene = FireScene.of(2, variants(false, 1, false, true, 2));
        GameState<FireTable> window = scene.play(scene.at(new RollDiceOfTurn()), "roll red blue");
        assertThat(window.agenda().head()).isEqualTo(new React(P2, false, false));
        assertThat(scene.options(window)).contains("go-to-rest");
        FireScene usual = FireScene.basic();
        assertThat(usual.options(usual.play(usual.at(new RollDiceOfTurn()), "roll red blue")))
                .contains("end");
    }

    @Test
    @Proof("RUL-18")
    void offersAreFromNoneToFiveAndOnlyInOnesTurn() {
        FireScene none = FireScene.of(2, variants(false, 1, false, false, 0))
                .pile(P1, "H")
                .pile(P2, "R");
        assertThat(none.menuOptions()).doesNotContain("offer P2");
        FireScene five = FireScene.of(2, variants(false, 1, false, false, 5))
                .pile(P1, "H")
                .pile(P2, "R");
        GameState<FireTable> menu = five.menu();
        for (int i = 0; i < 5; i++) {
            menu = five.play(menu, "offer P2", "no");
        }
        assertThat(five.options(menu)).doesNotContain("offer P2");
        FireScene usual = FireScene.basic().pile(P1, "H").pile(P2, "R");
        GameState<FireTable> twice = usual.play(usual.menu(), "offer P2", "no", "offer P2", "no");
        assertThat(usual.options(twice)).doesNotContain("offer P2");
        assertThat(usual.game.turn(usual.play(twice, "end")).isOf(P2)).isTrue();
        assertThat(usual.options(usual.play(twice, "end"))).containsExactly("let-pass");
    }

    @Test
    @Proof("WIN-2")
    void theLimitCanBeHigher() {
        FireScene scene = FireScene.of(2, new FireVariants(false, 2, 40, false, 1, false, false, 2))
                .building(P1, "tower", 0, 12, 7);
        assertThat(scene.at(new LookForKing(false)).agenda().head()).isEqualTo(new React(P2, true, false));
        FireScene usual = FireScene.basic().building(P1, "tower", 0, 12, 7);
        assertThat(usual.options(usual.at(new LookForKing(false)))).contains("end");
    }
}
