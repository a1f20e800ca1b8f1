/**
 * What players and chance can do, one record for each. An action names cards, spaces and faces, but never who takes it:
 * that is the player who is asked.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.action;

import org.jspecify.annotations.NullMarked;
