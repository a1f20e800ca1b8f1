package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.deed.UseAbility;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.number.LeadershipPrice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Standing;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * ATK-4: the attacker spends Leadership on abilities, one after the other, as long as symbols last. There may be abilities
 * whose offers depend on a hand, so the question is secret (LAW-7); but where everybody can see that there is nothing to
 * spend, or nothing to spend it on, there are no options.
 */
public record Leadership() implements Question {

    /** The step: it has no fields, so there is one. */
    public static final Leadership STEP = new Leadership();

    private static final Array<Action> END_ONLY = Array.of(new EndLeadership());

    private record Payable(Standing standing, LeadershipAbility.Offer offer, int price) {}

    @Override
    public PlayerId asked(Table table) {
        return table.attack().attacker();
    }

    @Override
    public Seq<Action> options(Table table) {
        if (table.attack().results(Face.LEADERSHIP) == 0) {
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
    public void answer(Play play, Action answer) {
        if (answer instanceof EndLeadership) {
            return;
        }
        for (Payable payable : payable(play.table())) {
            if (payable.offer().action().equals(answer)) {
                play.emit(new LeadershipSpent(asked(play.table()), payable.price()));
                Abilities.use(payable.standing(), play, answer);
                play.then(STEP);
                return;
            }
        }
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.attack(table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        for (Standing standing : table.abilities().of(Ability.Kind.LEADERSHIP)) {
            if (standing.source().isAgainst(asked(table))) {
                continue;
            }
            for (LeadershipAbility.Offer offer : Abilities.offers(standing, table)) {
                if (offer.action().equals(action)) {
                    Rejection silenced = Abilities.forbids(table, new UseAbility(table.attack(), standing.source()));
                    return silenced != null
                            ? silenced
                            : Rejection.of(
                                    "not-enough-leadership", "That costs more Leadership than is left.", "ATK-4");
                }
            }
        }
        for (Standing standing : table.abilities().of(Ability.Kind.LEADERSHIP)) {
            Rejection refusal =
                    standing.source().isAgainst(asked(table)) ? null : Abilities.refusal(standing, action, table);
            if (refusal != null) {
                return refusal;
            }
        }
        return Rejections.wrongAnswer(action, "use Leadership or end it", "ATK-4");
    }

    private static boolean mayOfferInSecret(Table table) {
        AbilityIndex index = table.abilities();
        for (int i = 0; i < index.count(Ability.Kind.LEADERSHIP); i++) {
            Standing standing = index.at(Ability.Kind.LEADERSHIP, i);
            if (Abilities.offersInSecret(standing) && isUsable(table, standing)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUsable(Table table, Standing standing) {
        return !standing.source().isAgainst(table.attack().attacker())
                && !Abilities.isSilenced(table, standing.source());
    }

    private static List<Payable> payable(Table table) {
        List<Payable> all = new ArrayList<>();
        // The imperial board and the modules come before the cards.
        addPayable(table, true, all);
        addPayable(table, false, all);
        return all;
    }

    private static void addPayable(Table table, boolean rules, List<Payable> all) {
        Assault assault = table.attack();
        int symbols = assault.results(Face.LEADERSHIP);
        AbilityIndex index = table.abilities();
        int count = index.count(Ability.Kind.LEADERSHIP);
        for (int i = 0; i < count; i++) {
            Standing standing = index.at(Ability.Kind.LEADERSHIP, i);
            if (standing.source().owner().isEmpty() != rules || !isUsable(table, standing)) {
                continue;
            }
            for (LeadershipAbility.Offer offer : Abilities.offers(standing, table)) {
                int price = Abilities.number(table, new LeadershipPrice(assault, offer.price()));
                if (price <= symbols) {
                    all.add(new Payable(standing, offer, price));
                }
            }
        }
    }
}
