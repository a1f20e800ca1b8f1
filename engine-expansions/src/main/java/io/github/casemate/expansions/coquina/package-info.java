/**
 * Coquina: six more cards for the main deck, what they can do, and five pink stones for the general supply. No die
 * shows pink. The cards are a reconstruction.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.expansions.coquina;

import org.jspecify.annotations.NullMarked;
