/**
 * Battle for the Island, for two players: the pack {@code battle-for-the-island}, which brings everything together.
 *
 * <p>The packages below this one are the table with what can happen to it, the rules as steps, the bots, and, not
 * exported, the words and the page.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.battle;

import org.jspecify.annotations.NullMarked;
