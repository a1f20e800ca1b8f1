package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.event.TradeEvents.ElementsCollected;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** PRO, GIA, TRN, TRD: the steps of a turn. */
class TurnRulesTest {

    private static final PlayerId P3 = PlayerId.of(2);

    @Test
    @Proof("PRO-2")
    void allPlayersCollectAndAShutDownCottageGivesNothing() {
        FireScene scene = FireScene.basic().building(P1, "cottage", 0, 7, 2).building(P2, "cottage", 0, 12, 1);
        GameState<FireTable> dice = scene.at(new RollDiceOfTurn());
        FireTable both = scene.play(dice, "roll red green").table();
        assertThat(both.pile(P1)).hasToString("[1, 0, 0, 0, 0, 0]");
        assertThat(both.pile(P2)).hasToString("[0, 1, 0, 0, 0, 0]");
        assertThat(both.collection(P2).of(1)).isEqualTo(18);
        scene.giant("B");
        assertThat(scene.play(scene.at(new RollDiceOfTurn()), "roll red green")
                        .table()
                        .pile(P2)
                        .total())
                .isZero();
    }

    @Test
    @Proof("PRO-2")
    void whatTheCollectionDoesNotHaveIsLost() {
        // A and G produce Bridges, on red and on orange.
        FireScene last = FireScene.basic()
                .building(P1, "cottage", 0, 7, 2)
                .building(P1, "cottage", 0, 13, 7)
                .pile(P1, "B".repeat(19));
        GameState<FireTable> dice = last.at(new RollDiceOfTurn());
        assertThat(last.events(dice, "roll red orange")).contains(new ElementsCollected(P1, Element.BRIDGE, 1));
        last.pile(P1, "B");
        Seq<Event<FireTable>> none = last.events(last.at(new RollDiceOfTurn()), "roll red orange");
        assertThat(FireScene.names(none)).contains("ColoursRolled").doesNotContain("ElementsCollected");
    }

    @Test
    @Proof({"GIA-1", "LAW-7"})
    void onDoublesThePlayerMovesTheGiantToANeighbour() {
        FireScene scene = FireScene.basic().giant("A");
        GameState<FireTable> move = scene.play(scene.at(new RollDiceOfTurn()), "roll green green");
        assertThat(move.agenda().head()).isEqualTo(new SendGiant(P1, 1));
        assertThat(scene.options(move)).containsExactly("to B", "to E", "to F");
        assertThat(scene.play(move, "to F").table().walkers().giant()).isEqualTo(5);
    }

