/** Coquina: six more cards for the main deck, what they do, and the pink stones. */
@NullMarked
package io.github.casemate.expansions.coquina;

import org.jspecify.annotations.NullMarked;
