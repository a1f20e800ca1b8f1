/**
 * Ramparts: more forts, buildings and ships for the main deck, and what they can do. Besides its cards the module
 * brings only a note of the building that was razed last, so it goes with every other module. The cards are a
 * reconstruction.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.expansions.ramparts;

import org.jspecify.annotations.NullMarked;
