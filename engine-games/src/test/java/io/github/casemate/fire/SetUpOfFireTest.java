package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.rules.FindFirst;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.rules.TurnCardUp;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** SET: flags, the first player, original buildings, elements and cards. */
class SetUpOfFireTest {

    private static FireIsland game(int players) {
        return FireScene.game(players, FireVariants.BASIC);
    }

    /** Plays on by the first option until a step of some kind is asked. */
    private static GameState<FireTable> until(FireIsland game, Class<?> step, long seed) {
        GameState<FireTable> state = game.newGame();
        SplitMix64 random = new SplitMix64(seed);
        while (!step.isInstance(state.agenda().head())) {
            Action action = game.turn(state).isChance()
                    ? game.chance(state).sample(random)
                    : game.legalActions(state)
                            .get(random.nextInt(game.legalActions(state).size()));
            state = game.apply(state, action).state();
        }
        return state;
    }

    @Test
    @Proof("SET-1")
    void twoToFourPlayersAndTheGiantOnTheVolcano() {
        FireIslandPack pack = new FireIslandPack();
        assertThat(pack.info().fewest()).isEqualTo(2);
        assertThat(pack.info().most()).isEqualTo(4);
        FireTable table = game(4).newGame().table();
        assertThat(table.piles()).hasSize(4);
        assertThat(table.walkers().giant()).isEqualTo(24);
    }

    @Test
    @Proof("SET-2")
    void flagsAndPolesAreLeftInProportionAndFourOfEach() {
        FireIsland game = game(2);
        GameState<FireTable> state = game.newGame();
        Distribution<Action> first = game.chance(state);
        assertThat(first.size()).isEqualTo(36);
        assertThat(first.total()).isEqualTo(24 * 24);
        FireScene scene = FireScene.basic();
        GameState<FireTable> next = scene.play(state, "flag B red");
        Distribution<Action> second = game.chance(next);
        assertThat(second.total()).isEqualTo(23 * 23);
        assertThat(second.outcomes()
                        .toArray()
                        .filter(outcome -> new FireNotation().of(outcome).equals("flag B red"))
                        .map(second::weight))
                .containsExactly(9L);
        FireTable planted = until(game, TurnCardUp.class, 3).table();
        for (Element element : Element.ALL) {
            assertThat(planted.flags().elements().count(element::equals)).isEqualTo(4);
        }
        for (PoleColour pole : PoleColour.ALL) {
            assertThat(planted.flags().poles().count(pole::equals)).isEqualTo(4);
        }
    }

    private static GameState<FireTable> dealing(FireScene scene) {
        return scene.at(new FindFirst(Array.of(P1, P2), Array.empty()));
    }

    @Test
    @Proof("SET-3")
    void theHighestCardBeginsAndTiesAreDealtAgain() {
        FireScene scene = FireScene.basic();
        GameState<FireTable> higher = scene.play(dealing(scene), "draw mill 1", "draw fortress 1");
        assertThat(higher.table().turn().first()).isEqualTo(P2);
        assertThat(higher.agenda().head()).isEqualTo(new FindHome(P2, true));
        assertThat(higher.table().cards().open().total()).isEqualTo(2);
        GameState<FireTable> tied = scene.play(dealing(scene), "draw mill 1", "draw inn 1");
        assertThat(scene.game.turn(tied).isChance()).isTrue();
        GameState<FireTable> event = scene.play(tied, "draw flood 1", "draw mill 1");
        assertThat(event.table().turn().first()).isEqualTo(P2);
        assertThat(event.table().cards().open().total()).isEqualTo(4);
        // If the deck is empty, the cards that were turned up are shuffled again (RUL-19).
        FireScene empty = FireScene.basic().deck();
        long all = FireScene.basic().table().cards().deck().size();
        assertThat(scene.game.chance(dealing(empty)).total()).isEqualTo(all);
        // Only those who are tied for the most are dealt again.
        FireScene three = FireScene.of(3, FireVariants.BASIC);
        PlayerId third = PlayerId.of(2);
        GameState<FireTable> among = three.at(new FindFirst(Array.of(P1, P2, third), Array.empty()));
        GameState<FireTable> two = three.play(among, "draw mill 1", "draw flood 1", "draw inn 1");
        assertThat(((TurnCardUp) two.agenda().head()).among()).containsExactly(P1, third);
    }

    @Test
    @Rule("RUL-1")
    void aTerritoryWithoutRoomForTheCottageIsNoHome() {
        // In F two by three cells are left: enough for a Marketplace, but not for a Cottage beside it.
        FireScene scene = FireScene.basic()
                .bricks(P2, "F1 6,8 7,8 8,8 9,8", "F1 6,9 7,9 8,9 9,9", "F1 6,10 7,10 8,10 9,10")
                .bricks(P2, "T1 10,6 10,7", "T1 10,8 10,9", "C1 10,10")
                .bricks(P2, "T1 9,6 9,7");
        assertThat(homes(scene)).doesNotContain("home F").contains("home A", "home L");
        FireScene roomy = FireScene.basic().bricks(P2, "F1 6,9 7,9 8,9 9,9", "F1 6,10 7,10 8,10 9,10");
        assertThat(homes(roomy)).contains("home F");
    }

    private static Seq<String> homes(FireScene scene) {
        return scene.options(scene.at(new FindHome(P1, true)));
    }

