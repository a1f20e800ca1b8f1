package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.bots.FogEvaluation;
import io.github.casemate.fog.bots.FogTerm;
import io.github.casemate.fog.event.BuildingEvents.PlayerDefeated;
import io.github.casemate.fog.event.TurnEvents.FogTurnBegan;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.words.FogNotation;
import io.github.casemate.games.BotPage;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Bots are found by their names, keep to their budgets, know what everybody knows, and the better ones win. */
class FogBotsTest {

    private static final AgendaGame<FogTable> SMALL =
            AgendaGame.of(new FogRules(FogRuleset.standard(2).onBoard(3)));

    private final FogEvaluation evaluation = new FogEvaluation();

    @Test
    void thePageOfBotsIsFresh() {
        BotPage.of("island-of-fog")
                .lists(Bots.of(SMALL), Array.of("random", "greedy", "planner"))
                .weighs(FogTerm.values(), FogTerm::meaning, FogTerm::weight);
    }

    @Test
    void levelsGoFromEasyToExpertForAnyNumberOfPlayers() {
        for (int players = 2; players <= 4; players++) {
            AgendaGame<FogTable> game = AgendaGame.of(new FogRules(FogRuleset.standard(players)));
            assertThat(Bots.of(game).broken()).isEmpty();
            assertThat(Bots.of(game).levels().map(level -> level.name()))
                    .containsExactly("easy", "normal", "hard", "expert");
        }
    }

    @Test
    void turnsAndDefeatsAreNoted() {
        PlayerId p2 = PlayerId.of(1);
        var notes = Bots.notes(SMALL);
        assertThat(notes.flatMap(one -> one.of().apply(new FogTurnBegan(p2)))).containsExactly(Note.turn(p2));
        assertThat(notes.flatMap(one -> one.of().apply(new PlayerDefeated(p2, PlayerId.of(0)))))
                .containsExactly(new Note(p2, "defeated"));
    }

    @Test
    void strongerBotsWin() {
        assertThat(share(SMALL, "greedy", "random", 12)).isGreaterThanOrEqualTo(0.8);
        assertThat(share(SMALL, "hard", "random", 4)).isGreaterThanOrEqualTo(0.75);
        AgendaGame<FogTable> four = AgendaGame.of(new FogRules(FogRuleset.standard(4)));
        assertThat(share(four, "normal", "greedy", 4)).isGreaterThan(0.25);
    }

    private static double share(AgendaGame<FogTable> game, String one, String other, int games) {
        double won = 0;
        for (int number = 0; number < games; number++) {
            PlayerId seat = PlayerId.of(number % game.players().size());
            won += play(game, one, other, seat, number).share(seat);
        }
        return won / games;
    }

    private static GameRecord play(AgendaGame<FogTable> game, String one, String other, PlayerId seat, long seed) {
        Bots<GameView<FogTable>, Action> bots = Bots.of(game);
        Array<Entrant<GameView<FogTable>, Action>> seats =
                Array.fill(game.players().size(), bots.entrant(other)).update(seat.index(), bots.entrant(one));
        GameRecord record = Referee.of(game).play(seats, seed);
        assertThat(record.forfeit()).isEmpty();
        return record;
    }

    @Test
    void theSameSeedIsTheSameGame() {
        GameRecord once = play(SMALL, "hard", "greedy", PlayerId.of(0), 5);
        assertThat(play(SMALL, "hard", "greedy", PlayerId.of(0), 5)).isEqualTo(once);
    }

    /** What the bots answer; hard and expert never look at more positions than they may. */
    private static Action answer(FogPlay play, String bot) {
        Entrant<GameView<FogTable>, Action> entrant =
                Bots.<GameView<FogTable>, Action, Event<FogTable>>of(play.game).entrant(bot);
        PlayerId asked = play.game.turn(play.state).asked().get();
        Decision<GameView<FogTable>, Action> decision = Decision.of(
                asked,
                play.game.view(play.state, asked),
                play.game.legalActions(play.state),
                new SplitMix64(3),
                entrant.budget());
        Action action = entrant.bots().get().choose(decision);
        assertThat(decision.spent()).isLessThanOrEqualTo(entrant.budget().iterations());
        return action;
    }

    @Test
    void aUnitOnAnEmptyLotBuilds() {
        FogPlay onLot = FogScene.of(2).at("b2 -", "x2 Rb1").unitsOf(1).go("x2", "stay");
        for (String bot : Array.of("greedy", "normal", "hard")) {
            assertThat(answer(onLot, bot)).as(bot).isIn(FogChoice.CITY, FogChoice.FACTORY);
        }
    }

    @Test
    void aUnitBesideTheLighthouseClaimsIt() {
        for (String bot : Array.of("greedy", "normal", "hard")) {
            FogPlay play = FogScene.of(2).at("b2 -", "m12 Rb1").unitsOf(1);
            while (play.table().acting() == 0
                    || play.options().contains("m1")
                    || play.options().contains("C3")) {
                play = play.go(FogNotation.of(answer(play, bot)));
            }
            play.expectAt("m13", "Rb1");
        }
    }

