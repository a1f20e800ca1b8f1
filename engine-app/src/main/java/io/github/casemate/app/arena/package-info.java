/**
 * Bots against bots, many times: who takes part, what is counted, and where reports go. The arena itself is part of the
 * library; what is typed, the commands know.
 */
@NullMarked
package io.github.casemate.app.arena;

import org.jspecify.annotations.NullMarked;
