package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/** ATK-3: which dice to roll again, one's own or an attacker's. */
final class DiceAdvisor {

    /** How much likelier the fort must be to fall for a re-roll that costs a colonist. */
    private static final double WORTH_A_COLONIST = 0.15;

    private DiceAdvisor() {}

    /** The question which dice the attacker rolls again. */
    static Action reroll(Situation situation) {
        Table table = situation.table();
        if (table.requireAttack().fort().isEmpty()) {
            return openWaters(situation.legal(), false);
        }
        Seq<RerollChoice> choices = situation.oracle().choices(table);
        // A player who answers for an attacker on another seat wants that attack to fail.
        boolean own = table.isAttacker(situation.player());
        RerollChoice best = choices.reduce((one, other) ->
                (own ? other.odds().isBetterThan(one.odds()) : one.odds().isBetterThan(other.odds())) ? other : one);
        return situation.legal().contains(best.action())
                ? best.action()
                : situation.legal().head();
    }

    /** The question whether a card is used for one more re-roll. */
    static Action rerollForColonist(Situation situation) {
        Table table = situation.table();
        boolean use;
        if (table.requireAttack().fort().isEmpty()) {
            use = false;
        } else {
            Seq<RerollChoice> choices = situation.oracle().choices(table);
            double kept = choices.head().odds().chance();
            use = choices.exists(choice -> choice.odds().chance() > kept + WORTH_A_COLONIST);
        }
        return situation.best(action -> action instanceof UseCard == use ? 1 : 0);
    }

    /** RUL-42: the question which die of an attacker the defender rolls again. */
    static Action hinder(Situation situation) {
        return hinder(situation.oracle(), situation.table(), situation.legal());
    }

    static Action hinder(RerollOracle oracle, Table table, Seq<Action> legal) {
        return oracle.hindrances(table, legal)
                .reduce((one, other) -> one.odds().isBetterThan(other.odds()) ? other : one)
                .action();
    }

    /**
     * In Open Waters only colours are useful, and Leadership for a player who can spend it: the rest is rolled again.
     */
    static Action openWaters(Seq<Action> legal, boolean keepsLeadership) {
        return legal.reduce((one, other) -> gain(other, keepsLeadership) > gain(one, keepsLeadership) ? other : one);
    }

    private static int gain(Action action, boolean keepsLeadership) {
        if (!(action instanceof RerollDice again)) {
            return 0;
        }
        int useless = again.dice().count(Face.TARGET)
                + (keepsLeadership ? 0 : again.dice().count(Face.LEADERSHIP));
        return useless - 2 * (again.dice().total() - useless);
    }
}
