/**
 * What lies on the table: forts, ships, colonists, stones, coins, decks and hands, and the attack that is going on. All of it is immutable;
 * a {@link io.github.casemate.siege.table.Table} changes only by the events that happen on it.
 *
 * <p>Where a player does not know a card there is a hole, so the same types serve for what is and for what one player sees.
 */
@NullMarked
@Value.Style(overshadowImplementation = true, visibility = Value.Style.ImplementationVisibility.PACKAGE)
package io.github.casemate.siege.table;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
