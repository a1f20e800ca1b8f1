package io.github.casemate.siege.permission;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Fort;

/**
 * To attack a fort.
 *
 * @param player who wants to
 * @param fort the fort
 */
public record AttackFort(PlayerId player, Fort fort) implements Permission {}
