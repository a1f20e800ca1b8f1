package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.DryRun;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.TakeDice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Knows the odds of an attack: how likely it is to bring the fort down, and which dice to roll again for that. It works
 * on full tables and on views alike, because nothing that it looks at is secret.
 *
 * <p><b>What is exact.</b> The odds are those of the real rules, for an attacker who wants the fort to fall and, where
 * that does not decide, as many stones as possible, and for a defender who wants neither. All numbers and permissions
 * are asked of the rules, so every card in play is taken into account: the dice and re-rolls, the added results, what a
 * first wave counts, how large groups count, what a second wave fells, which dice may not be rolled again, and which
 * cards of the attacker are silenced. Leadership is spent on cards of the attacker that turn it into other results and
 * do nothing else, as often and as well as possible. The defender rolls a die again where a card allows it (RUL-42).
 * Who picks the stones makes no difference to whether all of them fall.
 *
 * <p><b>What is left out.</b> What the attacker would have to pay for outside the dice: re-rolls or results for a
 * colonist, captain cards, and every other use of Leadership. What the defender or chance does before the first roll:
 * turning the attack to another fort, or sending a colonist of the attacker home, which could cost a die. The fact that
 * a player whom a module plays does not roll again. Numbers and permissions are asked before the dice fall, so a card
 * whose answer depends on what they show, other than permission to roll them again, is asked too early. With more than
 * eight dice and a card against rolling them again no re-roll is counted.
 *
 * <p>An oracle remembers a limited number of the odds that it has calculated; that changes how fast an answer comes but
 * never the answer. It is not thread-safe: give each thread its own.
 *
 * <pre>{@code
 * RerollOracle oracle = RerollOracle.create();
 * double chance = oracle.chanceToRaze(view.table(), me, fort);   // before the attack
 * Action best = oracle.best(view.table()).action();              // at the question which dice to roll again
 * }</pre>
 */
public final class RerollOracle {

    private static final int MOST_REMEMBERED = 1 << 12;

    private final Map<AttackKey, RollingOdds> known = new HashMap<>();

    private RerollOracle() {}

    /**
     * An oracle that remembers nothing yet.
     *
     * @return a new oracle, for one thread
     */
    public static RerollOracle create() {
        return new RerollOracle();
    }

    /**
     * {@return the chance that a fort falls if a player attacked it now}
     *
     * @param table a table, or what somebody sees of it
     * @param attacker who would attack
     * @param fort a fort of somebody else; that it may be attacked is not checked
     * @throws IllegalArgumentException if there is no such fort on the table
     */
    public double chanceToRaze(Table table, PlayerId attacker, Card fort) {
        return odds(table, attacker, fort).chance();
    }

    /**
     * {@return the odds of an attack on a fort if a player made it now}
     *
     * @param table a table, or what somebody sees of it
     * @param attacker who would attack
     * @param fort a fort of somebody else; that it may be attacked is not checked
     * @throws IllegalArgumentException if there is no such fort on the table
     */
    public RazeOdds odds(Table table, PlayerId attacker, Card fort) {
        return begun(new FleetSent(attacker, fort, table.fort(fort).owner()).evolve(table));
    }

    /**
     * {@return the odds of the attack that is going on, as long as dice may still be rolled: before the first roll,
     * with dice in the air, or when the attacker may roll again}
     *
     * @param table a table on which somebody attacks a fort, or what somebody sees of it
     * @throws IllegalStateException if nobody attacks
     */
    public RazeOdds odds(Table table) {
        AttackState attack = table.requireAttack();
        Faces lying = attack.results();
        if (attack.rolling() > 0) {
            return remembered(AttackKey.rolling(table, lying.total() + attack.rolling(), attack.rerolls()))
                    .rolling(lying);
        }
        return lying.isEmpty() ? begun(table) : best(table).odds();
    }

    /**
     * {@return the odds of the attack that is going on when nobody rolls any more and all added results have joined,
     * before an attack colour is chosen: the chance is 0 or 1}
     *
     * @param table a table on which somebody attacks a fort, or what somebody sees of it
     * @throws IllegalStateException if nobody attacks
     */
    public RazeOdds settled(Table table) {
        WaveOdds odds = new WaveOdds(AttackKey.settled(table));
        int most = odds.most(table.requireAttack().results());
        return new RazeOdds(most == odds.stones() ? 1 : 0, most);
    }

    /**
     * The answers to the question which dice to roll again.
     *
     * @param table a table on which an attacker of a fort may roll again, or what somebody sees of it
     * @return every legal answer with the odds that follow it, in the order of the rules: keeping the dice comes first
     * @throws IllegalStateException if nobody attacks
     */
    public Seq<RerollChoice> choices(Table table) {
        AttackState attack = table.requireAttack();
        Faces dice = attack.results();
        // A re-roll that a card has granted is not among those counted.
        int left = Math.max(0, attack.rerolls() - 1);
        RollingOdds odds = remembered(AttackKey.rolling(table, dice.total(), left));
        return Rerolling.STEP
                .options(table)
                .map(action -> new RerollChoice(
                        action,
                        action instanceof RerollDice again ? odds.rolling(dice.minus(again.dice())) : odds.kept(dice)));
    }

    /**
     * The best answer to the question which dice to roll again.
     *
     * @param table a table on which an attacker of a fort may roll again, or what somebody sees of it
     * @return the legal answer with the best odds, the first of several
     * @throws IllegalStateException if nobody attacks
     */
    public RerollChoice best(Table table) {
        @Nullable RerollChoice best = null;
        for (RerollChoice choice : choices(table)) {
            if (best == null || choice.odds().isBetterThan(best.odds())) {
                best = choice;
            }
        }
        return Objects.requireNonNull(best);
    }

    /** RUL-42: the answers of a defender who may roll one die of the attacker again, once and last. */
    Seq<RerollChoice> hindrances(Table table, Seq<Action> options) {
        Faces dice = table.requireAttack().results();
        RollingOdds odds = RollingOdds.of(AttackKey.stopped(table));
        return options.map(action -> new RerollChoice(
                action, action instanceof RerollDice again ? odds.rolling(dice.minus(again.dice())) : odds.kept(dice)));
    }

    /** The odds while the dice in the air are the last that anybody rolls. */
    RazeOdds lastRoll(Table table) {
        return remembered(AttackKey.stopped(table))
                .rolling(table.requireAttack().results());
    }

    /** Dice are counted by the step that counts them. */
    private RazeOdds begun(Table table) {
        AttackState attack =
                DryRun.taking(table, Abilities.ON_TABLE, TakeDice.STEP).table().requireAttack();
        AttackKey key = AttackKey.rolling(table, attack.rolling(), attack.rerolls());
        return remembered(key).rolling(Faces.NONE);
    }

    private RollingOdds remembered(AttackKey key) {
        RollingOdds odds = known.get(key);
        if (odds == null) {
            odds = RollingOdds.of(key);
            if (known.size() >= MOST_REMEMBERED) {
                known.clear();
            }
            known.put(key, odds);
        }
        return odds;
    }
}
