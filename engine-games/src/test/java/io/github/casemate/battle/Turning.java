package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.rules.FaceCharacter;
import io.github.casemate.battle.rules.RevealBlock;
import io.github.casemate.battle.table.BattleEvent.BlockActivated;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Reserves;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.vavr.collection.List;
import java.util.HashSet;
import java.util.Set;

/** The board turned by half, with the seats exchanged. */
record Turning(AgendaGame<BattleTable> game) {

    GameState<BattleTable> of(GameState<BattleTable> state) {
        return game.resume(table(state.table(), state.agenda()), agenda(state.agenda()))
                .state();
    }

    /**
     * The states that the options or outcomes lead to. Blocks that wait are turned over by square, so the turned board
     * begins with another one (RUL-25): of two that wait, both are turned over.
     */
    Set<GameState<BattleTable>> reached(GameState<BattleTable> state) {
        Set<GameState<BattleTable>> all = new HashSet<>();
        Iterable<Action> actions =
                game.turn(state).isChance() ? game.chance(state).outcomes() : game.legalActions(state);
        for (Action action : actions) {
            GameState<BattleTable> next = game.apply(state, action).state();
            if (state.table().island().waiting() > 1 && next.table().island().waiting() > 0) {
                all.addAll(reached(next));
            } else {
                all.add(next);
            }
        }
        return all;
    }

    Set<GameState<BattleTable>> turnedReached(GameState<BattleTable> state) {
        Set<GameState<BattleTable>> all = new HashSet<>();
        reached(state).forEach(next -> all.add(of(next)));
        return all;
    }

    private static int square(int square) {
        return Square.COUNT - 1 - square;
    }

    private static Square square(Square square) {
        return Square.of(square(square.index()));
    }

    private static int seat(int seat) {
        return seat == BattleTable.NONE ? seat : 1 - seat;
    }

    private static BattleTable table(BattleTable table, List<Step<BattleTable>> agenda) {
        Reserves old = table.reserves();
        Reserves reserves = new Reserves(old.hand(1), old.hand(0), pad(old.pad(1)), pad(old.pad(0)));
        return new BattleTable(
                table.settings(),
                island(table.island(), agenda),
                reserves,
                seat(table.first()),
                seat(table.active()),
                table.die(),
                table.bound() >= 0 ? square(table.bound()) : table.bound(),
                table.quiet(),
                table.turns());
    }

    private static CarrierPad pad(CarrierPad pad) {
        return pad.at(Square.WIDTH - 1 - pad.centre());
    }

    private static IslandBoard island(IslandBoard island, List<Step<BattleTable>> agenda) {
        IslandBoard turned = IslandBoard.empty(island.live(), island.safe());
        Squares blocks = island.blocks();
        for (int at = 0; at < Square.COUNT; at++) {
            turned = blocks.has(at)
                    ? turned.withBlock(square(at))
                    : island.hasCharacter(at)
                            ? turned.withCharacter(
                                    square(at),
                                    1 - island.owner(at),
                                    island.kind(at),
                                    island.facing(at).left().left())
                            : turned;
        }
        for (Step<BattleTable> step : agenda) {
            turned = step instanceof RevealBlock reveal ? activated(turned, square(reveal.square())) : turned;
        }
        return turned;
    }

    /** A block that waits can only come about by its event. */
    private static IslandBoard activated(IslandBoard island, Square square) {
        BattleTable around = Battlefield.of().table();
        BattleTable table = new BattleTable(
                around.settings(), island, around.reserves(), 0, 0, BattleTable.NONE, BattleTable.ANYBODY, 0, 0);
        return new BlockActivated(square, false).evolve(table).island();
    }

    /** Touched blocks are turned over by square, so those that wait change their order. */
    private static List<Step<BattleTable>> agenda(List<Step<BattleTable>> agenda) {
        List<Step<BattleTable>> waiting = agenda.filter(step -> step instanceof RevealBlock)
                .map(Turning::step)
                .sortBy(step -> ((RevealBlock) step).square().index());
        return waiting.appendAll(
                agenda.filter(step -> !(step instanceof RevealBlock)).map(Turning::step));
    }

    private static Step<BattleTable> step(Step<BattleTable> step) {
        if (step instanceof RevealBlock reveal) {
            return new RevealBlock(
                    square(reveal.square()),
                    reveal.line().map(Turning::square).sortBy(Square::index),
                    reveal.byCharacter());
        }
        return step instanceof FaceCharacter face ? new FaceCharacter(face.placed(), square(face.square())) : step;
    }
}
