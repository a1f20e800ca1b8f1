package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.FireCatalog;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.rules.Harvest;
import io.github.casemate.fire.rules.HungryGiant;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.MarchArmies;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** ADV, ARM: bonuses and armies. Each is compared with the Basic game, in which it does nothing. */
class AdvancedRulesTest {

    private static Seq<String> menu(FireScene scene, UnaryOperator<FireScene> build) {
        return build.apply(scene).menuOptions();
    }

    /** Whether an entry of the menu is there in the Advanced game, and not in the Basic one. */
    private static void onlyAdvanced(String entry, UnaryOperator<FireScene> build) {
        assertThat(menu(FireScene.advanced(), build)).contains(entry);
        assertThat(menu(FireScene.basic(), build)).doesNotContain(entry);
    }

    @Test
    @Proof("ADV-1")
    void millsMarketsPortsChapelsAndInnsAllowMore() {
        onlyAdvanced(
                "mill",
                scene -> scene.original(P1, "mill", 0, 12, 9)
                        .buildingIn(P1, "mill", "F")
                        .change(table -> table.withTurn(table.turn().milled())));
        onlyAdvanced(
                "market T",
                scene -> scene.original(P1, "marketplace", 0, 12, 6)
                        .buildingIn(P1, "marketplace", "F")
                        .pile(P1, "TTTT")
                        .change(table -> table.withTurn(table.turn().traded())));
        onlyAdvanced(
                "market T",
                scene -> scene.original(P1, "marketplace", 0, 12, 6)
                        .buildingIn(P1, "port", "T")
                        .pile(P1, "TTT"));
        onlyAdvanced(
                "discard mill",
                scene -> scene.buildingIn(P1, "chapel", "F")
                        .hand(P1, "mill")
                        .change(table -> table.withTurn(table.turn().discarded())));
        onlyAdvanced(
                "offer P2",
                scene -> scene.buildingIn(P1, "inn", "F")
                        .pile(P1, "T")
                        .pile(P2, "C")
                        .change(table ->
                                table.withTurn(table.turn().offered().offered().offered())));
        FireScene shut = FireScene.advanced()
                .buildingIn(P1, "chapel", "F")
                .hand(P1, "mill")
                .change(table -> table.withTurn(table.turn().discarded()))
                .giant("F");
        assertThat(shut.menuOptions()).as("shut down").doesNotContain("discard mill");
    }

    @Test
    @Proof({"ADV-2", "RUL-28"})
    void aMonumentKeepsTheBricksEvenWhereHeStepsOnIt() {
        FireScene scene = FireScene.advanced().buildingIn(P1, "monument", "G").pile(P1, "B");
        FireTable after = scene.play(scene.menu(), "end").table();
        assertThat(after.walkers().giant()).isEqualTo(6);
        assertThat(after.pile(P1).total()).isEqualTo(1);
        FireScene basic = FireScene.basic().buildingIn(P1, "monument", "G").pile(P1, "B");
        assertThat(basic.play(basic.menu(), "end").table().pile(P1).total()).isZero();
    }

    @Test
    @Proof("ADV-2")
    void beaconGrandBridgeTempleAndRampartChangeTheGiant() {
        FireScene beacon = FireScene.advanced()
                .original(P1, "cottage", 0, 7, 2)
                .building(P1, "beacon", 0, 0, 7, 3, 2)
                .pile(P1, "B");
        assertThat(beacon.options(beacon.at(new HungryStep(P1)))).hasSize(6);
        FireScene bridge =
                FireScene.advanced().building(P1, "grand-bridge", 0, 10, 8).pile(P1, "BBB");
        assertThat(bridge.at(new HungryGiant()).table().walkers().giant())
                .as("three more are not noticed")
                .isEqualTo(24);
        assertThat(bridge.pile(P1, "B").at(new HungryGiant()).table().walkers().giant())
                .isNotEqualTo(24);
        FireScene temple = FireScene.advanced().buildingIn(P1, "temple", "*").giant("A");
        GameState<FireTable> doubles = temple.play(temple.at(new RollDiceOfTurn()), "roll red red");
        assertThat(temple.options(doubles)).hasSize(24);
        FireScene rampart = FireScene.advanced().buildingIn(P2, "rampart", "G");
        assertThat(rampart.options(rampart.at(new SendGiant(P1, SendGiant.ANYWHERE))))
                .doesNotContain("to G");
        FireScene basic = FireScene.basic().buildingIn(P2, "rampart", "G");
        assertThat(basic.options(basic.at(new SendGiant(P1, SendGiant.ANYWHERE))))
                .contains("to G");
    }

