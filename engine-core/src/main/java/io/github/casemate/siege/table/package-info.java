/**
 * What lies on the table: forts, ships, colonists, stones, coins, decks and hands, and the attack that is going on.
 * All of it is immutable; a {@link io.github.casemate.siege.table.Table} changes only by the events that happen on
 * it.
 *
 * <p>Where a player does not know a card there is a hole, so the same types serve for the real table and for what one
 * player sees of it.
 *
 * @since 0.1.0
 */
@NullMarked
@Immutables
package io.github.casemate.siege.table;

import io.github.casemate.siege.style.Immutables;
import org.jspecify.annotations.NullMarked;
