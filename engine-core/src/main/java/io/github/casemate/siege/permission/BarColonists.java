package io.github.casemate.siege.permission;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Fort;

/**
 * To keep colonists away from somebody else's fort (RUL-48).
 *
 * @param by who wants to
 * @param fort the fort that would gain them
 */
public record BarColonists(PlayerId by, Fort fort) implements Permission {}
