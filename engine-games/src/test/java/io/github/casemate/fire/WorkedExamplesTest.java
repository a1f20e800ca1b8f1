package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.event.CardEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.LookForKing;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.RandomMeal;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The nineteen worked examples of the rules, with their counts. */
class WorkedExamplesTest {

    private static final Array<String> KINDS = Array.of("C", "T", "H", "F", "B");

    private static String neighbours(String territory) {
        Terrain terrain = FireScene.basic().game.realm().terrain();
        long near = terrain.neighbours(terrain.territory(territory));
        return Array.rangeClosed(0, terrain.volcanoTerritory())
                .filter(at -> (near >>> at) % 2 != 0)
                .map(terrain::name)
                .mkString(" ");
    }

    @Test
    @Proof({"MAP-2", "MAP-4"})
    void example1WhoIsNextToWhom() {
        assertThat(neighbours("G")).isEqualTo("B F H L *");
        assertThat(neighbours("L")).isEqualTo("F G K P Q *");
        assertThat(neighbours("A")).isEqualTo("B E F");
        assertThat(neighbours("*")).isEqualTo("G H L M Q R");
    }

    @Test
    @Proof({"SIT-2", "SIT-4"})
    void example2SitesOnAnEmptyBoard() {
        var realm = FireScene.basic().game.realm();
        Terrain terrain = realm.terrain();
        Array<Integer> markets = Array.of("F", "L", "A")
                .map(in -> realm.homeSites("marketplace", terrain.territory(in)).size());
        Array<Integer> mills = Array.of("F", "L", "A")
                .map(in -> realm.homeSites("mill", terrain.territory(in)).size());
        assertThat(markets).containsExactly(96, 124, 100);
        assertThat(mills).containsExactly(24, 28, 14);
    }

