package io.github.casemate.ai.siege;

import io.github.casemate.agenda.DryRun;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * The exchanges of results that the attacker's cards offer in an attack. It knows no card: each card is offered plenty
 * of results, and what it does with them is observed.
 */
final class Exchanges {

    private static final int PLENTY = 6;
    private static final Faces ALL_PLENTY = plenty();

    private Exchanges() {}

    /** The exchanges in an attack that is going on; each can be made as often as its results last. */
    static List<Exchange> of(Table table) {
        AbilityIndex index = table.abilities();
        int count = index.count(Ability.Kind.LEADERSHIP);
        List<Exchange> found = List.of();
        for (int place = 0; place < count; place++) {
            ActiveAbility active = index.at(Ability.Kind.LEADERSHIP, place);
            if (active.source().isOf(table.requireAttack().attacker())
                    && !Abilities.isSilenced(table, active.source())) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                add(active, table.changeAttack(attack -> attack.withDice(ALL_PLENTY, 0, 0)), found);
            }
        }
        return found;
    }

    private static void add(ActiveAbility active, Table table, List<Exchange> found) {
        for (LeadershipAbility.Offer offer : Abilities.offers(active, table)) {
            AttackState attack = table.requireAttack();
            int price = Abilities.number(table, new LeadershipPrice(attack, offer.price()));
            if (price > PLENTY) {
                continue;
            }
            Table paid = new LeadershipSpent(attack.attacker(), price).evolve(table);
            Table used = used(active, offer, paid);
            if (differOnlyInResults(paid, used)) {
                Exchange exchange = exchange(used.requireAttack().results(), price);
                if (exchange.isFinite() && !found.contains(exchange)) {
                    found.add(exchange);
                }
            }
        }
    }

    /** The table after a use that is over at once; any other use counts as doing nothing to the results. */
    private static Table used(ActiveAbility active, LeadershipAbility.Offer offer, Table paid) {
        try {
            LeadershipAbility ability = (LeadershipAbility) active.ability();
            DryRun<Table> use =
                    DryRun.of(paid, Abilities.ON_TABLE, play -> ability.use(play, offer.action(), active.source()));
            return use.next().isEmpty() ? use.table() : paid;
        } catch (RuntimeException unseen) {
            // On a view it may look for a card that is hidden: that is not an exchange of results.
            return paid;
        }
    }

    private static boolean differOnlyInResults(Table before, Table after) {
        Faces results = before.requireAttack().results();
        return after.changeAttack(attack -> attack.withResults(results)).equals(before);
    }

    private static Exchange exchange(Faces after, int price) {
        Faces spent = Faces.NONE;
        Faces gained = Faces.NONE;
        for (int i = 0; i < Face.count(); i++) {
            Face face = Face.at(i);
            int less = PLENTY - after.count(face);
            // The price must be there before anything comes of it, even if it comes back.
            int needed = face == Face.LEADERSHIP ? Math.max(less, price) : Math.max(less, 0);
            spent = spent.plus(face, needed);
            gained = gained.plus(face, needed - less);
        }
        return new Exchange(spent, gained);
    }

    private static Faces plenty() {
        Faces all = Faces.NONE;
        for (int face = 0; face < Face.count(); face++) {
            all = all.plus(Face.at(face), PLENTY);
        }
        return all;
    }
}
