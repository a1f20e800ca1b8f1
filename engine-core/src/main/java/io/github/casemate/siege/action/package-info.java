/**
 * What players and chance can do, one record for each. An action names cards, spaces and faces, never who takes it:
 * whoever is asked acts.
 */
@NullMarked
package io.github.casemate.siege.action;

import org.jspecify.annotations.NullMarked;
