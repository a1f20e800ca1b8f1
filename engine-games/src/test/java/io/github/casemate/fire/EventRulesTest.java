package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.rules.LookForKing;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.NextTurn;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** EVT, WIN: events, windows, claims and the end. */
class EventRulesTest {

    private static final PlayerId P3 = PlayerId.of(2);

    @Test
    @Proof("EVT-1")
    void anEventIsPlayedOnlyIfItChangesSomethingAndThoseWithABuildingAreBuilt() {
        FireScene scene = FireScene.basic()
                .hand(P1, "flood", "major-flooding", "eruption", "signal-fire", "shrine")
                .building(P1, "cottage", 0, 7, 2);
        assertThat(scene.menuOptions()).noneMatch(option -> option.startsWith("play"));
        scene.bricks(P2, "C1 6,8");
        assertThat(scene.menuOptions())
                .contains("play flood", "play major-flooding")
                .doesNotContain("play eruption");
        scene.bricks(P2, "C1 16,12");
        assertThat(scene.menuOptions()).contains("play eruption").doesNotContain("play signal-fire", "play shrine");
        // Nobody takes three elements from a Collection that has none.
        FireScene fortune = FireScene.basic().hand(P1, "good-fortune");
        assertThat(fortune.menuOptions()).contains("play good-fortune");
        for (char letter : "BRHCTF".toCharArray()) {
            fortune.pile(P1, String.valueOf(letter).repeat(20));
        }
        assertThat(fortune.menuOptions()).doesNotContain("play good-fortune");
    }

