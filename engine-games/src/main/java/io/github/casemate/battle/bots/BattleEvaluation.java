package io.github.casemate.battle.bots;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.battle.rules.AfterMove;
import io.github.casemate.battle.rules.FreeFromPad;
import io.github.casemate.battle.rules.FreeRemoval;
import io.github.casemate.battle.rules.UseRoll;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Squares;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * How good a position of Battle for the Island is for each player: the {@linkplain BattleTerm terms} of each side,
 * weighed and added up to a strength, and from the difference of the strengths the chance to win. It keeps nothing, so
 * all threads may share it.
 */
public final class BattleEvaluation implements Evaluation<GameState<BattleTable>> {

    /** Makes an evaluation. */
    public BattleEvaluation() {}

    /** A state is settled when nobody can gain by a shot at once, or remove somebody: the roll-out does that first. */
    @Override
    public boolean isSettled(GameState<BattleTable> state) {
        BattleTable table = state.table();
        Option<Step<BattleTable>> next = state.agenda().headOption();
        return next.exists(step -> step instanceof UseRoll || step instanceof AfterMove)
                ? ShotGain.open(table, table.own()) <= 0
                : !next.exists(step -> step instanceof FreeRemoval || step instanceof FreeFromPad);
    }

    @Override
    public double[] utilities(GameState<BattleTable> state) {
        double lead = BattleTerm.strength(terms(state, 0)) - BattleTerm.strength(terms(state, 1));
        // From the logarithm of the odds to the utilities of the kernel: 1 for the winner, -1 for the loser.
        double utility = 2 / (1 + PortableMath.exp(-lead)) - 1;
        return new double[] {utility, -utility};
    }

    /**
     * What the evaluation sees on one side, to explain its numbers.
     *
     * @param state the state
     * @param seat whose side
     * @return the terms in their order, each with its value; the value times the weight is what it adds to the strength
     */
    public Map<BattleTerm, Double> explain(GameState<BattleTable> state, int seat) {
        double[] terms = terms(state, seat);
        Map<BattleTerm, Double> explained = LinkedHashMap.empty();
        for (BattleTerm term : BattleTerm.values()) {
            explained = explained.put(term, terms[term.ordinal()]);
        }
        return explained;
    }

    private static double[] terms(GameState<BattleTable> state, int seat) {
        BattleTable table = state.table();
        double[] terms = new double[BattleTerm.count()];
        Squares own = table.island().characters(seat);
        material(terms, table, seat, own);
        boolean onTurn = table.active() == seat;
        boolean inHand = onTurn
                && table.die() != BattleTable.NONE
                && state.agenda().headOption().exists(UseRoll.class::isInstance);
        double open = ShotGain.open(table, own);
        terms[(onTurn ? BattleTerm.SHOTS_NOW : BattleTerm.SHOTS_LATER).ordinal()] = open;
        boolean bound = inHand && table.bound() >= 0;
        NextMoves reach = NextMoves.of(table, seat, bound ? Squares.NONE.with(table.bound()) : own);
        if (inHand && table.die() > 0) {
            terms[BattleTerm.REACH_NOW.ordinal()] = table.bound() == BattleTable.PAD ? 0 : reach.with(table.die());
        } else {
            terms[BattleTerm.REACH_LATER.ordinal()] = reach.expected();
        }
        terms[BattleTerm.STUCK.ordinal()] = reach.stuck();
        terms[BattleTerm.STUCK_CHANCE.ordinal()] = own.isEmpty() ? 0 : reach.stuckChance();
        terms[BattleTerm.MOVE.ordinal()] = inHand ? 1 : 0;
        return terms;
    }

    private static void material(double[] terms, BattleTable table, int seat, Squares own) {
        IslandBoard island = table.island();
        for (int square = own.next(0); square >= 0; square = own.next(square + 1)) {
            terms[BattleTerm.SOLDIERS.ordinal() + island.kind(square).ordinal()]++;
        }
        CarrierPad pad = table.reserves().pad(seat);
        int reserves = 0;
        for (int column = 1; column <= CarrierPad.WIDTH; column++) {
            if (pad.has(column)) {
                reserves++;
                int front = pad.front(seat, column);
                terms[BattleTerm.READY.ordinal()] += front >= 0 && island.isEmpty(front) ? 1 : 0;
            }
        }
        int hand =
                table.active() == BattleTable.NONE ? table.reserves().hand(seat).length() : 0;
        terms[BattleTerm.RESERVES.ordinal()] = reserves + hand;
        int left = own.size() + reserves + hand;
        terms[BattleTerm.LAST_ONES.ordinal()] = 1.0 / Math.max(1, left);
    }
}
