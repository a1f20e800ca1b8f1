package io.github.casemate.fog.bots;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Decision;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;

/**
 * Goes through all that one player may do with a unit, until the unit has finished. A fight has three ends, with their
 * exact odds; a step into the fog is tried with some tiles, and what the unit may do beyond it is left to the evaluation.
 */
final class FogLookahead {

    /** So many tiles are tried for each step into the fog. */
    private static final int TILES = 2;

    /** Dice that add up to ten; the digit in the middle makes more or less of it. */
    private static final int TEN = 136;

    private static final int LOWEST = 111;
    private static final int HIGHEST = 666;

    private final AgendaGame<FogTable> game;
    private final FogEvaluation evaluation;
    private final FogPruning pruning;
    private final Decision<GameView<FogTable>, Action> decision;
    private final int seat;

    /**
     * For one player.
     *
     * @param decision whose budget it uses: one iteration for each position that is evaluated
     * @param seat the player whose units move
     */
    FogLookahead(
            AgendaGame<FogTable> game,
            FogEvaluation evaluation,
            FogPruning pruning,
            Decision<GameView<FogTable>, Action> decision,
            int seat) {
        this.game = game;
        this.evaluation = evaluation;
        this.pruning = pruning;
        this.decision = decision;
        this.seat = seat;
    }

    /**
     * Where play leads.
     *
     * @param worth what the player may expect
     * @param end the state at the end; the likeliest one, where chance decides
     */
    record Line(double worth, GameState<FogTable> end) {}

    /** What a state is worth to a player as it stands. */
    double worth(GameState<FogTable> state, int to) {
        if (game.turn(state) instanceof Turn.Over over) {
            return over.result().utilities().get(to);
        }
        decision.spend();
        return evaluation.utilities(state)[to];
    }

    /** The best way to go on from a state in which the player is asked. */
    Line best(GameState<FogTable> state) {
        Seq<Action> legal = game.legalActions(state);
        Line best = new Line(Double.NEGATIVE_INFINITY, state);
        for (Action action : legal.size() == 1 ? legal : pruning.keep(state, legal)) {
            Line line = after(game.apply(state, action).state());
            best = line.worth > best.worth ? line : best;
        }
        return best;
    }

    /** The same after an answer has been given. */
    Line after(GameState<FogTable> state) {
        FogTable table = state.table();
        Turn turn = game.turn(state);
        if (turn.isOver() || decision.isSpent()) {
            return leaf(state);
        }
        if (table.fight().isDefined() && turn.isChance()) {
            return fight(state, table.fight().get());
        }
        if (turn.isChance()) {
            return table.acting() == 0 ? leaf(state) : fog(state);
        }
        boolean goesOn =
                table.acting() != 0 && !table.explored() && turn.asked().exists(asked -> asked.index() == seat);
        return goesOn ? best(state) : leaf(state);
    }

    private Line leaf(GameState<FogTable> state) {
        return new Line(worth(state, seat), state);
    }

    /** CHA-4: the fight is won, lost or tied, with dice that bring it about, and nobody rolls again. */
    private Line fight(GameState<FogTable> state, Fight fight) {
        FogTable table = state.table();
        int unit = table.unit(fight.attacker().index());
        int target = fight.defender().index();
        if (fight.attack() != 0) {
            return leaf(state);
        }
        FightOdds odds = FightOdds.of(table, unit, target);
        int behind = Combat.defenceBonus(table, target) - Combat.attackBonus(unit);
        Line won = after(fought(state, HIGHEST, LOWEST));
        Line lost = after(fought(state, LOWEST, HIGHEST));
        Line tied = after(fought(state, TEN, TEN - 10 * behind));
        double worth = odds.win() * won.worth + odds.loss() * lost.worth + odds.tie() * tied.worth;
        return new Line(worth, odds.win() > odds.loss() ? won.end : lost.end);
    }

    private GameState<FogTable> fought(GameState<FogTable> state, int attack, int defence) {
        GameState<FogTable> next = game.apply(state, new CombatRoll(attack)).state();
        next = game.apply(next, new CombatRoll(defence)).state();
        while (next.table().fight().isDefined() && !game.turn(next).isOver()) {
            next = game.apply(next, FogChoice.NONE).state();
        }
        return next;
    }

    private Line fog(GameState<FogTable> state) {
        double sum = 0;
        Line last = new Line(0, state);
        for (int i = 0; i < TILES; i++) {
            GameState<FogTable> next = game.apply(state, game.chance(state).sample(decision.random()))
                    .state();
            last = leaf(next);
            sum += last.worth;
        }
        return new Line(sum / TILES, last.end);
    }
}