    @Test
    @Proof({"GIA-2", "RUL-10"})
    void whereTheGiantIsNothingIsMilledButCardsAndTradesGoOn() {
        FireScene scene = FireScene.basic()
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "C1 6,6", "C1 8,8")
                .hand(P1, "mill")
                .pile(P1, "C")
                .pile(P2, "T")
                .giant("F");
        assertThat(scene.menuOptions()).doesNotContain("mill").contains("offer P2", "discard mill");
        scene.bricks(P1, "C1 19,8");
        assertThat(scene.options(scene.play(scene.menu(), "mill"))).isNotEmpty().noneMatch(it -> it.contains("6,6"));
    }

    @Test
    @Proof("GIA-3")
    void buildingsWhereTheGiantIsAreShutDownUntilHeLeaves() {
        FireScene scene = FireScene.basic()
                .original(P1, "marketplace", 0, 12, 6)
                .building(P1, "chapel", 0, 13, 9)
                .pile(P1, "TTTT");
        assertThat(scene.menuOptions()).contains("market T");
        assertThat(Works.points(scene.table(), P1)).isEqualTo(1);
        scene.giant("G");
        assertThat(scene.menuOptions()).doesNotContain("market T");
        assertThat(Works.points(scene.table(), P1)).isZero();
        scene.giant("H");
        assertThat(scene.menuOptions()).contains("market T");
    }

    @Test
    @Proof("GIA-4")
    void onlyAPlayerWithMoreThanEachOpponentIsNoticed() {
        FireScene scene = FireScene.of(3, FireVariants.BASIC)
                .building(P1, "cottage", 0, 7, 2)
                .pile(P1, "BB")
                .pile(P2, "B")
                .pile(P3, "BB");
        assertThat(scene.play(scene.menu(), "end").agenda().head()).isInstanceOf(React.class);
        scene.pile(P1, "C");
        assertThat(scene.play(scene.menu(), "end").agenda().head()).isEqualTo(new HungryStep(P1));
    }

    @Test
    @Proof("GIA-5")
    void heEatsOnlyWhereHeArrivesAtABuildingOfThatPlayer() {
        FireScene far = FireScene.basic().building(P1, "cottage", 0, 7, 2).pile(P1, "B");
        FireTable walked = far.play(far.menu(), "end", "to G").table();
        assertThat(walked.pile(P1).total()).isEqualTo(1);
        FireScene near = FireScene.basic()
                .building(P1, "cottage", 0, 13, 7)
                .building(P2, "cottage", 0, 19, 7)
                .pile(P1, "B");
        FireTable eaten = near.play(near.menu(), "end").table();
        assertThat(eaten.walkers().giant()).isEqualTo(6);
        assertThat(eaten.pile(P1).total()).isZero();
        assertThat(eaten.collection(P1).of(0)).isEqualTo(20);
    }

    @Test
    @Proof("TRN-1")
    void aTurnIsDiceConstructionGiantAndWindow() {
        FireScene scene = FireScene.basic().fullHands().pile(P1, "B").building(P1, "cottage", 0, 7, 2);
        GameState<FireTable> dice = scene.at(new RollDiceOfTurn());
        GameState<FireTable> menu = scene.play(dice, "roll green blue");
        assertThat(scene.options(menu)).contains("end");
        GameState<FireTable> giant = scene.play(menu, "end");
        assertThat(giant.agenda().head()).isInstanceOf(HungryStep.class);
        GameState<FireTable> window = scene.play(giant, "to G");
        assertThat(scene.game.turn(window).isOf(P2)).isTrue();
        GameState<FireTable> next = scene.play(window, "let-pass");
        assertThat(next.table().active()).isEqualTo(P2);
    }

    @Test
    @Proof("TRN-2")
    void theMenuIsInItsOrderAndItsLastTwoEntriesAreAlwaysThere() {
        FireScene scene = FireScene.basic()
                .original(P1, "marketplace", 0, 12, 6)
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "F1 8,6 8,7 8,8 8,9")
                .pile(P1, "BCCCCT")
                .pile(P2, "R")
                .hand(P1, "inn", "flood", "good-fortune", "inn", "mill");
        assertThat(scene.menuOptions())
                .containsExactly(
                        "lay B",
                        "lay C",
                        "lay T",
                        "high",
                        "play flood",
                        "play good-fortune",
                        "market C",
                        "mill",
                        "offer P2",
                        "discard mill",
                        "discard inn",
                        "discard flood",
                        "discard good-fortune",
                        "end",
                        "end and rest");
        assertThat(FireScene.basic().menuOptions()).containsExactly("end", "end and rest");
        FireScene rest = FireScene.of(3, FireVariants.BASIC).fullHands();
        assertThat(rest.play(rest.menu(), "end").table().turn().isResting(P1)).isFalse();
        assertThat(rest.play(rest.menu(), "end and rest").table().turn().isResting(P1))
                .isTrue();
    }

    @Test
    @Proof("TRN-3")
    void theMarketplaceGivesOneForFourOfAnotherKindOnceATurn() {
        FireScene scene =
                FireScene.basic().original(P1, "marketplace", 0, 12, 6).pile(P1, "TTTTCCCC");
        GameState<FireTable> bought = scene.play(scene.menu(), "market T");
        assertThat(scene.options(bought)).containsExactly("buy B", "buy R", "buy H", "buy C", "buy F");
        GameState<FireTable> done = scene.play(bought, "buy F");
        assertThat(done.table().pile(P1)).hasToString("[0, 0, 0, 4, 0, 1]");
        assertThat(scene.options(done)).doesNotContain("market C");
        assertThat(FireScene.basic().pile(P1, "TTTT").menuOptions()).doesNotContain("market T");
        FireScene empty =
                FireScene.basic().original(P1, "marketplace", 0, 12, 6).pile(P1, "TTTT");
        for (char letter : "BRHCF".toCharArray()) {
            empty.pile(P1, String.valueOf(letter).repeat(20));
        }
        assertThat(empty.menuOptions())
                .as("the Collection has nothing else to give")
                .doesNotContain("market T");
        assertThat(FireScene.basic()
                        .original(P1, "marketplace", 0, 12, 6)
                        .pile(P1, "TTT")
                        .menuOptions())
                .doesNotContain("market T");
    }

    @Test
    @Proof("TRN-4")
    void aBrickUnderAnotherIsNotMilledAndTheMillWorksOnceATurn() {
        FireScene scene =
                FireScene.basic().original(P1, "mill", 0, 12, 9).bricks(P1, "H1 7,7 8,7 7,8", "C2 7,7", "C1 10,10");
        GameState<FireTable> mill = scene.play(scene.menu(), "mill");
        assertThat(scene.options(mill)).containsExactly("mill C1 10,10", "mill C2 7,7");
        assertThat(scene.options(scene.play(mill, "mill C2 7,7"))).doesNotContain("mill");
        assertThat(FireScene.basic().bricks(P1, "C1 8,8").menuOptions()).doesNotContain("mill");
    }

    @Test
    @Proof("TRN-5")
    void aCardIsThrownAwayOnceATurn() {
        FireScene scene = FireScene.basic().hand(P1, "mill", "mill", "inn", "inn", "inn");
        GameState<FireTable> thrown = scene.play(scene.menu(), "discard mill", "draw chapel 1");
        assertThat(scene.options(thrown)).containsExactly("end", "end and rest");
        assertThat(thrown.table().cards().thrown().head().size()).isEqualTo(1);
        assertThat(thrown.table().cards().open().total()).isZero();
    }

    @Test
    @Proof("TRN-6")
    void handsAreFilledAtOnceInOnesTurnAndAfterTheWindowOtherwise() {
        FireScene scene = FireScene.basic()
                .hand(P1, "good-fortune", "mill", "mill", "mill", "inn")
                .hand(P2, "good-fortune", "inn", "stable", "stable", "stable");
        GameState<FireTable> played = scene.play(scene.menu(), "play good-fortune", "take B", "take B", "take B");
        assertThat(scene.game.turn(played).isChance()).isTrue();
        GameState<FireTable> window =
                scene.play(scene.menu(), "end", "play good-fortune", "take B", "take B", "take B");
        assertThat(scene.game.turn(window).isChance()).isTrue();
        assertThat(window.agenda().head().toString()).contains("P2");
        FireScene three =
                FireScene.of(3, FireVariants.BASIC).hand(P2, "good-fortune", "inn", "stable", "stable", "stable");
        GameState<FireTable> next = three.play(three.menu(), "end", "play good-fortune", "take B", "take B", "take B");
        assertThat(three.game.turn(next).isOf(P3))
                .as("P3 is asked before P2 draws")
                .isTrue();
    }

    @Test
    @Proof("TRD-1")
    void twoOffersATurnOneOrTwoOfAKindNotTwoForTwo() {
        FireScene scene = FireScene.basic().pile(P1, "HH").pile(P2, "RRC");
        GameState<FireTable> give = scene.play(scene.menu(), "offer P2");
        assertThat(scene.options(give)).containsExactly("give 1H", "give 2H");
        assertThat(scene.options(scene.play(give, "give 1H"))).containsExactly("want 1R", "want 2R", "want 1C");
        assertThat(scene.options(scene.play(give, "give 2H"))).containsExactly("want 1R", "want 1C");
        GameState<FireTable> asked = scene.play(give, "give 2H", "want 1C");
        assertThat(scene.game.turn(asked).isOf(P2)).isTrue();
        GameState<FireTable> second = scene.play(asked, "no", "offer P2", "give 1H", "want 1C", "no");
        assertThat(second.table().pile(P1).total()).isEqualTo(2);
        assertThat(scene.options(second)).doesNotContain("offer P2");
    }

    @Test
    @Proof("TRD-2")
    void anOfferIsListedOnlyIfBothHaveWhatItTakes() {
        FireScene none = FireScene.basic().pile(P1, "H");
        assertThat(none.menuOptions()).doesNotContain("offer P2");
        FireScene full = FireScene.basic().pile(P1, "H" + "R".repeat(20)).pile(P2, "R");
        GameState<FireTable> menu = full.menu();
        assertThat(full.options(menu))
                .as("P1 has no Roof to take from the Collection")
                .doesNotContain("offer P2");
    }

    @Test
    @Rule("GIA-4")
    void aHungryGiantLooksForABuildingElsewhere() {
        FireScene scene = FireScene.basic()
                .building(P1, "cottage", 0, 7, 2)
                .building(P1, "cottage", 0, 26, 25)
                .pile(P1, "B")
                .giant("A");
        assertThat(scene.options(scene.at(new HungryStep(P1))))
                .as("B and F are nearer to X than E is; the Cottage in A does not count")
                .containsExactly("to B", "to F");
    }

    @Test
    @Proof("RUL-9")
    void aBrickOfABuildingIsNeverMilledForANewLink() {
        FireScene loose = FireScene.basic()
                .bricks(P1, "T1 7,7 8,7", "T1 7,8 8,8", "C2 7,7", "T1 7,9 8,9")
                .pile(P1, "C");
        loose.original(P1, "mill", 0, 24, 9);
        assertThat(loose.options(loose.play(loose.menu(), "mill"))).contains("mill T1 7,8 8,8");
        FireScene built = FireScene.basic()
                .building(P1, "monument", 0, 7, 7)
                .bricks(P1, "T1 7,9 8,9")
                .pile(P1, "C");
        built.original(P1, "mill", 0, 24, 9);
        assertThat(built.table().board().bricks(0).map(Object::toString)).contains("T1 7,8 8,8");
        assertThat(built.options(built.play(built.menu(), "mill"))).doesNotContain("mill T1 7,8 8,8");
    }

    @Test
    @Proof({"GIA-4", "RUL-11", "RUL-23"})
    void distancesGoThroughBarredTerritoriesAndABarredGiantStays() {
        FireScene scene = FireScene.advanced()
                .building(P1, "cottage", 0, 7, 2)
                .army(P2, "G")
                .pile(P1, "B");
        assertThat(scene.options(scene.at(new HungryStep(P1))))
                .as("G is barred, L leads as near")
                .contains("end");
        assertThat(scene.at(new HungryStep(P1)).table().walkers().giant())
                .isEqualTo(scene.game.realm().terrain().territory("L"));
        Seq<String> all = Array.of("to G", "to H", "to L", "to M", "to Q", "to R");
        assertThat(FireScene.basic().options(FireScene.basic().at(new SendGiant(P1, 1))))
                .isEqualTo(all);
        FireScene corner =
                FireScene.advanced().giant("A").army(P1, "B").army(P2, "E").buildingIn(P2, "rampart", "F");
        assertThat(corner.at(new SendGiant(P1, 1)).table().walkers().giant())
                .as("no way is open")
                .isZero();
    }
}