    @Test
    void whoCanBeDrivenOffTheOwnBaseIsAttacked() {
        // Rb1 stands beside Blue's unit on Red's base: if it stays there, Red has lost.
        FogPlay held = FogScene.of(2).at("b2 Bb1", "c2 Rb1").unitsOf(1);
        for (String bot : Array.of("greedy", "normal", "hard")) {
            Action unit = answer(held, bot);
            assertThat(FogNotation.of(unit)).as(bot).isEqualTo("c2");
        }
        assertThat(FogNotation.of(answer(held.go("c2"), "hard"))).isEqualTo("stay");
    }

    @Test
    void nobodyWhoPlansAttacksWithoutHope() {
        var games = Playthroughs.of(SMALL).withPolicies(FogPolicies.all());
        int attacks = 0;
        for (int seed = 0; seed < 6; seed++) {
            for (GameState<FogTable> state :
                    games.played(games.starts().head(), seed, 4_000).states()) {
                if (SMALL.turn(state).asked().isEmpty()) {
                    continue;
                }
                Seq<Action> legal = SMALL.legalActions(state);
                boolean fights = legal.exists(AttackTowards.class::isInstance);
                attacks += fights ? 1 : 0;
                if (fights && legal.size() > 1) {
                    FogTable table = state.table();
                    Action chosen = answer(FogPlay.from(SMALL, new Transition<>(state, Array.empty())), "normal");
                    if (chosen instanceof AttackTowards attack) {
                        int target = table.acting() + attack.heading().step();
                        assertThat(FightOdds.of(table, table.unit(table.acting()), target)
                                        .win())
                                .isGreaterThanOrEqualTo(0.2);
                    }
                }
            }
        }
        assertThat(attacks).isPositive();
    }

    @Test
    void whatEverybodyMayExpectAddsUpToNothing() {
        for (int players = 2; players <= 4; players++) {
            AgendaGame<FogTable> game =
                    AgendaGame.of(new FogRules(FogRuleset.standard(players).onBoard(3)));
            var games = Playthroughs.of(game).withPolicies(FogPolicies.all());
            for (GameState<FogTable> state :
                    games.played(games.starts().head(), players, 400).states()) {
                if (!game.turn(state).isOver()) {
                    double[] utilities = evaluation.utilities(state);
                    double sum = 0;
                    for (double utility : utilities) {
                        assertThat(utility).isBetween(-1.0, 1.0);
                        sum += utility;
                    }
                    assertThat(sum).isEqualTo(0, within(1e-9));
                }
            }
        }
    }

    @Test
    void aHeldBuildingCountsByTheOddsToStayAndOnlyIfThereIsAnotherTurn() {
        // A Red unit stands on the Blue city x22: it brings one point and its income.
        FogScene scene = FogScene.of(2).at("b2 -", "x24 -", "x22 Rb1");
        assertThat(term(scene.unitsOf(2), 0, FogTerm.HELD)).isEqualTo(1.35, within(1e-9));
        // A basic unit in reach wins with 16,941 of 46,656 rolls against two for the building (CHA-4).
        FogScene guarded = FogScene.of(2).at("b2 -", "x24 Bb1", "x22 Rb1");
        assertThat(term(guarded.unitsOf(2), 0, FogTerm.HELD)).isEqualTo(1.35 * (1 - 16_941 / 46_656.0), within(1e-9));
        FogScene late = FogScene.of(2).fillBut().at("b2 -", "x24 -", "x22 Rb1").countdown();
        assertThat(term(late.unitsOf(2), 0, FogTerm.HELD)).isPositive();
        FogPlay last = late.unitsOf(2);
        PlayerId red = PlayerId.of(0);
        FogTable table = last.table();
        for (int turn = 0; turn < 5; turn++) {
            table = new FogTurnEnded(red).evolve(new FogTurnBegan(red).evolve(table));
        }
        GameState<FogTable> over = last.game
                .resume(new FogTurnBegan(PlayerId.of(1)).evolve(table), last.state.agenda())
                .state();
        assertThat(evaluation.terms(over, 0)[FogTerm.HELD.ordinal()]).isZero();
    }

    @Test
    void incomeBeyondWhatFactoriesUseIsIdle() {
        FogScene scene = FogScene.of(2).fillBut().tokens(1, 12);
        FogPlay rich = scene.unitsOf(1);
        assertThat(term(rich, 0, FogTerm.INCOME)).isEqualTo(5);
        assertThat(term(rich, 0, FogTerm.IDLE_INCOME)).isPositive();
        assertThat(term(rich, 0, FogTerm.POINT)).isEqualTo(13);
    }

    private double term(FogPlay play, int seat, FogTerm term) {
        return evaluation.terms(play.state, seat)[term.ordinal()];
    }

    @Test
    void aBudgetOfTimeIsKept() {
        FogPlay start = FogPlay.newGame(SMALL).go("first 1");
        PlayerId asked = PlayerId.of(0);
        Decision<GameView<FogTable>, Action> decision = Decision.of(
                asked,
                SMALL.view(start.state, asked),
                SMALL.legalActions(start.state),
                new SplitMix64(1),
                Budget.parse("5ms"));
        var bot = Bots.<GameView<FogTable>, Action, Event<FogTable>>of(SMALL)
                .entrant("planner")
                .bots()
                .get();
        assertThat(SMALL.legalActions(start.state)).contains(bot.choose(decision));
    }
}
