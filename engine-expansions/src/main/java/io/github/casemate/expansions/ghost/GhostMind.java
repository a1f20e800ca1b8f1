package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.DryRun;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What the Ghost Captain answers while his card is face up. What he does in his Action phase is decided by {@link
 * GhostPlan}.
 *
 * <p>Other modules ask questions that this class does not know. He declines whatever he may decline, and otherwise goes
 * by what the options name: spaces, cards, colours, numbers ({@link Preference}). If that does not decide, he takes the
 * first option.
 */
final class GhostMind {

    private GhostMind() {}

    /**
     * His answer.
     *
     * @param asked a question
     * @param options the possible answers, at least one
     * @param table the table
     * @return one of the options
     */
    static Action choice(Question<Table> asked, Seq<Action> options, Table table) {
        Question<Table> question = asked instanceof Delegated delegated ? delegated.question() : asked;
        if (question instanceof Leadership) {
            return leadership(options, table);
        }
        if (question instanceof ChooseAttackColor) {
            return attackColor(options, table);
        }
        if (question instanceof FillSpace || question instanceof RepairFort) {
            return preferred(question, options.reject(GhostMind::isDeclining), table);
        }
        return options.find(GhostMind::isDeclining).getOrElse(() -> preferred(question, options, table));
    }

    /**
     * GHO-4, RUL-84: he destroys ships as long as he can, from the first built; then he uses his abilities, always the
     * first that can be used and has something to do. He does not use what is on none of his cards, such as drawing
     * captains.
     */
    private static Action leadership(Seq<Action> options, Table table) {
        Option<Action> ship = options.find(SinkShip.class::isInstance);
        if (ship.isDefined()) {
            return ship.get();
        }
        for (Card card : Nearness.cards(table, GhostCaptain.SEAT)) {
            Seq<Action> uses = uses(card, table)
                    .filter(use -> options.contains(use.action()) && hasSomethingToDo(use, table))
                    .map(LeadershipAbility.Offer::action);
            if (!uses.isEmpty()) {
                return preferred(Leadership.STEP, uses, table);
            }
        }
        return options.head();
    }

    private static Seq<LeadershipAbility.Offer> uses(Card card, Table table) {
        return table.abilities()
                .of(Ability.Kind.LEADERSHIP)
                .filter(active -> active.source().isOn(card))
                .flatMap(active -> Abilities.offers(active, table));
    }

    /** RUL-84: either all results that are not spent stay as they are, or one of them becomes Black. */
    private static boolean hasSomethingToDo(LeadershipAbility.Offer use, Table table) {
        AttackState attack = table.requireAttack();
        int price = Abilities.number(table, new LeadershipPrice(attack, use.price()));
        Faces unspent = attack.results().minus(Face.LEADERSHIP, price);
        Faces after = DryRun.answering(table, TableAbilities.none(), Leadership.STEP, use.action())
                .table()
                .requireAttack()
                .results();
        return after.contains(unspent) || after.count(Face.BLACK) > unspent.count(Face.BLACK);
    }

    /**
     * GHO-4, RUL-85: the colour that fells the most stones; if there are several, the first, as they are listed in his
     * order.
     */
    private static Action attackColor(Seq<Action> options, Table table) {
        return options.minBy(option -> -FirstWave.reachable(table, ((ChooseColor) option).color())
                        .head()
                        .size())
                .get();
    }

    /** GHO-5: the option that is best by his preferences; if several are equal, the first. */
    private static Action preferred(Question<Table> question, Seq<Action> options, Table table) {
        return options.minBy(option -> Preference.of(question, option, table)).get();
    }

    /** GHO-6, RUL-86: he never uses what is optional and never re-rolls dice. */
    private static boolean isDeclining(Action option) {
        return option instanceof Decline || option instanceof LeaveEmpty || option instanceof KeepDice;
    }
}