    @Test
    @Proof("ADV-3")
    void manorTowerAndCathedral() {
        FireScene manor = FireScene.advanced().original(P1, "cottage", 0, 7, 0).buildingIn(P1, "manor", "A");
        assertThat(manor.at(new Harvest(P1)).table().pile(P1).of(0)).isEqualTo(2);
        FireScene tower = FireScene.advanced().building(P1, "tower", 0, 12, 7);
        GameState<FireTable> doubles = tower.play(tower.at(new RollDiceOfTurn()), "roll red red", "to H");
        assertThat(tower.options(doubles)).contains("take F");
        FireScene cathedral = FireScene.advanced()
                .buildingIn(P1, "cathedral", "F")
                .building(P1, "chapel", 0, 6, 9)
                .building(P2, "chapel", 0, 8, 10)
                .bricks(P1, "C1 6,10")
                .hand(P2, "major-flooding")
                .active(P2);
        Seq<Event<FireTable>> events = cathedral.events(cathedral.menu(), "play major-flooding");
        assertThat(FireScene.destroyed(events))
                .as("own buildings are safe, loose bricks and those of others are not")
                .containsExactly("C1 6,10", "T1 8,10 9,10", "C1 10,10", "R2 8,10 9,10", "C2 10,10");
    }

    @Test
    @Rule("ADV-3")
    void whatABonusDoesInItsTerritoryItDoesInNoOther() {
        FireScene manor = FireScene.advanced().original(P1, "cottage", 0, 7, 0).buildingIn(P1, "manor", "B");
        assertThat(manor.at(new Harvest(P1)).table().pile(P1).total()).isEqualTo(1);
        FireScene cathedral = FireScene.advanced()
                .buildingIn(P1, "cathedral", "F")
                .building(P1, "chapel", 0, 12, 9)
                .hand(P2, "major-flooding")
                .active(P2);
        assertThat(FireScene.destroyed(cathedral.events(cathedral.menu(), "play major-flooding")))
                .containsExactly("T1 12,9 13,9", "R2 12,9 13,9");
        FireScene toll = FireScene.advanced()
                .building(P2, "covered-bridge", 0, 10, 20)
                .bricks(P1, "T1 6,7 7,7", "C1 8,7", "R2 6,7 7,7")
                .hand(P1, "chapel", "mill", "mill", "mill", "inn")
                .pile(P1, "C");
        GameState<FireTable> full = toll.play(toll.menu(), "lay C", "C2 8,7");
        GameState<FireTable> free = toll.play(full, toll.options(full).head());
        assertThat(free.table().buildings()).hasSize(2);
        assertThat(toll.game.turn(free).isOf(P2)).isFalse();
    }

