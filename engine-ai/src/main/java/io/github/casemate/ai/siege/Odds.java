package io.github.casemate.ai.siege;

import io.github.casemate.siege.GameState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/** How likely forts fall. */
interface Odds {

    /** How likely a fort falls to the strongest attack that an opponent could make on it now. */
    double strongest(Table table, Fort fort);

    /** How likely the fort that is attacked falls, from the present moment of the attack on. */
    double underAttack(GameState state, Fort fort);
}
