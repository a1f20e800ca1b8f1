package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.rules.AfterMove;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.PassOn;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.rules.BattleRules;
import io.github.casemate.battle.rules.Moving;
import io.github.casemate.battle.rules.StartTurn;
import io.github.casemate.battle.rules.UseRoll;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Reserves;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Games for tests: by players of several tastes, from the set-up and from positions in which much happens. */
final class BattleGames {

    static final Array<Policy<GameState<BattleTable>, Action>> POLICIES = Array.of(
            Policy.uniform(),
            Policy.preferring(
                    "shooter",
                    action -> action instanceof Shoot || action instanceof RemoveFree || action instanceof TakeFromPad),
            Policy.preferring("peaceful", action -> action instanceof Spare || action instanceof PassOn),
            Policy.preferring("at the pad", action -> action instanceof NamePad),
            new Policy<>("lander", (state, legal, random) -> {
                var landings = legal.filter(action -> action instanceof Move move && lands(state, move));
                var some = landings.isEmpty() ? legal : landings;
                return some.get((int) SplitMix64.below(random, some.size()));
            }));

    private BattleGames() {}

    private static boolean lands(GameState<BattleTable> state, Move move) {
        return Moving.landsOnBlock(state.table(), move);
    }

    static AgendaGame<BattleTable> game(String settings) {
        return AgendaGame.of(new BattleRules(Battlefield.variants(settings)));
    }

    /** What is done with each state of a game and with what is played in it. */
    interface Visitor {
        void visit(
                GameState<BattleTable> state,
                Action action,
                Transition<GameState<BattleTable>, Event<BattleTable>> transition);
    }

    /** Plays a game, with a taste for each player, and returns its last state. */
    static GameState<BattleTable> play(
            AgendaGame<BattleTable> game, GameState<BattleTable> start, SplitMix64 random, int most, Visitor visitor) {
        var tastes = Array.fill(2, () -> POLICIES.get(random.nextInt(POLICIES.size())));
        GameState<BattleTable> state = start;
        for (int action = 0; action < most && !game.turn(state).isOver(); action++) {
            GameState<BattleTable> now = state;
            Action chosen = game.turn(state)
                    .fold(
                            player -> tastes.get(player.index()).choice().among(now, game.legalActions(now), random),
                            () -> game.chance(now).sample(random),
                            over -> {
                                throw new IllegalStateException("nobody is asked");
                            });
            var transition = game.apply(state, chosen);
            visitor.visit(state, chosen, transition);
            state = transition.state();
        }
        return state;
    }

    /** A position with characters crowded into a part of the Island, and few of them, so that rare things happen. */
    static GameState<BattleTable> crowded(AgendaGame<BattleTable> game, SplitMix64 random) {
        int width = random.nextInt(3) == 0 ? 3 : 4 + random.nextInt(5);
        int west = random.nextInt(Square.WIDTH - width + 1);
        int south = random.nextInt(Square.WIDTH - width + 1);
        int blocks = random.nextInt(width + 1);
        int live = random.nextBoolean() ? blocks * random.nextInt(2) : random.nextInt(blocks + 1);
        IslandBoard island = IslandBoard.empty(live, blocks - live);
        // A shuffled diagonal has one block in each row and column; one that is not shuffled has long chains.
        Array<Integer> columns = Array.range(0, width);
        columns = random.nextBoolean() ? columns : Array.ofAll(shuffled(columns, random));
        for (int row = 0; row < blocks; row++) {
            island = island.withBlock((south + row) * Square.WIDTH + west + columns.get(row));
        }
        if (random.nextInt(3) == 0) {
            island = surrounded(island, random);
        }
        Reserves reserves = Reserves.none();
        for (int seat = 0; seat < 2; seat++) {
            int count = 1 + random.nextInt(random.nextBoolean() ? 2 : 5);
            for (int i = 0; i < count; i++) {
                int square = (south + random.nextInt(width)) * Square.WIDTH + west + random.nextInt(width);
                if (island.isEmpty(square)) {
                    island = island.withCharacter(square, seat, kind(random), Facing.values()[random.nextInt(4)]);
                }
            }
            CarrierPad pad = CarrierPad.atStart(seat).at(random.nextInt(Square.WIDTH));
            for (int column = 1; column <= CarrierPad.WIDTH; column++) {
                pad = random.nextInt(4) == 0
                                && game.rules() instanceof BattleRules rules
                                && rules.settings().get(BattleVariants.PADS)
                        ? pad.with(column, kind(random))
                        : pad;
            }
            reserves = reserves.with(seat, pad);
        }
        boolean rolled = random.nextBoolean();
        BattleTable table = new BattleTable(
                ((BattleRules) game.rules()).settings(),
                island,
                reserves,
                0,
                random.nextInt(2),
                rolled ? random.nextInt(6) : BattleTable.NONE,
                BattleTable.ANYBODY,
                0,
                0);
        Step<BattleTable> step = rolled ? new UseRoll() : random.nextBoolean() ? new StartTurn() : new AfterMove();
        return game.resume(table, List.of(step)).state();
    }

    /** Characters of both players that look at a block from near by. */
    private static IslandBoard surrounded(IslandBoard island, SplitMix64 random) {
        IslandBoard now = island;
        int block = island.blocks().next(0);
        for (Facing facing : block < 0 ? Array.<Facing>empty() : Facing.ALL) {
            Facing back = facing.left().left();
            int distance = 1 + random.nextInt(4);
            int square = block + distance * back.step();
            if (back.room(block) >= distance && random.nextInt(4) > 0 && now.isEmpty(square)) {
                now = now.withCharacter(square, random.nextInt(2), kind(random), facing);
            }
        }
        return now;
    }

    private static CharacterKind kind(SplitMix64 random) {
        return CharacterKind.values()[random.nextInt(3)];
    }

    private static java.util.List<Integer> shuffled(Array<Integer> all, SplitMix64 random) {
        java.util.List<Integer> rest = new java.util.ArrayList<>(all.asJava());
        for (int i = rest.size() - 1; i > 0; i--) {
            java.util.Collections.swap(rest, i, random.nextInt(i + 1));
        }
        return rest;
    }
}