    @Test
    @Proof({"BLD-2", "RUL-4", "SIT-5"})
    void example3RoadsFromOneChimney() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 8,8").pile(P1, "BRHCTF");
        Array<Integer> ground = KINDS.map(kind -> scene.places(kind).count(place -> place.charAt(1) == '1'));
        assertThat(ground).containsExactly(4, 12, 28, 8, 12);
        assertThat(scene.places("C")).contains("C2 8,8");
    }

    @Test
    @Proof("BLD-3")
    void example4BridgesOverTheRiver() {
        FireScene scene = FireScene.basic().bricks(P1, "C1 10,8").pile(P1, "BT");
        assertThat(scene.places("B").filter(place -> place.contains(" 11,")))
                .containsExactly("B1 10,7 11,7 12,7", "B1 10,9 11,9 12,9");
        assertThat(scene.places("T").filter(place -> place.contains(" 11,"))).isEmpty();
    }

    @Test
    @Proof("BLD-4")
    void example5HighBridges() {
        FireScene scene = FireScene.basic().bricks(P1, "T1 6,8 7,8").bricks(P2, "F1 8,6 8,7 8,8 8,9");
        assertThat(scene.pile(P1, "B").menuOptions()).doesNotContain("high");
        scene.pile(P1, "CC");
        GameState<FireTable> high = scene.play(scene.menu(), "high");
        assertThat(scene.options(high))
                .containsExactly("high B2 7,7 8,7 9,7", "high B2 7,8 8,8 9,8", "high B2 7,9 8,9 9,9");
        assertThat(scene.play(high, "high B2 7,7 8,7 9,7").table().pile(P1).total())
                .isZero();
        GameState<FireTable> one = scene.play(high, "high B2 7,8 8,8 9,8");
        assertThat(one.table().pile(P1).of(Element.CHIMNEY.ordinal())).isEqualTo(1);
        assertThat(one.table().board().brickAt(1, 9, 8)).isEqualTo(FireScene.brick("C1 9,8"));
    }

    @Test
    @Proof("BLD-5")
    void example6AWallOfTwoCannotBeCrossed() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "F1 8,6 8,7 8,8 8,9", "F1 9,6 9,7 9,8 9,9")
                .pile(P1, "BCC");
        assertThat(scene.menuOptions()).doesNotContain("high");
    }

    private static FireScene chain() {
        return FireScene.basic().original(P1, "mill", 0, 12, 9).bricks(P1, "T1 6,8 7,8", "C1 8,8", "T1 9,8 10,8");
    }

    @Test
    @Proof({"TRN-4", "RUL-9"})
    void example7MillingWithANewLink() {
        FireScene scene = chain();
        assertThat(scene.options(scene.play(scene.menu(), "mill")))
                .containsExactly("mill T1 6,8 7,8", "mill T1 9,8 10,8");
        FireScene withTwo = chain().pile(P1, "T");
        GameState<FireTable> mill = withTwo.play(withTwo.menu(), "mill");
        assertThat(withTwo.options(mill)).contains("mill C1 8,8");
        assertThat(withTwo.options(withTwo.play(mill, "mill C1 8,8")))
                .containsExactly("link T1 8,7 8,8", "link T1 8,8 8,9");
        FireScene withBridge = chain().pile(P1, "B");
        assertThat(withBridge.options(withBridge.play(withBridge.menu(), "mill", "mill C1 8,8")))
                .hasSize(5);
    }

    private static FireScene hook(String... hand) {
        return FireScene.basic().bricks(P1, "H1 7,7 8,7 7,8").pile(P1, "RC").hand(P1, hand);
    }

    @Test
    @Proof({"SIT-1", "SIT-5", "SIT-7"})
    void example8ACottageOnAHook() {
        FireScene scene = hook();
        assertThat(scene.places("R")).containsExactly("R2 7,7 8,7", "R2 7,7 7,8");
        assertThat(scene.places("C").filter(place -> place.startsWith("C2"))).containsExactly("C2 8,7", "C2 7,8");
        GameState<FireTable> roofed = scene.play(scene.menu(), "lay R", "R2 7,7 8,7", "complete-nothing");
        assertThat(scene.options(scene.play(roofed, "lay C")).filter(place -> place.startsWith("C2")))
                .containsExactly("C2 7,8");
        GameState<FireTable> done = scene.play(roofed, "lay C", "C2 7,8");
        assertThat(done.table().buildings()).hasSize(1);
        assertThat(done.table().is(done.table().buildings().head(), "cottage")).isTrue();
    }

    @Test
    @Proof("SIT-8")
    void example9AShrineOnTheWay() {
        FireScene scene = hook("shrine", "flood", "flood", "eruption", "eruption");
        GameState<FireTable> asked = scene.play(scene.menu(), "lay R", "R2 7,7 8,7");
        assertThat(scene.options(asked)).hasSize(1);
        GameState<FireTable> shrine = scene.play(asked, scene.options(asked).head());
        assertThat(shrine.table().buildings()).isEmpty();
        assertThat(shrine.table().board().loose(2, 0)[7]).isNotZero();
        assertThat(shrine.table().cards().open().of(scene.game.realm().numberOf("shrine")))
                .isPositive();
        GameState<FireTable> cottage = scene.play(shrine, "draw manor 1", "lay C", "C2 7,8");
        assertThat(cottage.table().buildings()).hasSize(1);
    }

    @Test
    @Proof({"BLD-9", "GIA-2", "RUL-10", "SIT-3"})
    void example10NothingWhereTheGiantIs() {
        assertThat(hook().original(P1, "mill", 0, 12, 9).giant("F").menuOptions())
                .doesNotContain("lay R", "mill");
        assertThat(hook().giant("F").places("C")).isEmpty();
        FireScene next = hook().giant("G");
        assertThat(next.places("R")).isEqualTo(hook().places("R")).hasSize(2);
        assertThat(next.places("C")).isEqualTo(hook().places("C")).isNotEmpty();
    }

    @Test
    @Proof({"BLD-6", "MAP-3"})
    void example11ClimbingTheVolcano() {
        FireScene scene =
                FireScene.basic().bricks(P1, "C1 16,12").pile(P1, "CCC").giant("A");
        assertThat(scene.places("C")).containsExactly("C1 15,12", "C1 17,12", "C2 16,12");
        GameState<FireTable> higher = scene.play(scene.menu(), "lay C", "C2 16,12", "lay C");
        assertThat(scene.options(higher)).contains("C2 16,13");
    }

    @Test
    @Proof({"GIA-4", "RUL-11"})
    void example12StepsOfTheHungryGiant() {
        FireScene scene = FireScene.basic().building(P1, "cottage", 0, 7, 2).pile(P1, "B");
        assertThat(scene.options(scene.at(new HungryStep(P1)))).containsExactly("to G", "to L");
        scene.building(P1, "cottage", 0, 26, 25);
        assertThat(scene.options(scene.at(new HungryStep(P1)))).containsExactly("to G", "to L", "to M", "to R");
    }

    @Test
    @Proof({"GIA-4", "GIA-5", "RUL-12"})
    void example13HeMustLeaveAndEats() {
        FireScene scene = FireScene.basic()
                .building(P1, "cottage", 0, 7, 2)
                .building(P1, "cottage", 0, 12, 1)
                .pile(P1, "BBC")
                .giant("A");
        GameState<FireTable> meal = scene.play(scene.menu(), "end");
        assertThat(meal.table().walkers().giant()).isEqualTo(1);
        assertThat(meal.agenda().head()).isEqualTo(new RandomMeal(P1));
        var odds = scene.game.chance(meal);
        assertThat(odds.outcomes()
                        .toArray()
                        .map(outcome -> new FireNotation().of(outcome) + " " + odds.weight(outcome)))
                .containsExactly("eat B 2", "eat C 1");
    }

    @Test
    @Proof({"PRO-1", "PRO-2", "GIA-1"})
    void example14Production() {
        // A and B have red poles, Q has a blue one.
        FireScene scene = FireScene.basic().building(P1, "cottage", 0, 7, 2).building(P1, "cottage", 0, 13, 19);
        GameState<FireTable> dice = scene.at(new RollDiceOfTurn());
        var odds = scene.game.chance(dice);
        assertThat(odds.size()).isEqualTo(21);
        assertThat(odds.total()).isEqualTo(36);
        assertThat(odds.outcomes()
                        .toArray()
                        .filter(one -> new FireNotation().of(one).equals("roll red blue"))
                        .map(odds::weight))
                .containsExactly(2L);
        assertThat(scene.play(dice, "roll red blue").table().pile(P1).total()).isEqualTo(2);
        GameState<FireTable> doubles = scene.play(dice, "roll red red");
        assertThat(doubles.table().pile(P1).total()).isZero();
        assertThat(scene.options(doubles)).contains("to G");
        FireScene twoReds = FireScene.basic().building(P1, "cottage", 0, 7, 2).building(P1, "cottage", 0, 12, 1);
        assertThat(twoReds.play(twoReds.at(new RollDiceOfTurn()), "roll red blue")
                        .table()
                        .pile(P1)
                        .total())
                .isEqualTo(2);
    }

    @Test
    @Proof({"TRD-1", "TRD-2"})
    void example15ATrade() {
        FireScene scene = FireScene.basic().pile(P1, "H").pile(P2, "RR");
        GameState<FireTable> yes = scene.play(scene.menu(), "offer P2", "want 2R", "yes");
        FireTable table = yes.table();
        assertThat(table.pile(P1)).hasToString("[0, 2, 0, 0, 0, 0]");
        assertThat(table.pile(P2)).hasToString("[0, 0, 1, 0, 0, 0]");
        assertThat(table.collection(P1)).hasToString("[20, 18, 20, 20, 20, 20]");
        assertThat(table.collection(P2)).hasToString("[20, 20, 19, 20, 20, 20]");
        FireScene none = FireScene.basic().pile(P1, "H").pile(P2, "RR" + "H".repeat(20));
        GameState<FireTable> offer = none.at(new Menu());
        assertThat(none.options(offer)).doesNotContain("offer P2");
    }

    @Test
    @Proof({"WIN-3", "WIN-4", "RUL-16"})
    void example16AFoiledClaim() {
        FireScene scene = FireScene.basic()
                .building(P1, "chapel", 0, 7, 7)
                .buildingIn(P1, "port", "T")
                .building(P1, "tower", 0, 12, 7)
                .hand(P1, "inn", "inn", "mill", "mill", "mill")
                .hand(P2, "giants-lure", "inn", "chapel", "chapel", "manor")
                .giant("S");
        GameState<FireTable> claim = scene.at(new LookForKing(false));
        assertThat(scene.game.turn(claim).isOf(P2)).isTrue();
        GameState<FireTable> lured = scene.play(claim, "play giants-lure");
        Seq<Event<FireTable>> events = scene.events(lured, "to T");
        assertThat(FireScene.names(events)).contains("GiantMoved", "ClaimFoiled");
        GameState<FireTable> foiled = scene.play(lured, "to T");
        assertThat(Works.points(foiled.table(), P1)).isEqualTo(3);
        GameState<FireTable> menu = scene.play(foiled, "draw manor 1");
        assertThat(menu.agenda().head()).isInstanceOf(Menu.class);
        assertThat(scene.game.turn(menu).isOf(P1)).isTrue();
        // The Giant leaves in the turn of the other player: the claim comes before that player's menu.
        FireTable left = menu.table()
                .withWalkers(menu.table().walkers().withGiant(0))
                .withTurn(menu.table().turn().startingWith(P2));
        var again = scene.game.resume(left, io.vavr.collection.List.of(new LookForKing(false), new Menu()));
        assertThat(again.events()).contains(new CourseEvents.CrownClaimed(P1));
        assertThat(scene.game.turn(again.state()).isOf(P2)).isTrue();
        GameState<FireTable> pass = scene.play(claim, "let-pass");
        assertThat(scene.game.turn(pass).ended().get().why()).isEqualTo("crowned");
    }

    @Test
    @Proof({"EVT-3", "EVT-5", "SIT-9", "SET-7"})
    void example17AMajorFlooding() {
        FireScene scene = FireScene.basic()
                .building(P1, "chapel", 0, 6, 7)
                .building(P2, "chapel", 0, 7, 9)
                .original(P2, "cottage", 0, 9, 6)
                .hand(P1, "major-flooding");
        Seq<Event<FireTable>> events = scene.events(scene.menu(), "play major-flooding");
        assertThat(FireScene.destroyed(events)).containsExactly("T1 6,7 7,7", "R2 6,7 7,7");
        FireTable after =
                scene.transition(scene.menu(), "play major-flooding").state().table();
        assertThat(after.cards().open().of(scene.game.realm().numberOf("chapel")))
                .isEqualTo(1);
        assertThat(after.buildings().map(building -> building.owner() + " " + building.x()))
                .containsExactly("P2 7", "P2 9");
    }

    @Test
    @Proof({"TOW-1", "TOW-2"})
    void example18ReclaimingTheTower() {
        FireScene scene = FireScene.basic()
                .building(P1, "tower", 0, 12, 7)
                .active(P2)
                .bricks(P2, "T1 7,7 8,7", "T1 7,8 8,8", "T2 7,7 8,7", "T2 7,8 8,8", "T3 7,7 8,7", "T3 7,8 8,8")
                .bricks(P2, "T4 7,7 8,7", "C4 7,8")
                .pile(P2, "CRRT");
        assertThat(scene.places("R")).contains("R5 7,7 8,7").doesNotContain("R4 7,7 8,7");
        // The fourth level may be the last one below the Roof, or the last but one.
        assertThat(scene.places("C")).contains("C4 8,8");
        assertThat(scene.places("T")).contains("T5 7,7 8,7");
        GameState<FireTable> done = scene.play(scene.menu(), "lay C", "C4 8,8", "lay R", "R5 7,7 8,7");
        assertThat(Works.points(done.table(), P1)).isZero();
        assertThat(Works.points(done.table(), P2)).isEqualTo(2);
    }

    @Test
    @Proof({"TRN-5", "RUL-20"})
    void example19ADiscardIsHidden() {
        FireScene scene = FireScene.basic().hand(P1, "mill", "inn", "inn", "inn", "manor");
        GameState<FireTable> menu = scene.menu();
        Seq<Event<FireTable>> heard = scene.events(menu, "discard mill").map(event -> scene.game.redact(event, P2));
        assertThat(heard).containsExactly(new CardEvents.CardThrownAway(P1, Option.none()));
        GameState<FireTable> gone = scene.play(menu, "discard mill");
        FireTable before = scene.game.view(menu, P2).table();
        FireTable after = scene.game.view(gone, P2).table();
        assertThat(after.cards().thrown().get(0).hidden()).isEqualTo(1);
        assertThat(after.cards().hand(P1).size())
                .isEqualTo(before.cards().hand(P1).size() - 1);
        assertThat(HiddenCards.unknown(after)).isEqualTo(HiddenCards.unknown(before));
        Seq<Event<FireTable>> drawn = scene.events(gone, "draw chapel 1");
        assertThat(drawn.map(event -> scene.game.redact(event, P2)))
                .contains(new CardEvents.CardDrawn(P1, Option.none()));
        assertThat(drawn.exists(CourseEvents.TurnOver.class::isInstance)).isFalse();
    }
}
