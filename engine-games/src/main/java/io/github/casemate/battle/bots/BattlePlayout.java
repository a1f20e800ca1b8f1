package io.github.casemate.battle.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.ai.search.Playout;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.Course;
import io.github.casemate.battle.rules.BattleAction.Hand;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.PassOn;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/**
 * How players act in a roll-out: they take the shot that gains the most, remove the longest range when the opponent is
 * stuck, bring on reserves, and prefer moves and turns after which somebody is in range; they neither shoot for a loss
 * nor land on blocks without need. The rest is at random, since equals are drawn by lot.
 */
public final class BattlePlayout implements Playout<GameState<BattleTable>, Action> {

    /** What is never worth it, unless there is nothing else. */
    private static final double NEVER = -10;

    /** Makes the policy. */
    public BattlePlayout() {}

    @Override
    public Action choose(GameState<BattleTable> state, Seq<Action> legal, RandomGenerator random) {
        BattleTable table = state.table();
        Action best = legal.head();
        if (table.active() == BattleTable.NONE) {
            return legal.get((int) SplitMix64.below(random, legal.size()));
        }
        double most = Double.NEGATIVE_INFINITY;
        int equal = 0;
        for (Action action : legal) {
            double worth = worth(table, action);
            if (worth > most) {
                most = worth;
                best = action;
                equal = 1;
            } else if (worth == most && SplitMix64.below(random, ++equal) == 0) {
                best = action;
            }
        }
        return best;
    }

    private static double worth(BattleTable table, Action action) {
        IslandBoard island = table.island();
        if (action instanceof Shoot shoot) {
            double gain = ShotGain.of(table, shoot.from().index());
            // A shot that gains something comes before any move, since the move is not lost by it.
            return gain > 0 ? NEVER * NEVER + gain : NEVER + gain;
        } else if (action instanceof Move move) {
            return ofMove(table, move);
        } else if (action instanceof TurnOnSquare turn) {
            int square = turn.square().index();
            Facing facing = island.facing(square);
            return ofPlace(
                    table, island.kind(square), square, turn.hand() == Hand.LEFT ? facing.left() : facing.right());
        } else if (action instanceof RemoveFree remove) {
            return ShotGain.worth(island.kind(remove.square().index()));
        } else if (action instanceof TakeFromPad take) {
            return table.pad().kind(take.column()).map(ShotGain::worth).getOrElse(0.0);
        } else if (action instanceof Advance) {
            return 0.5;
        } else if (action instanceof PassOn) {
            return 0;
        }
        return action instanceof Spare ? NEVER : -0.5;
    }

    private static double ofMove(BattleTable table, Move move) {
        IslandBoard island = table.island();
        int from = move.from().index();
        Facing facing = island.facing(from);
        boolean forward = move.course() == Course.FORWARD;
        int end = from + (forward ? table.die() : table.die() - 1) * facing.step();
        if (island.hasBlock(end)) {
            return island.live() > 0 ? -1 : 0;
        }
        Facing then = forward ? facing : move.course() == Course.LEFT ? facing.left() : facing.right();
        return ofPlace(table, island.kind(from), end, then);
    }

    /** Somebody in range is good; nothing but the edge ahead is bad, since it leads to being stuck. */
    private static double ofPlace(BattleTable table, CharacterKind kind, int square, Facing facing) {
        double gain = ShotGain.from(table.island(), table.active(), kind, square, facing);
        return gain > 0 ? gain : facing.room(square) < 2 ? -0.2 : 0;
    }
}