    @Test
    @Proof("EVT-2")
    void anEruptionDestroysTheVolcanoAndTheHighestLevelsOfATerritoryNextToIt() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 16,12", "C2 16,12")
                .building(P2, "chapel", 0, 13, 7)
                .building(P1, "chapel", 0, 13, 9)
                .building(P2, "chapel", 0, 19, 7)
                .building(P2, "monument", 0, 7, 8)
                .hand(P1, "eruption");
        Seq<Event<FireTable>> first = scene.events(scene.menu(), "play eruption");
        assertThat(FireScene.destroyed(first)).containsExactly("C1 16,12", "C2 16,12");
        GameState<FireTable> target = scene.play(scene.menu(), "play eruption");
        assertThat(scene.options(target)).containsExactly("to G", "to H");
        assertThat(FireScene.destroyed(scene.events(target, "to G")))
                .containsExactly("R2 13,7 14,7", "C2 15,7", "R2 13,9 14,9", "C2 15,9");
        assertThat(Works.points(scene.play(target, "to G").table(), P2)).isEqualTo(2);
        FireScene nobody = FireScene.basic()
                .bricks(P2, "C1 16,12")
                .original(P2, "cottage", 0, 13, 7)
                .hand(P1, "eruption");
        assertThat(FireScene.destroyed(nobody.events(nobody.menu(), "play eruption")))
                .containsExactly("C1 16,12");
    }

    @Test
    @Proof("EVT-3")
    void aFloodTakesLooseBricksBesideWaterAMajorOneBuildingsToo() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 6,6", "C1 8,8", "B1 10,8 11,8 12,8")
                .building(P2, "chapel", 0, 6, 9)
                .hand(P1, "flood", "major-flooding");
        GameState<FireTable> flood = scene.play(scene.menu(), "play flood");
        assertThat(scene.options(flood)).containsExactly("to F", "to G");
        assertThat(FireScene.destroyed(scene.events(flood, "to F"))).containsExactly("C1 6,6", "B1 10,8 11,8 12,8");
        GameState<FireTable> major = scene.play(scene.menu(), "play major-flooding");
        assertThat(FireScene.destroyed(scene.events(major, "to F")))
                .containsExactly("C1 6,6", "B1 10,8 11,8 12,8", "T1 6,9 7,9", "R2 6,9 7,9");
    }

    @Test
    @Proof("EVT-4")
    void fortuneLureFireAndShrine() {
        FireScene scene = FireScene.basic()
                .hand(P1, "good-fortune", "giants-lure", "mill", "mill", "mill")
                .building(P1, "cottage", 0, 7, 2)
                .building(P1, "cottage", 0, 12, 1);
        GameState<FireTable> gifts = scene.play(scene.menu(), "play good-fortune", "take B", "take F", "take F");
        assertThat(gifts.table().pile(P1)).hasToString("[1, 0, 0, 0, 0, 2]");
        Seq<String> lure = scene.options(scene.play(scene.menu(), "play giants-lure"));
        assertThat(lure).contains("to G", "to B").doesNotContain("to A", "to *");
        FireScene fire = FireScene.basic()
                .bricks(P1, "T1 7,7 8,7")
                .building(P1, "cottage", 0, 7, 2)
                .hand(P1, "signal-fire", "shrine", "mill", "mill", "mill")
                .pile(P1, "CCR")
                .giant("X");
        GameState<FireTable> lit = fire.play(fire.menu(), "lay C", "C2 7,7");
        GameState<FireTable> sent = fire.play(lit, fire.options(lit).head());
        assertThat(fire.options(sent)).hasSize(24).doesNotContain("to X").contains("to *");
        FireScene shrine = FireScene.basic()
                .bricks(P1, "H1 7,7 8,7 7,8")
                .building(P1, "cottage", 0, 7, 2)
                .building(P1, "cottage", 0, 12, 1)
                .hand(P1, "shrine", "mill", "mill", "mill", "inn")
                .pile(P1, "R")
                .giant("B");
        GameState<FireTable> built = shrine.play(shrine.menu(), "lay R", "R2 7,7 8,7");
        assertThat(shrine.play(built, shrine.options(built).head()).table().pile(P1))
                .as("the Cottage in B is shut down")
                .hasToString("[1, 0, 0, 0, 0, 0]");
    }

    @Test
    @Proof("EVT-5")
    void whatNothingCarriesFallsAndPartsThatAreCutOffStay() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "C1 6,8", "C2 6,8", "T1 7,8 8,8", "C1 9,8")
                .bricks(P2, "C1 8,9")
                .hand(P2, "flood")
                .active(P2);
        Seq<Event<FireTable>> events = scene.events(scene.menu(), "play flood");
        assertThat(FireScene.destroyed(events)).containsExactly("C1 6,8", "C2 6,8");
        FireTable after = scene.transition(scene.menu(), "play flood").state().table();
        assertThat(after.collection(P1).of(3)).isEqualTo(19);
        assertThat(after.board().bricks(0)).hasSize(2);
        // What stands on what falls, falls next.
        FireScene pillar = FireScene.basic()
                .bricks(P1, "C1 6,8", "C2 6,8", "C3 6,8", "C4 6,8")
                .hand(P2, "flood")
                .active(P2);
        assertThat(FireScene.destroyed(pillar.events(pillar.menu(), "play flood")))
                .containsExactly("C1 6,8", "C2 6,8", "C3 6,8", "C4 6,8");
        // A high bridge falls with one of its ends, but does not care about what it passes over.
        FireScene bridge = FireScene.basic()
                .bricks(P1, "C1 6,8", "C1 8,8", "B2 6,8 7,8 8,8")
                .bricks(P2, "F1 7,6 7,7 7,8 7,9")
                .hand(P2, "flood")
                .active(P2);
        GameState<FireTable> target = bridge.menu();
        assertThat(FireScene.destroyed(bridge.events(target, "play flood")))
                .containsExactly("C1 6,8", "F1 7,6 7,7 7,8 7,9", "B2 6,8 7,8 8,8");
    }

    @Test
    @Proof({"WIN-1", "RUL-13", "RUL-24"})
    void everyOtherPlayerWhoDoesNotRestIsAskedOnceAfterTheTurn() {
        FireScene scene =
                FireScene.of(3, FireVariants.BASIC).hand(P2, "good-fortune").fullHands();
        GameState<FireTable> window = scene.play(scene.menu(), "end");
        assertThat(window.agenda().head()).isEqualTo(new React(P2, false, true));
        assertThat(scene.options(window))
                .as("P2 is next and has no use for a rest")
                .containsExactly("play good-fortune", "let-pass");
        GameState<FireTable> third = scene.play(window, "let-pass");
        assertThat(scene.options(third)).containsExactly("let-pass", "go-to-rest");
        GameState<FireTable> second = scene.play(third, "go-to-rest", "roll red blue", "end");
        assertThat(scene.game.turn(second).isOf(P1)).as("P3 rests").isTrue();
        GameState<FireTable> own = scene.play(second, "let-pass", "roll red blue");
        assertThat(own.table().turn().isResting(P3)).as("until their own turn").isFalse();
    }

    @Test
    @Proof("RUL-15")
    void beingAskedTellsNothing() {
        for (String card : io.vavr.collection.Array.of("good-fortune", "mill")) {
            FireScene scene = FireScene.basic().hand(P2, card);
            GameState<FireTable> window = scene.play(scene.menu(), "end");
            assertThat(scene.game.turn(window).isOf(P2)).as(card).isTrue();
            assertThat(scene.game.turn(window).isSecret()).as(card).isTrue();
        }
    }

    private static FireScene king(int chapels) {
        FireScene scene = FireScene.of(3, FireVariants.BASIC)
                .building(P1, "tower", 0, 12, 7)
                .hand(P1, "mill", "mill", "mill", "inn", "inn");
        String[] places = {"F", "H", "I"};
        for (int i = 0; i < chapels; i++) {
            scene.buildingIn(P1, "chapel", places[i]);
        }
        return scene;
    }

    @Test
    @Proof("WIN-2")
    void pointsAreThoseOfCardsWhoseBuildingsAreNotShutDown() {
        assertThat(Works.points(king(3).table(), P1)).isEqualTo(5);
        assertThat(Works.points(king(3).giant("F").table(), P1)).isEqualTo(4);
        assertThat(FireVariants.BASIC.points()).isEqualTo(5);
        assertThat(FireVariants.ADVANCED.points()).isEqualTo(6);
        assertThat(king(2).menuOptions()).as("four points claim nothing").contains("end");
    }

    @Test
    @Proof("WIN-3")
    void aClaimAsksEveryOtherPlayerAlsoThoseWhoRest() {
        FireScene scene = king(3).resting(P2);
        GameState<FireTable> claim = scene.at(new LookForKing(false));
        assertThat(claim.agenda().head()).isEqualTo(new React(P2, true, false));
        assertThat(scene.options(claim)).containsExactly("let-pass", "go-to-rest");
        GameState<FireTable> third = scene.play(claim, "let-pass");
        assertThat(third.table().turn().isResting(P2)).isFalse();
        assertThat(scene.game.turn(third).isOf(P3)).isTrue();
        // The look comes after a move of the Giant by dice, whoever's turn it is.
        FireScene others = king(3).active(P2).giant("F");
        GameState<FireTable> dice = others.play(others.at(new RollDiceOfTurn()), "roll red red", "to A");
        assertThat(dice.agenda().head()).isEqualTo(new React(P2, true, false));
        // The active player claims first, then turn order decides.
        FireVariants onePoint = new FireVariants(false, 1, 40, false, 1, false, false, 2);
        FireScene several = FireScene.of(3, onePoint)
                .buildingIn(P1, "chapel", "A")
                .buildingIn(P3, "chapel", "C")
                .active(P2);
        assertThat(several.at(new LookForKing(false)).agenda().head()).isEqualTo(new React(P1, true, false));
        several.buildingIn(P2, "chapel", "B");
        assertThat(several.at(new LookForKing(false)).agenda().head()).isEqualTo(new React(P3, true, false));
        assertThat(several.game
                        .resume(several.table(), io.vavr.collection.List.of(new LookForKing(false), new Menu()))
                        .events())
                .contains(new CourseEvents.CrownClaimed(P2));
    }

    @Test
    @Proof({"WIN-4", "LAW-8"})
    void whoStillHasTheLimitIsKingOtherwisePlayGoesOn() {
        FireScene scene = king(3).hand(P3, "giants-lure");
        GameState<FireTable> claim = scene.at(new LookForKing(false));
        GameState<FireTable> crowned = scene.play(claim, "let-pass", "let-pass");
        assertThat(scene.game.turn(crowned).ended().get().isWinner(P1)).isTrue();
        GameState<FireTable> foiled = scene.play(claim, "let-pass", "play giants-lure", "to H");
        assertThat(scene.game.turn(foiled).isOver()).isFalse();
    }

    @Test
    @Proof("RUL-16")
    void againstAClaimAnyEventMayBePlayedOnceEach() {
        FireScene scene = king(3).hand(P2, "good-fortune", "giants-lure");
        GameState<FireTable> claim = scene.at(new LookForKing(false));
        assertThat(scene.options(claim)).contains("play good-fortune", "play giants-lure");
        GameState<FireTable> played = scene.play(claim, "play good-fortune", "take B", "take B", "take B");
        assertThat(scene.game.turn(played).isOf(P3)).isTrue();
    }

    @Test
    @Proof({"WIN-5", "RUL-17"})
    void afterTheLastTurnWhoeverAloneHasMostPointsWins() {
        FireVariants oneTurn = new FireVariants(false, 5, 1, false, 1, false, false, 2);
        FireScene scene = FireScene.of(2, oneTurn).buildingIn(P2, "chapel", "F");
        FireTable late = scene.table().withTurn(scene.table().turn().next(P2));
        GameState<FireTable> won = scene.change(any -> late).at(new NextTurn());
        assertThat(scene.game.turn(won).ended().get().why()).isEqualTo("most-points");
        assertThat(scene.game.turn(won).ended().get().isWinner(P2)).isTrue();
        FireScene even = FireScene.of(2, oneTurn);
        FireTable none = even.table().withTurn(even.table().turn().next(P2));
        GameState<FireTable> drawn = even.change(any -> none).at(new NextTurn());
        assertThat(even.game.turn(drawn).ended().get().why()).isEqualTo("turn-limit");
        FireScene early = FireScene.of(2, oneTurn);
        assertThat(early.game.turn(early.at(new NextTurn())).isOver()).isFalse();
    }

    @Test
    @Proof("RUL-29")
    void targetsThatLoseTheSameBricksAreOneTarget() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "B1 10,8 11,8 12,8")
                .bricks(P2, "C1 18,8")
                .hand(P1, "flood");
        assertThat(scene.options(scene.play(scene.menu(), "play flood"))).containsExactly("to F", "to H");
        FireScene eruption =
                FireScene.basic().building(P2, "covered-bridge", 1, 12, 10).hand(P1, "eruption");
        assertThat(eruption.table().buildings().head().territories()).isEqualTo(1L << 6 | 1L << 11);
        assertThat(FireScene.destroyed(eruption.events(eruption.menu(), "play eruption")))
                .isNotEmpty();
    }
}
