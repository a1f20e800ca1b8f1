package io.github.casemate.ai.siege;

import io.github.casemate.agenda.GameState;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How good a position of Island Siege is for each player: the {@linkplain Term terms} of each side, weighed and added
 * up to a strength, and from the strengths the chance that each player wins.
 *
 * <p>During an attack it judges both ways the attack can end, the fort standing or fallen, by the chance of each. A
 * player who would win at the beginning of the next turn (VIC-1) counts as the winner. It is thread-safe, and remembers
 * the odds of attacks for each of them; what it remembers changes no answer.
 */
public final class SiegeEvaluation implements Evaluation<GameState<Table>> {

    private final ThreadLocal<RerollOracle> oracle = ThreadLocal.withInitial(RerollOracle::create);

    /** An evaluation that remembers nothing yet. */
    public SiegeEvaluation() {}

    /** A state is settled where a player chooses the action of their turn: nothing is half done there. */
    @Override
    public boolean isSettled(GameState<Table> state) {
        return isTurnOpen(state);
    }

    @Override
    public double[] utilities(GameState<Table> state) {
        Table table = state.table();
        Option<AttackState> attack = table.attack();
        Option<Fort> attacked = attack.isDefined() && attack.get().fort().isDefined()
                ? table.findFort(attack.get().fort().get())
                : Option.none();
        double[] standing = utilities(state, null);
        if (attacked.isEmpty()) {
            return standing;
        }
        double falls = new AttackOdds(oracle.get()).chance(state, attacked.get());
        double[] fallen = utilities(state, attacked.get().card());
        for (int seat = 0; seat < standing.length; seat++) {
            standing[seat] += falls * (fallen[seat] - standing[seat]);
        }
        return standing;
    }

    /**
     * What the evaluation sees on one side, to explain its numbers.
     *
     * @param table a table, or what somebody sees of it
     * @param player whose side
     * @param movesNext whether the player moves next
     * @return the terms in their order, each with its value; the value times the weight is what it adds to the strength
     */
    public Map<Term, Double> explain(Table table, PlayerId player, boolean movesNext) {
        double[] terms = new Terms(oracle.get()).of(table, player, movesNext, null);
        Map<Term, Double> explained = LinkedHashMap.empty();
        for (Term term : Term.values()) {
            explained = explained.put(term, terms[term.ordinal()]);
        }
        return explained;
    }

    private double[] utilities(GameState<Table> state, @Nullable Card lost) {
        Table table = state.table();
        boolean isOpen = isTurnOpen(state);
        PlayerId mover = isOpen ? table.active() : table.next(table.active());
        Terms terms = new Terms(oracle.get());
        int players = table.players().size();
        double[] chances = new double[players];
        if (!isOpen && Terms.isVictory(table, mover, lost)) {
            Arrays.fill(chances, -1.0 / (players - 1));
            chances[mover.index()] = 1;
            return chances;
        }
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            double[] side = terms.of(table, PlayerId.of(seat), mover.index() == seat, lost);
            chances[seat] = PortableMath.exp(Term.strength(side));
            sum += chances[seat];
        }
        for (int seat = 0; seat < players; seat++) {
            // From the chance to win to the utility of the kernel's wins: 1 for the winner, and zero in all.
            chances[seat] = (players * chances[seat] / sum - 1) / (players - 1);
        }
        return chances;
    }

    private static boolean isTurnOpen(GameState<Table> state) {
        return state.agenda().headOption().exists(ChooseAction.class::isInstance);
    }
}
