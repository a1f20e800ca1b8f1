package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.number.LeadershipPrice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Standing;
import io.github.casemate.siege.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * The exchanges of results that the attacker's cards offer in an attack. Nothing is known of any card: each is offered
 * plenty of results, and what it does with them is looked at.
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
            Standing standing = index.at(Ability.Kind.LEADERSHIP, place);
            if (standing.source().isOf(table.attack().attacker()) && !Abilities.isSilenced(table, standing.source())) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                add(standing, table.changeAssault(assault -> assault.withDice(ALL_PLENTY, 0, 0)), found);
            }
        }
        return found;
    }

    private static void add(Standing standing, Table table, List<Exchange> found) {
        for (LeadershipAbility.Offer offer : Abilities.offers(standing, table)) {
            Assault assault = table.attack();
            int price = Abilities.number(table, new LeadershipPrice(assault, offer.price()));
            if (price > PLENTY) {
                continue;
            }
            Table paid = new LeadershipSpent(assault.attacker(), price).evolve(table);
            Table used = used(standing, offer, paid);
            if (differOnlyInResults(paid, used)) {
                Exchange exchange = exchange(used.attack().results(), price);
                if (exchange.isFinite() && !found.contains(exchange)) {
                    found.add(exchange);
                }
            }
        }
    }

    /** The table after a use that is over at once; any other use, as far as results go, has done nothing. */
    private static Table used(Standing standing, LeadershipAbility.Offer offer, Table paid) {
        Rehearsal rehearsal = new Rehearsal(paid);
        try {
            ((LeadershipAbility) standing.ability()).use(rehearsal, offer.action(), standing.source());
        } catch (RuntimeException unseen) {
            // On a view it may look for a card that is hidden: that is no exchange of results.
            return paid;
        }
        return rehearsal.next().isEmpty() ? rehearsal.table() : paid;
    }

    private static boolean differOnlyInResults(Table before, Table after) {
        Faces results = before.attack().results();
        return after.changeAssault(assault -> assault.withResults(results)).equals(before);
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
