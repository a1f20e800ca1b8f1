package io.github.casemate.ai.siege;

import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * How good a position of Island Siege is for each player: the {@linkplain Term terms} of each side, weighed and added
 * up to a strength, and from the strengths the chance that each player wins.
 *
 * <p>During an attack it judges both ways the attack can end, the fort standing or fallen, by the chance of each.
 */
public final class SiegeEvaluation implements Evaluation<GameState> {

    /** A lead of so much makes the odds of winning e to 1. */
    private static final double LEAD = 15;

    /** One for each thread that asks: what an oracle remembers changes no answer. */
    private final ThreadLocal<Judge> judge;

    private final double lead;

    /** An evaluation with the weights of the table of terms. */
    public SiegeEvaluation() {
        this(Term.weights(), LEAD);
    }

    SiegeEvaluation(double[] weights, double lead) {
        this.judge = ThreadLocal.withInitial(() -> Judge.of(weights));
        this.lead = lead;
    }

    @Override
    public double[] utilities(GameState state) {
        Table table = state.table();
        Option<Assault> assault = table.assault();
        Option<Fort> attacked = assault.isDefined() && assault.get().fort().isDefined()
                ? table.findFort(assault.get().fort().get())
                : Option.none();
        if (attacked.isEmpty()) {
            return utilities(state, null);
        }
        double falls = judge.get().attack().chance(state, attacked.get());
        double[] standing = utilities(state, null);
        double[] fallen = utilities(state, attacked.get().card());
        for (int seat = 0; seat < standing.length; seat++) {
            standing[seat] += falls * (fallen[seat] - standing[seat]);
        }
        return standing;
    }

    private double[] utilities(GameState state, @Nullable Card lost) {
        Table table = state.table();
        PlayerId mover = state.agenda().head() instanceof ChooseAction ? table.active() : table.next(table.active());
        int players = table.players().size();
        double[] chances = new double[players];
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            double side = judge.get().appraisal().side(table, PlayerId.of(seat), mover.index() == seat, lost);
            chances[seat] = StrictMath.exp(side / lead);
            sum += chances[seat];
        }
        for (int seat = 0; seat < players; seat++) {
            // From the chance to win to the utility of the kernel's wins: 1 for the winner, and zero in all.
            chances[seat] = (players * chances[seat] / sum - 1) / (players - 1);
        }
        return chances;
    }

    private record Judge(Appraisal appraisal, AttackOdds attack) {

        static Judge of(double[] weights) {
            RerollOracle oracle = RerollOracle.create();
            return new Judge(new Appraisal(oracle, weights), new AttackOdds(oracle));
        }
    }
}
