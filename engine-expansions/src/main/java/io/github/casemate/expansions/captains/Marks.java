package io.github.casemate.expansions.captains;

import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** What an order can be aimed at. */
final class Marks {

    private Marks() {}

    /** The defending fort, or none in Open Waters. */
    static Option<Fort> fort(Table table) {
        return table.requireAttack().fort().map(table::fort);
    }

    /** Whether the attacker has a colonist to send. */
    static boolean hasColonist(Table table) {
        return table.player(table.requireAttack().attacker()).home() > 0;
    }
}