    @Test
    @Proof({"SET-4", "SET-5"})
    void homesAreChosenInTurnOrderAndThenInReverse() {
        FireIsland game = game(3);
        SplitMix64 random = new SplitMix64(5);
        GameState<FireTable> state = game.newGame();
        Array<String> order = Array.empty();
        while (state.table().piles().head().total() == 0) {
            if (state.agenda().head() instanceof FindHome home) {
                order = order.append(home.player() + (home.first() ? " market" : " mill"));
            }
            Action action = game.turn(state).isChance()
                    ? game.chance(state).sample(random)
                    : game.legalActions(state)
                            .get(random.nextInt(game.legalActions(state).size()));
            state = game.apply(state, action).state();
        }
        PlayerId first = state.table().turn().first();
        PlayerId second = state.table().after(first);
        PlayerId third = state.table().after(second);
        assertThat(order)
                .containsExactly(
                        first + " market",
                        second + " market",
                        third + " market",
                        third + " mill",
                        second + " mill",
                        first + " mill");
        for (PlayerId player : game.players()) {
            FireTable table = state.table();
            var own = table.buildings().filter(building -> building.owner().equals(player));
            assertThat(own).hasSize(4);
            assertThat(own.map(building -> building.territories()).distinct())
                    .as("two territories")
                    .hasSize(2);
            assertThat(FireLaws.parts(table, player.index())).isEqualTo(2);
        }
    }

    @Test
    @Proof({"SET-5", "RUL-1"})
    void theSecondHomeIsAnotherTerritoryAndOthersMayShareIt() {
        FireScene scene = FireScene.basic().original(P1, "marketplace", 0, 6, 6).original(P1, "cottage", 0, 6, 8);
        assertThat(scene.options(scene.at(new FindHome(P1, false)))).doesNotContain("home F");
        assertThat(scene.options(scene.at(new FindHome(P2, true)))).contains("home F");
        // A wall through the middle of F leaves no room for two buildings.
        FireScene full = FireScene.basic()
                .bricks(P2, "F1 6,7 7,7 8,7 9,7", "C1 10,7", "F1 6,9 7,9 8,9 9,9", "C1 10,9", "F1 6,6 7,6 8,6 9,6");
        assertThat(full.options(full.at(new FindHome(P1, true)))).doesNotContain("home F");
    }

    @Test
    @Proof({"RUL-1", "SET-4"})
    void originalsHaveFixedBricksAndTheCottageTouches() {
        FireScene scene = FireScene.basic();
        GameState<FireTable> market = scene.game
                .resume(
                        scene.table(),
                        io.vavr.collection.List.of(
                                new PlaceAtHome(P1, "marketplace", "F", false),
                                new PlaceAtHome(P1, "cottage", "F", true)))
                .state();
        assertThat(scene.options(market)).hasSize(96);
        FireTable placed = scene.game
                .apply(market, scene.game.legalActions(market).head())
                .state()
                .table();
        assertThat(placed.buildings().head().original()).isTrue();
        assertThat(placed.collection(P1).total()).isEqualTo(120);
        FireScene built = FireScene.basic().original(P1, "marketplace", 0, 6, 6);
        assertThat(built.table().board().bricks(0).mkString("; "))
                .isEqualTo("B1 6,6 7,6 8,6; T1 6,7 7,7; C1 8,7; R2 6,7 7,7; C2 8,7");
        FireScene mill = FireScene.basic().original(P1, "mill", 0, 12, 9);
        assertThat(mill.table().board().bricks(0).mkString("; "))
                .isEqualTo("B1 12,9 13,9 14,9; T1 12,10 13,10; C2 12,9; R2 12,10 13,10");
        GameState<FireTable> cottages = built.at(new PlaceAtHome(P1, "cottage", "F", true));
        for (Action action : built.game.legalActions(cottages)) {
            assertThat(new FireNotation().of(action)).doesNotContain("cottage 9,9");
        }
    }

    @Test
    @Proof("SET-6")
    void everybodyTakesOneOfEachKindAndFiveCards() {
        FireIsland game = game(2);
        FireTable table = until(game, io.github.casemate.fire.rules.RollDiceOfTurn.class, 7)
                .table();
        assertThat(table.pile(P1)).hasToString("[1, 1, 1, 1, 1, 1]");
        assertThat(table.collection(P2)).hasToString("[19, 19, 19, 19, 19, 19]");
        assertThat(table.cards().hands().map(hand -> hand.size())).containsExactly(5, 5);
    }

    @Test
    @Proof("SET-7")
    void originalsScoreNothingAreNotMilledAndCanBeShutDown() {
        FireScene scene = FireScene.basic()
                .original(P1, "mill", 0, 12, 9)
                .original(P1, "cottage", 0, 12, 7)
                .hand(P2, "major-flooding")
                .active(P1);
        assertThat(io.github.casemate.fire.rules.Works.points(scene.table(), P1))
                .isZero();
        assertThat(scene.menuOptions()).doesNotContain("mill");
        assertThat(scene.active(P2).menuOptions()).doesNotContain("play major-flooding");
        FireScene shut = FireScene.basic()
                .original(P1, "mill", 0, 12, 9)
                .bricks(P1, "C1 6,6")
                .giant("G");
        assertThat(shut.menuOptions()).doesNotContain("mill");
        assertThat(shut.giant("H").menuOptions()).contains("mill");
    }

    @Test
    @Proof("RUL-2")
    void flagsTakeNoCell() {
        FireScene scene = FireScene.basic();
        int free = 0;
        for (int y = 6; y <= 10; y++) {
            for (int x = 6; x <= 10; x++) {
                free += scene.table().board().at(1, x, y) == 0 ? 1 : 0;
            }
        }
        assertThat(free).isEqualTo(25);
    }
}
