/**
 * Bots against bots, many times: who takes part, what is counted, and where reports go. The arena itself is part of the
 * library; the commands parse what is typed.
 */
@NullMarked
package io.github.casemate.app.arena;

import org.jspecify.annotations.NullMarked;
