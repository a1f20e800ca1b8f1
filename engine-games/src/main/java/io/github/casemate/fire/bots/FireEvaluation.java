package io.github.casemate.fire.bots;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * How good a position of King of Fire Island is for each player: the {@linkplain FireTerm terms} of each, weighed and added
 * up to a strength, and from the strengths the chances to win.
 */
public final class FireEvaluation implements Evaluation<GameState<FireTable>> {

    /** After this many rounds of waiting a building counts a third. */
    private static final double PATIENCE = 4;

    private static final int LATER_GOALS = 3;
    private static final int MOST_PILE = 10;
    private static final int MOST_EVENTS = 2;

    private final BrickCovers covers;

    /**
     * Makes an evaluation.
     *
     * @param realm what is played
     */
    public FireEvaluation(Realm realm) {
        this(new BrickCovers(realm));
    }

    FireEvaluation(BrickCovers covers) {
        this.covers = covers;
    }

    /** A state is settled between two things that a player does, and in the set-up. */
    @Override
    public boolean isSettled(GameState<FireTable> state) {
        Step<FireTable> next = state.agenda().headOption().getOrNull();
        return next instanceof Menu || next instanceof FindHome || next instanceof PlaceAtHome;
    }

    @Override
    public double[] utilities(GameState<FireTable> state) {
        int players = state.table().realm().players();
        double[] chances = new double[players];
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            chances[seat] = PortableMath.exp(FireTerm.strength(terms(state.table(), PlayerId.of(seat))));
            sum += chances[seat];
        }
        for (int seat = 0; seat < players; seat++) {
            // From the chance to win to the utilities of the kernel: 1 for the winner, and a sum of zero.
            double chance = chances[seat] / sum;
            chances[seat] = chance - (1 - chance) / (players - 1);
        }
        return chances;
    }

    /**
     * What the evaluation sees of one player, to explain its numbers.
     *
     * @param state the state
     * @param seat whose side
     * @return the terms in their order, each with its value; the value times the weight is what it adds to the strength
     */
    public Map<FireTerm, Double> explain(GameState<FireTable> state, int seat) {
        double[] terms = terms(state.table(), PlayerId.of(seat));
        Map<FireTerm, Double> explained = LinkedHashMap.empty();
        for (FireTerm term : FireTerm.values()) {
            explained = explained.put(term, terms[term.ordinal()]);
        }
        return explained;
    }

    double[] terms(FireTable table, PlayerId player) {
        double[] terms = new double[FireTerm.count()];
        for (Building building : table.buildings()) {
            if (building.owner().equals(player) && building.card() != Building.NO_CARD) {
                FireTerm term = table.walkers().shutDown(building) ? FireTerm.SHUT_POINTS : FireTerm.POINTS;
                terms[term.ordinal()] += table.realm().card(building.card()).points();
            }
        }
        double all = terms[FireTerm.POINTS.ordinal()] + terms[FireTerm.SHUT_POINTS.ordinal()] / 2;
        double left = Math.max(0.5, table.realm().variants().points() - all);
        terms[FireTerm.NEARLY_KING.ordinal()] = 1 / left;
        FireMind mind = new FireMind(table, player, covers, FireStyle.KEEN);
        for (int i = 0; i < mind.goals.size() && i <= LATER_GOALS; i++) {
            BuildGoal goal = mind.goals.get(i);
            FireTerm term = i == 0 ? FireTerm.BEST_GOAL : FireTerm.OTHER_GOALS;
            terms[term.ordinal()] += Math.min(goal.value(), left + 1) * PortableMath.exp(-goal.cost() / PATIENCE);
        }
        terms[FireTerm.INCOME.ordinal()] = mind.prices.total();
        terms[FireTerm.KINDS.ordinal()] = mind.prices.kinds();
        terms[FireTerm.PILE.ordinal()] = Math.min(MOST_PILE, table.pile(player).total());
        terms[FireTerm.EVENTS.ordinal()] = Math.min(MOST_EVENTS, mind.events());
        terms[FireTerm.SHORE.ordinal()] = shore(table, player);
        terms[FireTerm.BONUSES.ordinal()] = BonusWorth.all(table, player);
        return terms;
    }

    private static int shore(FireTable table, PlayerId player) {
        int cells = 0;
        Board board = table.board();
        for (int y = 0; y < board.filled(1).length; y++) {
            cells += Long.bitCount(board.owned(1, player.index())[y]
                    & table.realm().terrain().waterside()[y]
                    & table.realm().terrain().land()[y]);
        }
        return cells;
    }
}
