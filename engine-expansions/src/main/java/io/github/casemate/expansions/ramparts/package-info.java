/** Ramparts: 24 more forts, buildings and ships for the main deck, and what they do. */
@NullMarked
package io.github.casemate.expansions.ramparts;

import org.jspecify.annotations.NullMarked;
