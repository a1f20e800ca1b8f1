package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.bots.FireEvaluation;
import io.github.casemate.fire.bots.FireTerm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.rules.AcceptOffer;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.games.BotPage;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class FireBotsTest {

    private static final FireIsland GAME = FireScene.game(2, FireVariants.BASIC);
    private static final Bots<GameView<FireTable>, Action> BOTS = Bots.of(GAME);
    private static final Array<String> NAMES = Array.of("casual", "purposeful", "keen", "lookahead");

    @Test
    void thePageOfBotsIsFresh() {
        BotPage.of("king-of-fire-island")
                .lists(BOTS, NAMES.append("random"))
                .weighs(FireTerm.values(), FireTerm::meaning, FireTerm::weight);
    }

    @Test
    void levelsGoFromEasyToExpert() {
        assertThat(BOTS.levels().map(level -> level.name())).containsExactly("easy", "normal", "hard", "expert");
    }

    @Test
    void everyQuestionIsAnsweredInBothGamesByTwoToFourPlayers() {
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            for (int players = 2; players <= 4; players++) {
                FireIsland game = FireScene.game(players, variants);
                Bots<GameView<FireTable>, Action> bots = Bots.of(game);
                GameState<FireTable> state = game.newGame();
                SplitMix64 random = new SplitMix64(players);
                Array<Bot<GameView<FireTable>, Action>> seats = Array.ofAll(game.players())
                        .map(player -> bots.entrant(NAMES.get(player.index() % 3))
                                .bots()
                                .get());
                for (int steps = 0; steps < 3000 && !game.turn(state).isOver(); steps++) {
                    Action action = game.turn(state).isChance()
                            ? game.chance(state).sample(random)
                            : answer(
                                    game,
                                    state,
                                    seats.get(game.turn(state).asked().get().index()),
                                    steps);
                    state = game.apply(state, action).state();
                }
                assertThat(game.turn(state).isOver()).as("%s", game).isTrue();
                assertThat(state.table().ending().get().why()).isEqualTo("crowned");
            }
        }
    }

    private static Action answer(
            FireIsland game, GameState<FireTable> state, Bot<GameView<FireTable>, Action> bot, long seed) {
        PlayerId asked = game.turn(state).asked().get();
        Seq<Action> legal = game.legalActions(state);
        Action answer = bot.choose(
                Decision.of(asked, game.view(state, asked), legal, new SplitMix64(seed), Budget.iterations(1)));
        assertThat(legal).contains(answer);
        return answer;
    }

    /** Other hidden cards, the same view: the answer must be the same. */
    @Test
    void aPlayerWithAPurposeLooksAtNothingHidden() {
        Bot<GameView<FireTable>, Action> keen = bot("keen");
        SplitMix64 random = new SplitMix64(5);
        GameState<FireTable> state = GAME.newGame();
        int asked = 0;
        while (!GAME.turn(state).isOver() && asked < 150) {
            if (GAME.turn(state).isChance()) {
                state = GAME.apply(state, GAME.chance(state).sample(random)).state();
            } else {
                Action one = answer(GAME, state, keen, 1);
                assertThat(answer(GAME, state, keen, 2)).isEqualTo(one);
                asked++;
                state = GAME.apply(state, one).state();
            }
        }
        assertThat(asked).isEqualTo(150);
    }

    @Test
    void lookingAheadAnswersInBothGamesByTwoToFourPlayers() {
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            for (int players = 2; players <= 4; players++) {
                FireIsland game = FireScene.game(players, variants);
                Bot<GameView<FireTable>, Action> lookahead =
                        Bots.of(game).entrant("lookahead").bots().get();
                GameState<FireTable> state = game.newGame();
                SplitMix64 random = new SplitMix64(players);
                int turns = 2;
                while (!game.turn(state).isOver() && state.table().turn().turns() < turns) {
                    Action action = game.turn(state).isChance()
                            ? game.chance(state).sample(random)
                            : answer(game, state, lookahead, random.nextLong());
                    state = game.apply(state, action).state();
                }
                assertThat(state.table().turn().turns()).isEqualTo(turns);
            }
        }
    }

    /** What is hidden is imagined from the view: other cards in other hands change nothing. */
    @Test
    void lookingAheadLooksAtNothingHidden() {
        GameState<FireTable> state = FireScene.basic()
                .bricks(P1, "H1 7,7 8,7 7,8")
                .pile(P1, "RCTTB")
                .pile(P2, "HH")
                .fullHands()
                .menu();
        Action answer = answer(GAME, state, bot("lookahead"), 3);
        for (int seed = 0; seed < 5; seed++) {
            GameState<FireTable> other = GAME.determinize(GAME.view(state, P1), new SplitMix64(seed));
            assertThat(answer(GAME, other, bot("lookahead"), 3)).isEqualTo(answer);
        }
    }

    @Test
    void bonusesCountInTheAdvancedGameOnly() {
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            FireScene scene = FireScene.of(2, variants).buildingIn(P1, "port", "A");
            FireEvaluation evaluation = new FireEvaluation(scene.game.realm());
            double working =
                    evaluation.explain(scene.menu(), 0).get(FireTerm.BONUSES).get();
            assertThat(working > 0).as("%s", variants).isEqualTo(variants.advanced());
            scene.giant("A");
            assertThat(evaluation.explain(scene.menu(), 0).get(FireTerm.BONUSES).get())
                    .isZero();
        }
        assertThat(goal(FireVariants.ADVANCED)).isGreaterThan(goal(FireVariants.BASIC));
    }

    /** How much the building of a card is worth that could be built now. */
    private static double goal(FireVariants variants) {
        FireScene scene =
                FireScene.of(2, variants).bricks(P1, "C1 8,8").pile(P1, "TTCCR").hand(P1, "chapel", "chapel", "chapel");
        return new FireEvaluation(scene.game.realm())
                .explain(scene.menu(), 0)
                .get(FireTerm.BEST_GOAL)
                .get();
    }

    @Test
    void anArmyGoesWhereItShutsDownMost() {
        FireScene scene = FireScene.advanced()
                .buildingIn(P1, "fortress", "L")
                .buildingIn(P2, "manor", "K")
                .buildingIn(P2, "chapel", "P")
                .army(P1, "L")
                .fullHands();
        FireIsland game = scene.game;
        Bot<GameView<FireTable>, Action> keen =
                Bots.of(game).entrant("keen").bots().get();
        assertThat(answer(game, scene.at(new MarchArmy(P1, "L")), keen, 1))
                .isEqualTo(new FireAction.ChooseTerritory("K"));
    }

    @Test
    void withTheSameRandomnessLookingAheadFindsTheSame() {
        GameState<FireTable> state = FireScene.basic()
                .bricks(P1, "H1 7,7 8,7 7,8")
                .pile(P1, "RCTT")
                .fullHands()
                .menu();
        assertThat(answer(GAME, state, bot("lookahead"), 3)).isEqualTo(answer(GAME, state, bot("lookahead"), 3));
    }

    @Test
    void whatCanBeCompletedIsCompleted() {
        FireScene scene = FireScene.basic()
                .bricks(P1, "H1 7,7 8,7 7,8")
                .pile(P1, "RC")
                .hand(P1)
                .fullHands();
        for (String name : Array.of("casual", "purposeful", "keen")) {
            GameState<FireTable> state = scene.menu();
            for (int steps = 0; steps < 8 && state.table().buildings().isEmpty(); steps++) {
                state = GAME.apply(state, answer(GAME, state, bot(name), steps)).state();
            }
            assertThat(state.table().buildings()).as(name).hasSize(1);
        }
    }

    @Test
    void nobodyTradesWithSomebodyWhoIsAboutToWin() {
        AcceptOffer offer = new AcceptOffer(P1, P2, Element.CHIMNEY, 2, Element.FOUR, 1);
        FireScene scene = FireScene.basic().pile(P1, "CCC").pile(P2, "FFFF").fullHands();
        assertThat(answer(GAME, scene.at(offer), bot("keen"), 1)).isEqualTo(new FireAction.AnswerOffer(true));
        FireScene late = FireScene.basic()
                .buildingIn(P1, "cathedral", "K")
                .buildingIn(P1, "chapel", "A")
                .pile(P1, "CCC")
                .pile(P2, "FFFF")
                .fullHands();
        assertThat(Works.points(late.table(), P1)).isEqualTo(4);
        assertThat(answer(GAME, late.at(offer), bot("keen"), 1)).isEqualTo(new FireAction.AnswerOffer(false));
    }

    @Test
    void aLureIsKeptForAClaim() {
        FireScene scene = FireScene.basic()
                .hand(P2, "giants-lure", "mill", "mill", "mill", "inn")
                .giant("F");
        assertThat(answer(GAME, scene.at(new React(P2, false, true)), bot("keen"), 1))
                .isEqualTo(new FireAction.LetPass());
        scene.buildingIn(P1, "cathedral", "K").buildingIn(P1, "port", "A");
        assertThat(Works.points(scene.table(), P1)).isEqualTo(5);
        assertThat(answer(GAME, scene.at(new React(P2, true, true)), bot("keen"), 1))
                .isEqualTo(new FireAction.PlayEventCard("giants-lure"));
    }

    @Test
    void pointsAndNearGoalsCount() {
        FireEvaluation evaluation = new FireEvaluation(GAME.realm());
        FireScene even = FireScene.basic().fullHands();
        double[] equal = evaluation.utilities(even.menu());
        assertThat(equal[0] + equal[1]).isEqualTo(0, within(1e-9));
        FireScene ahead = FireScene.basic().buildingIn(P1, "chapel", "A").fullHands();
        assertThat(evaluation.utilities(ahead.menu())[0]).isGreaterThan(0.2);
        assertThat(evaluation.explain(ahead.menu(), 0).get(FireTerm.POINTS).get())
                .isEqualTo(1);
        GameState<FireTable> shut = FireScene.basic()
                .buildingIn(P1, "chapel", "A")
                .giant("A")
                .fullHands()
                .menu();
        assertThat(evaluation.explain(shut, 0).get(FireTerm.SHUT_POINTS).get()).isEqualTo(1);
        assertThat(evaluation.explain(shut, 0).get(FireTerm.POINTS).get()).isZero();
    }

    @Test
    void aPurposeWinsAgainstChance() {
        int wins = Arena.of(
                        new FireIslandPack(),
                        GAME,
                        Mode.ROUND_ROBIN,
                        List.of("purposeful", "random").map(BOTS::entrant))
                .games(8)
                .seed(4)
                .threads(1)
                .run()
                .games()
                .count(record -> record.share("purposeful") == 1);
        assertThat(wins).isGreaterThanOrEqualTo(7);
    }

    private static Bot<GameView<FireTable>, Action> bot(String name) {
        return BOTS.entrant(name).bots().get();
    }
}
