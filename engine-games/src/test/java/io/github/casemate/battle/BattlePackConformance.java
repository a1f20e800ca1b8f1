package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.rules.BattleAction;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.DieShows;
import io.github.casemate.battle.rules.BattleAction.LayBlock;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.table.BattleEvent;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.Square;
import io.github.casemate.conformance.PackConformance;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** Battle for the Island keeps the laws of any game and of any pack. */
@PropertyDefaults(tries = 60)
class BattlePackConformance
        extends PackConformance<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> {

    private static final AgendaGame<BattleTable> GAME = BattleGames.game("");
    private static final Seq<Start<GameState<BattleTable>>> STARTS = List.of(
                    new Start<>(
                            "both last ones at a block",
                            Battlefield.of("7: .. .. t^", "6: S> ## ..")
                                    .emptyPads()
                                    .roll(1)
                                    .state()),
                    new Start<>(
                            "only live blocks",
                            Battlefield.of("7: .. ## .. ..", "6: S> .. ## ..", "1: s^")
                                    .blocks(2, 0)
                                    .beforeRoll()
                                    .state()),
                    new Start<>(
                            "a long quiet",
                            Battlefield.of("6: S> .. .. .. .. ..", "1: .. .. s^")
                                    .quiet(198)
                                    .beforeRoll()
                                    .state()),
                    new Start<>(
                            "a pad that is barred",
                            Battlefield.of("1: .. .. s^ .. s^")
                                    .pad(0, "--J-T")
                                    .start()
                                    .state()))
            .appendAll(List.range(0, 6)
                    .map(number ->
                            new Start<>("crowd " + number, BattleGames.crowded(GAME, SplitMix64.of(11, number)))));

    @Override
    public BattlePack pack() {
        return new BattlePack();
    }

    @Override
    protected Seq<Start<GameState<BattleTable>>> starts() {
        return STARTS;
    }

    @Override
    protected Seq<Policy<GameState<BattleTable>, Action>> policies() {
        return BattleGames.POLICIES;
    }

    @Override
    public Map<String, String> idleSettings() {
        return LinkedHashMap.of(
                "quiet",
                "no game of 120 decisions has 200 quiet turns; EndTest and the start 'a long quiet' prove it",
                "turns",
                "the largest limit lies beyond 120 decisions; EndTest proves the setting");
    }

    @Override
    protected int limit() {
        return 70;
    }

    @Override
    protected int fixedGames() {
        return Integer.getInteger("casemate.games", 33);
    }

    @Override
    protected Seq<Action> illegalCandidates(GameState<BattleTable> state) {
        return List.of(
                new DieShows(6),
                new LayBlock(Square.named("a1")),
                new Shoot(Square.named("f6")),
                new Move(Square.named("f6"), BattleAction.Course.LEFT),
                new Advance(6),
                new TakeFromPad(0));
    }

    @Override
    protected Seq<String> mustOccur() {
        return Array.of(BattleAction.class.getPermittedSubclasses())
                .appendAll(Array.of(BattleEvent.class.getPermittedSubclasses()))
                .map(Class::getSimpleName)
                .appendAll(List.of(
                        "destroyed",
                        "both-destroyed",
                        "no-progress",
                        "not-your-turn",
                        "not-yours",
                        "no-zero",
                        "way-is-barred",
                        "nothing-in-range",
                        "moved-already",
                        "impossible-outcome",
                        "game-over"))
                .appendAll(STARTS.map(Start::name));
    }
}
