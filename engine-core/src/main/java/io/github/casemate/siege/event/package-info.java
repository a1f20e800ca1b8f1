/**
 * What can happen, one record for each. An event carries everything it changes, final numbers included, and changes a
 * table without asking anybody: folding the events over the old table gives the new one. What a player may not know
 * about an event is taken out before they hear of it.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.event;

import org.jspecify.annotations.NullMarked;
