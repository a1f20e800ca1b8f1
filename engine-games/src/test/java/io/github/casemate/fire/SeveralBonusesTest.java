package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.rules.Harvest;
import io.github.casemate.fire.rules.MarchArmies;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.TurnState;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** ADV, ARM: what several buildings with the same bonus do, two armies of one player, and what is nearly in reach. */
class SeveralBonusesTest {

    /** The same scene after some of a turn has been used up. */
    private static FireScene used(FireScene scene, int times, UnaryOperator<TurnState> use) {
        for (int i = 0; i < times; i++) {
            scene.change(table -> table.withTurn(use.apply(table.turn())));
        }
        return scene;
    }

    @Test
    @Rule("ADV-1")
    void eachFurtherBuildingAllowsOnceMoreAndTwoPortsAreNoCheaperThanOne() {
        FireScene mills = FireScene.advanced()
                .original(P1, "mill", 0, 12, 9)
                .buildingIn(P1, "mill", "F")
                .buildingIn(P1, "mill", "H");
        assertThat(used(mills, 2, TurnState::milled).menuOptions()).contains("mill");
        assertThat(used(mills, 1, TurnState::milled).menuOptions()).doesNotContain("mill");

        FireScene chapels = FireScene.advanced()
                .buildingIn(P1, "chapel", "F")
                .buildingIn(P1, "chapel", "H")
                .hand(P1, "mill");
        assertThat(used(chapels, 2, TurnState::discarded).menuOptions()).contains("discard mill");
        assertThat(used(chapels, 1, TurnState::discarded).menuOptions()).doesNotContain("discard mill");

        FireScene inn =
                FireScene.advanced().buildingIn(P1, "inn", "F").pile(P1, "T").pile(P2, "C");
        assertThat(used(inn, 4, TurnState::offered).menuOptions())
                .as("two, and two more")
                .doesNotContain("offer P2");
        inn.buildingIn(P1, "inn", "H");
        assertThat(used(inn, 1, TurnState::offered).menuOptions()).contains("offer P2");
        assertThat(used(inn, 1, TurnState::offered).menuOptions()).doesNotContain("offer P2");

        FireScene ports = FireScene.advanced()
                .original(P1, "marketplace", 0, 12, 6)
                .buildingIn(P1, "port", "T")
                .buildingIn(P1, "port", "O")
                .pile(P1, "TT");
        assertThat(ports.menuOptions()).doesNotContain("market T");
        assertThat(ports.pile(P1, "T").menuOptions()).contains("market T");
    }

    @Test
    @Rule({"ADV-3", "ELE-7"})
    void aManorGivesNoMoreThanTheCollectionHas() {
        FireScene last = FireScene.advanced()
                .original(P1, "cottage", 0, 7, 0)
                .buildingIn(P1, "manor", "A")
                .pile(P1, "B".repeat(18));
        int left = last.table().collection(P1).of(0);
        last.pile(P1, "B".repeat(left - 1));
        FireTable after = last.at(new Harvest(P1)).table();
        assertThat(after.collection(P1).of(0)).isZero();
        assertThat(after.pile(P1).of(0)).isEqualTo(18 + left);
    }

    private static FireScene nearlyChapel(FireScene scene) {
        return scene.bricks(P1, "T1 6,7 7,7", "C1 8,7", "R2 6,7 7,7")
                .hand(P1, "chapel", "mill", "mill", "mill", "inn", "inn")
                .pile(P1, "C");
    }

    private static GameState<FireTable> completed(FireScene scene) {
        GameState<FireTable> full = scene.play(scene.menu(), "lay C", "C2 8,7");
        return scene.play(full, scene.options(full).head());
    }

    @Test
    @Rule("ADV-3")
    void aTollIsPaidForEachBridgeAndNotToWhoeverBuilds() {
        FireScene own = nearlyChapel(FireScene.advanced().building(P1, "covered-bridge", 0, 10, 8));
        assertThat(completed(own).agenda().head()).isInstanceOf(Menu.class);

        FireScene two = nearlyChapel(
                FireScene.advanced().building(P2, "covered-bridge", 0, 10, 8).building(P2, "covered-bridge", 0, 10, 6));
        GameState<FireTable> first = completed(two);
        assertThat(two.game.turn(first).isOf(P2)).isTrue();
        GameState<FireTable> second = two.play(first, "take B");
        assertThat(two.game.turn(second).isOf(P2)).isTrue();
        GameState<FireTable> paid = two.play(second, "take F");
        assertThat(paid.agenda().head()).isInstanceOf(Menu.class);
        assertThat(paid.table().pile(P2)).hasToString("[1, 0, 0, 0, 0, 1]");
    }

    private static FireScene twoFortresses() {
        return FireScene.advanced()
                .buildingIn(P1, "fortress", "K")
                .buildingIn(P1, "fortress", "L")
                .army(P1, "A")
                .army(P1, "N");
    }

    @Test
    @Proof("RUL-26")
    @Rule({"ARM-1", "ARM-2"})
    void asManyArmiesMarchAsFortressesWorkAndTheLastOneRaisedIsTheFirstToLeave() {
        FireScene both = twoFortresses();
        GameState<FireTable> march = both.at(new MarchArmies());
        assertThat(march.agenda().head()).isEqualTo(new MarchArmy(P1, "A"));
        GameState<FireTable> other = both.play(march, "stay-here");
        assertThat(other.agenda().head()).isEqualTo(new MarchArmy(P1, "N"));

        FireScene shut = twoFortresses().giant("L");
        GameState<FireTable> one = shut.at(new MarchArmies());
        assertThat(one.agenda().head()).isEqualTo(new MarchArmy(P1, "A"));
        assertThat(shut.play(one, "stay-here").agenda().head()).isInstanceOf(Menu.class);

        FireScene erupted = FireScene.advanced()
                .buildingIn(P1, "fortress", "L")
                .army(P1, "A")
                .hand(P2, "eruption")
                .active(P2);
        GameState<FireTable> gone = erupted.play(erupted.menu(), "play eruption");
        assertThat(gone.table().buildings()).isEmpty();
        assertThat(gone.table().walkers().armies()).as("lost in a disaster").isEmpty();

        FireScene lost = twoFortresses().original(P1, "mill", 0, 12, 9);
        GameState<FireTable> mill = lost.play(lost.menu(), "mill");
        FireTable after = lost.play(mill, lost.options(mill).head()).table();
        assertThat(after.walkers().armies().map(army -> army.territory())).containsExactly(0);
    }

    @Test
    @Rule({"ARM-2", "ADV-2", "ADV-3"})
    void aStableLeadsNoArmyThroughWhatIsBarredAndAnOwnRampartBarsNobody() {
        FireScene scene = FireScene.advanced()
                .buildingIn(P1, "fortress", "K")
                .buildingIn(P1, "stable", "Q")
                .buildingIn(P2, "rampart", "E")
                .army(P1, "A")
                .army(P2, "B")
                .giant("F");
        assertThat(scene.at(new MarchArmies()).agenda().head())
                .as("B, E and F are barred")
                .isInstanceOf(Menu.class);
        scene.giant("X");
        assertThat(scene.options(scene.at(new MarchArmies())))
                .contains("stay-here", "to F", "to G", "to L")
                .doesNotContain("to A", "to B", "to C", "to E");

        FireScene own = FireScene.advanced()
                .buildingIn(P1, "fortress", "F")
                .buildingIn(P1, "rampart", "G")
                .army(P1, "F");
        assertThat(own.options(own.at(new MarchArmies()))).contains("to G");
    }
}
