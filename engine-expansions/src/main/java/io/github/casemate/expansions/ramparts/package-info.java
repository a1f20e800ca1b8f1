/**
 * Ramparts: more forts, buildings and ships for the main deck, and what they can do. The module brings cards and
 * nothing else, so it goes with every other one. The cards are a reconstruction.
 */
@NullMarked
package io.github.casemate.expansions.ramparts;

import org.jspecify.annotations.NullMarked;
