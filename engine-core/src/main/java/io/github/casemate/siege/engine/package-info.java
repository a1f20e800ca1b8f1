/**
 * The loop that runs the agenda until there is a question with more than one answer. It is not exported: programs that
 * play use the game, and those that extend it use the steps and abilities.
 */
@NullMarked
package io.github.casemate.siege.engine;

import org.jspecify.annotations.NullMarked;