    @Test
    @Proof({"ADV-3", "RUL-23"})
    void twoManorsDoNotAddUpAndATollIsPaidToOthers() {
        FireScene manors = FireScene.advanced()
                .original(P1, "cottage", 0, 18, 0)
                .buildingIn(P1, "manor", "C")
                .buildingIn(P1, "manor", "C");
        assertThat(manors.at(new Harvest(P1)).table().pile(P1).total()).isEqualTo(2);
        FireScene toll = FireScene.advanced()
                .building(P2, "covered-bridge", 0, 10, 8)
                .bricks(P1, "T1 6,7 7,7", "C1 8,7", "R2 6,7 7,7")
                .hand(P1, "chapel", "mill", "mill", "mill", "inn")
                .pile(P1, "C");
        GameState<FireTable> full = toll.play(toll.menu(), "lay C", "C2 8,7");
        GameState<FireTable> paid = toll.play(full, toll.options(full).head());
        assertThat(toll.game.turn(paid).isOf(P2)).isTrue();
        assertThat(toll.options(paid)).contains("take B");
        // A Cottage is not a challenge: no toll.
        FireScene cottage = FireScene.advanced()
                .building(P2, "covered-bridge", 0, 10, 8)
                .bricks(P1, "H1 7,7 8,7 7,8", "C2 7,8")
                .fullHands()
                .pile(P1, "R");
        GameState<FireTable> built = cottage.play(cottage.menu(), "lay R", "R2 7,7 8,7");
        GameState<FireTable> done = built.table().buildings().size() == 2
                ? built
                : cottage.play(built, cottage.options(built).head());
        assertThat(cottage.game.turn(done).isOf(P1)).isTrue();
    }

    private static FireScene fortress(FireScene scene) {
        return scene.bricks(
                        P1, "F1 6,6 7,6 8,6 9,6", "C1 6,7", "C1 9,7", "C1 6,8", "C1 9,8", "B1 6,9 7,9 8,9", "C1 9,9")
                .bricks(P1, "C2 6,6", "R2 7,6 8,6", "C2 9,6", "C2 6,9", "C2 9,9", "C3 6,6")
                .hand(P1, "fortress", "mill", "mill", "mill", "inn")
                .original(P1, "mill", 0, 12, 9)
                .pile(P1, "C");
    }

    @Test
    @Proof("ARM-1")
    void aFortressRaisesAnArmyThatLeavesWithIt() {
        FireScene scene = fortress(FireScene.advanced());
        GameState<FireTable> full = scene.play(scene.menu(), "lay C", "C3 9,6");
        GameState<FireTable> built = scene.play(full, scene.options(full).head());
        assertThat(built.table().walkers().armies()).hasSize(1);
        assertThat(built.table().walkers().armies().head().territory()).isEqualTo(5);
        GameState<FireTable> menu = scene.play(built, "draw chapel 1");
        GameState<FireTable> lost = scene.play(menu, "mill", "mill C3 9,6");
        assertThat(lost.table().walkers().armies()).isEmpty();
        FireScene basic = fortress(FireScene.basic());
        GameState<FireTable> none = basic.play(basic.menu(), "lay C", "C3 9,6");
        assertThat(basic.play(none, basic.options(none).head())
                        .table()
                        .walkers()
                        .armies())
                .isEmpty();
        FireScene taken = fortress(FireScene.advanced()).army(P2, "A").army(P2, "B");
        GameState<FireTable> third = taken.play(taken.menu(), "lay C", "C3 9,6");
        assertThat(taken.play(third, taken.options(third).head())
                        .table()
                        .walkers()
                        .armies())
                .hasSize(2);
        // Of two Fortresses, one was built when no army was left: if one is lost, the army stays.
        FireScene two = FireScene.advanced()
                .buildingIn(P1, "fortress", "K")
                .buildingIn(P1, "fortress", "L")
                .army(P1, "K")
                .original(P1, "mill", 0, 12, 9);
        GameState<FireTable> mill = two.play(two.menu(), "mill");
        GameState<FireTable> one = two.play(mill, two.options(mill).head());
        assertThat(one.table().buildings()).hasSize(2);
        assertThat(one.table().walkers().armies()).hasSize(1);
    }

