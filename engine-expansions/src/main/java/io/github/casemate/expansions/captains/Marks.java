package io.github.casemate.expansions.captains;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Whom and what an order can be aimed at. */
final class Marks {

    private Marks() {}

    /** The defender, or in Open Waters any opponent (RUL-4). */
    static Array<PlayerId> opponents(Table table) {
        AttackState attack = table.requireAttack();
        return attack.defender().isDefined() ? Array.of(attack.defender().get()) : table.opponents(attack.attacker());
    }

    /** The defending fort, or none in Open Waters. */
    static Option<Fort> fort(Table table) {
        return table.requireAttack().fort().map(table::fort);
    }

    /** Whether the attacker has a colonist to send. */
    static boolean hasColonist(Table table) {
        return table.player(table.requireAttack().attacker()).home() > 0;
    }
}
