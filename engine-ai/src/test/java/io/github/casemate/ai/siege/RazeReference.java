package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.expansions.ramparts.ChangeResult;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.AddsResult;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The odds of an attack by playing it in every possible way with the real rules: the attacker's best answer to each
 * question, the worst of everybody else's, and the mean over chance. Slow, and right by definition.
 */
final class RazeReference {

    /** What the attacker thinks of. */
    enum Means {
        /** The dice, and Leadership for other results: what the oracle says that it includes. */
        DICE,
        /** Whatever the rules offer. */
        EVERYTHING
    }

    private final IslandSiege game;
    private final PlayerId attacker;
    private final Card fort;
    private final int stones;
    private final Means means;
    private final Map<Object, RazeOdds> known = new HashMap<>();

    private RazeReference(IslandSiege game, Table table, Means means) {
        this.game = game;
        this.attacker = table.requireAttack().attacker();
        this.fort = table.requireAttack().fort().get();
        this.stones = table.fort(fort).stones();
        this.means = means;
    }

    /** For an attack on a fort that is going on, from any of its states before the first stone falls. */
    static RazeReference of(IslandSiege game, GameState<Table> state, Means means) {
        return new RazeReference(game, state.table(), means);
    }

    RazeOdds odds(GameState<Table> state) {
        Table table = state.table();
        if (table.attack().isEmpty() || game.turn(state) instanceof Turn.Over) {
            int left = table.findFort(fort).map(Fort::stones).getOrElse(0);
            return new RazeOdds(table.findFort(fort).isEmpty() ? 1 : 0, stones - left);
        }
        RazeOdds odds = known.get(key(state));
        if (odds == null) {
            odds = game.turn(state) instanceof Turn.Chance ? mean(state) : chosen(state);
            known.put(key(state), odds);
        }
        return odds;
    }

    private RazeOdds mean(GameState<Table> state) {
        Distribution<Action> chances = game.chance(state);
        double chance = 0;
        double felled = 0;
        for (Action outcome : chances.outcomes()) {
            RazeOdds odds = odds(game.apply(state, outcome).state());
            chance += chances.probability(outcome) * odds.chance();
            felled += chances.probability(outcome) * odds.stones();
        }
        return new RazeOdds(chance, felled);
    }

    private RazeOdds chosen(GameState<Table> state) {
        boolean own = game.turn(state).asked().contains(attacker);
        @Nullable RazeOdds best = null;
        for (Action action : own && means == Means.DICE ? plain(state) : game.legalActions(state)) {
            RazeOdds odds = odds(game.apply(state, action).state());
            if (best == null || (own ? odds.isBetterThan(best) : best.isBetterThan(odds))) {
                best = odds;
            }
        }
        if (best == null) {
            throw new AssertionError("nothing to choose from in " + state);
        }
        return best;
    }

    private Seq<Action> plain(GameState<Table> state) {
        Seq<Action> legal = game.legalActions(state);
        if (legal.exists(Decline.class::isInstance)) {
            return legal.filter(Decline.class::isInstance);
        }
        if (!(state.agenda().head() instanceof Leadership)) {
            return legal;
        }
        return legal.filter(action -> action instanceof EndLeadership
                || action instanceof ChangeResult
                || (action instanceof UseCard use && use.card().abilities().exists(AddsResult.class::isInstance)));
    }

    /** With dice alone nothing else on the table changes, and whole states are slow to compare. */
    private Object key(GameState<Table> state) {
        return means == Means.EVERYTHING
                ? state
                : List.of(
                        state.table().requireAttack(),
                        state.table().findFort(fort).map(Fort::wall),
                        state.agenda());
    }
}