    @Test
    @Proof({"ARM-2", "ADV-3"})
    void beforeTheGiantTheArmyStepsOrStaysAndAStableGivesItTwoSteps() {
        FireScene scene = FireScene.advanced()
                .buildingIn(P1, "fortress", "F")
                .army(P1, "F")
                .army(P2, "B");
        GameState<FireTable> march = scene.play(scene.menu(), "end");
        assertThat(march.agenda().head()).isEqualTo(new MarchArmy(P1, "F"));
        assertThat(scene.options(march)).containsExactly("stay-here", "to A", "to E", "to G", "to L");
        assertThat(scene.play(march, "to G").table().walkers().armies().map(army -> army.territory()))
                .containsExactly(6, 1);
        assertThat(scene.play(march, "stay-here")
                        .table()
                        .walkers()
                        .armies()
                        .head()
                        .territory())
                .isEqualTo(5);
        scene.buildingIn(P1, "stable", "L");
        assertThat(scene.options(scene.at(new MarchArmies())))
                .contains("to H", "to P")
                .doesNotContain("to B", "to *");
        FireScene rampart = FireScene.advanced()
                .buildingIn(P1, "fortress", "F")
                .army(P1, "F")
                .buildingIn(P2, "rampart", "G")
                .giant("L");
        assertThat(rampart.options(rampart.at(new MarchArmies())))
                .doesNotContain("to G", "to L")
                .contains("to A");
    }

    /** In another deck what bars the way may lie in two territories; then the Giant can stand in one of them. */
    @Test
    @Rule({"ADV-2", "GIA-3", "RUL-23"})
    void aRampartThatIsShutDownBarsNobody() {
        Array<FireCard> cards = FireDeck.STANDARD
                .cards()
                .map(card -> !card.id().equals("covered-bridge")
                        ? card
                        : new FireCard(
                                card.id(),
                                card.name(),
                                card.copies(),
                                card.points(),
                                card.building(),
                                Option.some(Bonus.NO_ENTRY),
                                card.effect(),
                                card.source()));
        FireCatalog catalog = new FireCatalog("walls", FireDeck.STANDARD.buildings(), cards);
        FireIsland game = FireIsland.of(IslandMaps.STANDARD, catalog, 2, FireVariants.ADVANCED)
                .get();
        FireScene scene = FireScene.on(game)
                .building(P2, "covered-bridge", 0, 10, 8)
                .buildingIn(P1, "fortress", "L")
                .army(P1, "B");
        assertThat(scene.options(scene.at(new MarchArmies()))).contains("to A").doesNotContain("to F", "to G");
        assertThat(scene.options(scene.at(new SendGiant(P1, 1))))
                .contains("to H")
                .doesNotContain("to F", "to G");
        scene.giant("F");
        assertThat(scene.options(scene.at(new MarchArmies())))
                .contains("to A", "to G")
                .doesNotContain("to F");
        assertThat(scene.options(scene.at(new SendGiant(P1, 1)))).contains("to A", "to G");
    }

    @Test
    @Proof({"ARM-3", "RUL-26"})
    void whereAnArmyIsBuildingsOfOthersAreShutDownAndTheGiantDoesNotEnter() {
        FireScene scene = FireScene.advanced()
                .buildingIn(P1, "chapel", "G")
                .buildingIn(P2, "chapel", "G")
                .army(P1, "G")
                .bricks(P2, "C1 12,10")
                .active(P2)
                .pile(P2, "C");
        assertThat(Works.points(scene.table(), P1)).isEqualTo(1);
        assertThat(Works.points(scene.table(), P2)).isZero();
        assertThat(scene.places("C")).as("construction is not forbidden").isNotEmpty();
        assertThat(scene.options(scene.at(new SendGiant(P1, 1)))).doesNotContain("to G");
        // A Fortress that is shut down keeps its army where it is, but the army still does its work.
        FireScene shut = FireScene.advanced()
                .buildingIn(P1, "fortress", "F")
                .army(P1, "G")
                .giant("F")
                .buildingIn(P2, "chapel", "G");
        assertThat(shut.play(shut.menu(), "end").agenda().head()).isNotInstanceOf(MarchArmy.class);
        assertThat(Works.points(shut.table(), P2)).isZero();
    }
}
