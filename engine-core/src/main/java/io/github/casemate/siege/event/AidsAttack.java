package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.table.Table;

/**
 * An event to which a card reacts in order to help the attack. Reacting counts as using an ability in the attack, so an
 * attacker's card that reacts can be silenced (RUL-39).
 */
public interface AidsAttack extends Event<Table> {}
