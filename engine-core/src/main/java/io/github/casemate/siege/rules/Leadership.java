package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.permission.UseAbility;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/**
 * ATK-4: the attacker spends Leadership on abilities, one after the other, as long as symbols last. There may be
 * abilities whose offers depend on a hand, so the question is secret (LAW-7); but if everybody can see that there is
 * nothing to spend, or nothing to spend it on, there are no options.
 */
public record Leadership() implements AttackQuestion {

    /** The only instance: the step has no fields. */
    public static final Leadership STEP = new Leadership();

    private static final Array<Action> END_ONLY = Array.of(new EndLeadership());

    private record Payable(ActiveAbility active, LeadershipAbility.Offer offer, int price) {}

    @Override
    public Seq<Action> options(Table table) {
        if (table.requireAttack().results(Face.LEADERSHIP) == 0) {
            return Array.empty();
        }
        List<Action> options = new ArrayList<>();
        for (Payable payable : payable(table)) {
            if (!options.contains(payable.offer().action())) {
                options.add(payable.offer().action());
            }
        }
        return options.isEmpty() && !mayOfferInSecret(table) ? Array.empty() : END_ONLY.appendAll(options);
    }

    @Override
    public boolean isSecret() {
        return true;
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof EndLeadership) {
            return;
        }
        for (Payable payable : payable(play.table())) {
            if (payable.offer().action().equals(answer)) {
                play.emit(new LeadershipSpent(asked(play.table()), payable.price()));
                Abilities.use(payable.active(), play, answer);
                play.then(STEP);
                return;
            }
        }
    }

    @Override
    public Rejection explain(Table table, Action action) {
        for (ActiveAbility active : table.abilities().of(Ability.Kind.LEADERSHIP)) {
            if (active.source().isAgainst(asked(table))) {
                continue;
            }
            for (LeadershipAbility.Offer offer : Abilities.offers(active, table)) {
                if (offer.action().equals(action)) {
                    Rejection silenced =
                            Abilities.forbids(table, new UseAbility(table.requireAttack(), active.source()));
                    return silenced != null
                            ? silenced
                            : Rejection.of(
                                    "not-enough-leadership", "That costs more Leadership than is left.", "ATK-4");
                }
            }
        }
        for (ActiveAbility active : table.abilities().of(Ability.Kind.LEADERSHIP)) {
            Rejection refusal =
                    active.source().isAgainst(asked(table)) ? null : Abilities.refusal(active, action, table);
            if (refusal != null) {
                return refusal;
            }
        }
        return Rejections.wrongAnswer(action, "use Leadership or end it", "ATK-4");
    }

    private static boolean mayOfferInSecret(Table table) {
        AbilityIndex index = table.abilities();
        for (int i = 0; i < index.count(Ability.Kind.LEADERSHIP); i++) {
            ActiveAbility active = index.at(Ability.Kind.LEADERSHIP, i);
            if (Abilities.offersInSecret(active) && isUsable(table, active)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUsable(Table table, ActiveAbility active) {
        return !active.source().isAgainst(table.requireAttack().attacker())
                && !Abilities.isSilenced(table, active.source());
    }

    private static List<Payable> payable(Table table) {
        List<Payable> all = new ArrayList<>();
        // The imperial board and the modules come before the cards.
        addPayable(table, true, all);
        addPayable(table, false, all);
        return all;
    }

    private static void addPayable(Table table, boolean rules, List<Payable> all) {
        AttackState attack = table.requireAttack();
        int symbols = attack.results(Face.LEADERSHIP);
        AbilityIndex index = table.abilities();
        int count = index.count(Ability.Kind.LEADERSHIP);
        for (int i = 0; i < count; i++) {
            ActiveAbility active = index.at(Ability.Kind.LEADERSHIP, i);
            if (active.source().owner().isEmpty() != rules || !isUsable(table, active)) {
                continue;
            }
            for (LeadershipAbility.Offer offer : Abilities.offers(active, table)) {
                int price = Abilities.number(table, new LeadershipPrice(attack, offer.price()));
                if (price <= symbols) {
                    all.add(new Payable(active, offer, price));
                }
            }
        }
    }
}
